/** What an option does, apart from what it is said with: the only place where a message's key is read for it. */
import type { Option } from './wire'

export function verbOf(option: Option): string {
  return option.key.replace(/^option-/, '')
}

import { api } from './api'
import type { Play } from './play.svelte'
import { router } from './router.svelte'

/** The same people and bots once more. */
export async function rematch(play: Play): Promise<void> {
  await play.during(async () => {
    const table = await api.rematch(play.table.id)
    router.go({ page: 'table', id: table.id })
  })
}

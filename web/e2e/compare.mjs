/** Pixel differences of two folders of screenshots.
 *
 * npm run gallery -- --all --keep TABLES --out BEFORE   (change styles, npm run build, the same again to AFTER)
 * npm run compare -- BEFORE AFTER [SIDE_BY_SIDE]
 *
 * Says how many of a picture's pixels differ; of those that changed by more than 1 % writes before and after beside
 * each other into SIDE_BY_SIDE.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { picture, pixels } from './png.mjs'

const MUCH = 0.01
/** how far apart two values of a colour may be and still look the same: edges of letters */
const SAME = 24
const [before, after, beside] = process.argv.slice(2)
if (!before || !after) {
  console.error('npm run compare -- BEFORE AFTER [SIDE_BY_SIDE]')
  process.exit(2)
}

/** The share of pixels that differ; pictures of different sizes differ wholly. */
function difference(a, b) {
  if (a.width !== b.width || a.height !== b.height) return 1
  let count = 0
  for (let i = 0, j = 0; i < a.out.length; i += a.bytes, j += b.bytes)
    if ([0, 1, 2].some((c) => Math.abs(a.out[i + c] - b.out[j + c]) > SAME)) count += 1
  return count / (a.width * a.height)
}

function sideBySide(a, b) {
  const [width, height] = [a.width + 8 + b.width, Math.max(a.height, b.height)]
  const rgb = Buffer.alloc(width * height * 3, 128)
  for (const [p, from] of [
    [a, 0],
    [b, a.width + 8],
  ])
    for (let y = 0; y < p.height; y++)
      for (let x = 0; x < p.width; x++)
        p.out.copy(rgb, (y * width + from + x) * 3, (y * p.width + x) * p.bytes, (y * p.width + x) * p.bytes + 3)
  return picture(width, height, rgb)
}

const read = (folder, name) => pixels(readFileSync(join(folder, name)))
if (beside) mkdirSync(beside, { recursive: true })
let changed = 0
const names = readdirSync(before).filter((name) => name.endsWith('.png'))
for (const name of names) {
  if (!existsSync(join(after, name))) {
    console.log(`   gone  ${name}`)
    continue
  }
  const [a, b] = [read(before, name), read(after, name)]
  const share = difference(a, b)
  console.log(`${(share * 100).toFixed(2).padStart(6)} %  ${name}`)
  if (share <= MUCH) continue
  changed += 1
  if (beside) writeFileSync(join(beside, name), sideBySide(a, b))
}
console.log(`${changed} of ${names.length} pictures changed by more than 1 %`)

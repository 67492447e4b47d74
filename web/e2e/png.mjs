/** Screenshots as PNGs with a palette: a third of the size, no difference to the eye. */
import * as zlib from 'node:zlib'

const { deflateSync, inflateSync, crc32 } = zlib

const SIGN = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

function chunks(png) {
  const out = []
  for (let at = 8; at < png.length;) {
    const size = png.readUInt32BE(at)
    out.push({ kind: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + size) })
    at += 12 + size
  }
  return out
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc(body), body.length + 4)
  return out
}

const TABLE = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
function crc(data) {
  if (crc32) return crc32(data)
  let c = 0xffffffff
  for (const byte of data) c = TABLE[(c ^ byte) & 255] ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}

/** The pixels of an 8-bit RGB or RGBA picture without interlace: what Chromium writes. */
export function pixels(png) {
  const all = chunks(png)
  const head = all.find((c) => c.kind === 'IHDR').data
  const [width, height, depth, colour, interlace] = [
    head.readUInt32BE(0),
    head.readUInt32BE(4),
    head[8],
    head[9],
    head[12],
  ]
  if (depth !== 8 || (colour !== 2 && colour !== 6) || interlace) return null
  const bytes = colour === 6 ? 4 : 3
  const raw = inflateSync(Buffer.concat(all.filter((c) => c.kind === 'IDAT').map((c) => c.data)))
  const line = width * bytes
  const out = Buffer.alloc(line * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (line + 1)]
    for (let x = 0; x < line; x++) {
      const left = x >= bytes ? out[y * line + x - bytes] : 0
      const up = y ? out[(y - 1) * line + x] : 0
      const corner = y && x >= bytes ? out[(y - 1) * line + x - bytes] : 0
      let guess = 0
      if (filter === 1) guess = left
      else if (filter === 2) guess = up
      else if (filter === 3) guess = (left + up) >> 1
      else if (filter === 4) {
        const p = left + up - corner
        const [a, b, c] = [Math.abs(p - left), Math.abs(p - up), Math.abs(p - corner)]
        guess = a <= b && a <= c ? left : b <= c ? up : corner
      }
      out[y * line + x] = (raw[y * (line + 1) + 1 + x] + guess) & 255
    }
  }
  return { width, height, bytes, out }
}

export function smaller(png) {
  const found = pixels(png)
  if (!found) return png
  const { width, height, bytes, out } = found
  // Colours by how often they occur in cells of 4 × 4 × 4, the mean of a cell as its colour.
  const cells = new Map()
  const cellOf = (i) => ((out[i] >> 2) << 12) | ((out[i + 1] >> 2) << 6) | (out[i + 2] >> 2)
  for (let i = 0; i < out.length; i += bytes) {
    const key = cellOf(i)
    const cell = cells.get(key) ?? [0, 0, 0, 0]
    cell[0] += 1
    cell[1] += out[i]
    cell[2] += out[i + 1]
    cell[3] += out[i + 2]
    cells.set(key, cell)
  }
  const palette = [...cells.values()]
    .sort((a, b) => b[0] - a[0])
    .slice(0, 256)
    .map(([n, r, g, b]) => [Math.round(r / n), Math.round(g / n), Math.round(b / n)])
  const index = new Map()
  for (const [key, [n, r, g, b]] of cells) {
    let best = 0
    let least = Infinity
    for (let p = 0; p < palette.length; p++) {
      const far = (palette[p][0] - r / n) ** 2 + (palette[p][1] - g / n) ** 2 + (palette[p][2] - b / n) ** 2
      if (far < least) {
        least = far
        best = p
      }
    }
    index.set(key, best)
  }
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) lines[y * (width + 1) + 1 + x] = index.get(cellOf((y * width + x) * bytes))
  const made = written(width, height, 3, lines, Buffer.from(palette.flat()))
  return made.length < png.length ? made : png
}

/** A picture of the given kind of colour from its lines, each begun by its filter. */
function written(width, height, colour, lines, palette = null) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  head[9] = colour
  return Buffer.concat([
    SIGN,
    chunk('IHDR', head),
    ...(palette ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', deflateSync(lines, { level: palette ? 9 : 4 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A picture of three bytes a pixel. */
export function picture(width, height, rgb) {
  const lines = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y++) rgb.copy(lines, y * (width * 3 + 1) + 1, y * width * 3, (y + 1) * width * 3)
  return written(width, height, 2, lines)
}

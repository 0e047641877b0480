import { AC_COUNTS, AC_VALUES, DC_COUNTS, DC_VALUES, LUMINANCE, ZIGZAG } from './jpeg-tables.ts'

/**
 * A baseline greyscale JPEG writer. Light on cloth is smooth, so JPEG keeps a garment's whole light map in
 * a few kilobytes, and (unlike sharp) this one is synchronous and pure.
 */
interface Code {
  readonly bits: number
  readonly length: number
}

function codesOf(counts: readonly number[], values: readonly number[]): Code[] {
  const codes: Code[] = []
  let code = 0
  let index = 0
  for (const [place, count] of counts.entries()) {
    for (let each = 0; each < count; each++) codes[values[index++] ?? 0] = { bits: code++, length: place + 1 }
    code <<= 1
  }
  return codes
}

const DC_CODES = codesOf(DC_COUNTS, DC_VALUES)
const AC_CODES = codesOf(AC_COUNTS, AC_VALUES)
const NO_CODE: Code = { bits: 0, length: 0 }

const COSINES = Float64Array.from({ length: 64 }, (_, index) => {
  const frequency = index >> 3
  const scale = frequency === 0 ? Math.SQRT1_2 / 2 : 0.5
  return scale * Math.cos(((2 * (index & 7) + 1) * frequency * Math.PI) / 16)
})

function quantisers(quality: number): number[] {
  const scale = quality < 50 ? 5000 / quality : 200 - quality * 2
  return LUMINANCE.map((value) => Math.min(255, Math.max(1, Math.floor((value * scale + 50) / 100))))
}

class BitWriter {
  readonly bytes: number[]
  #buffer = 0
  #count = 0

  constructor(bytes: number[]) {
    this.bytes = bytes
  }

  write(bits: number, length: number): void {
    for (let place = length - 1; place >= 0; place--) {
      this.#buffer = (this.#buffer << 1) | ((bits >> place) & 1)
      if (++this.#count < 8) continue
      this.bytes.push(this.#buffer)
      if (this.#buffer === 0xff) this.bytes.push(0)
      this.#buffer = 0
      this.#count = 0
    }
  }

  /** A code word, then the value it announces in as many bits as its size. */
  writeValue({ bits, length }: Code, value: number, size: number): void {
    this.write(bits, length)
    this.write(value < 0 ? value + (1 << size) - 1 : value, size)
  }

  flush(): void {
    while (this.#count !== 0) this.write(1, 1)
  }
}

function sizeOf(value: number): number {
  return 32 - Math.clz32(Math.abs(value))
}

const ROWS = new Float64Array(64)
const BLOCK = new Float64Array(64)

function transformBlock(pixels: Uint8Array, width: number, height: number, left: number, top: number): void {
  for (let y = 0; y < 8; y++) {
    const line = Math.min(height - 1, top + y) * width
    for (let k = 0; k < 8; k++) {
      let sum = 0
      for (let x = 0; x < 8; x++) {
        sum += ((pixels[line + Math.min(width - 1, left + x)] ?? 0) - 128) * (COSINES[k * 8 + x] ?? 0)
      }
      ROWS[y * 8 + k] = sum
    }
  }
  for (let k = 0; k < 8; k++) {
    for (let x = 0; x < 8; x++) {
      let sum = 0
      for (let y = 0; y < 8; y++) sum += (ROWS[y * 8 + x] ?? 0) * (COSINES[k * 8 + y] ?? 0)
      BLOCK[k * 8 + x] = sum
    }
  }
}

function header(width: number, height: number, table: readonly number[]): number[] {
  const size = [height >> 8, height & 255, width >> 8, width & 255]
  const quantised = ZIGZAG.map((place) => table[place] ?? 1)
  return [
    [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
    [0xff, 0xdb, 0, 67, 0, ...quantised],
    [0xff, 0xc0, 0, 11, 8, ...size, 1, 1, 0x11, 0],
    [0xff, 0xc4, 0, 19 + DC_VALUES.length, 0x00, ...DC_COUNTS, ...DC_VALUES],
    [0xff, 0xc4, 0, 19 + AC_VALUES.length, 0x10, ...AC_COUNTS, ...AC_VALUES],
    [0xff, 0xda, 0, 8, 1, 1, 0x00, 0, 63, 0],
  ].flat()
}

function writeJpeg(pixels: Uint8Array, width: number, height: number, quality: number): Buffer {
  const table = quantisers(quality)
  const writer = new BitWriter(header(width, height, table))
  let previous = 0
  for (let top = 0; top < height; top += 8) {
    for (let left = 0; left < width; left += 8) {
      transformBlock(pixels, width, height, left, top)
      previous = writeBlock(writer, table, previous)
    }
  }
  writer.flush()
  writer.bytes.push(0xff, 0xd9)
  return Buffer.from(writer.bytes)
}

function writeBlock(writer: BitWriter, table: readonly number[], previous: number): number {
  const level = Math.round((BLOCK[0] ?? 0) / (table[0] ?? 1))
  const size = sizeOf(level - previous)
  writer.writeValue(DC_CODES[size] ?? NO_CODE, level - previous, size)
  let zeros = 0
  for (let index = 1; index < 64; index++) {
    const place = ZIGZAG[index] ?? 0
    const value = Math.round((BLOCK[place] ?? 0) / (table[place] ?? 1))
    if (value === 0) {
      zeros++
      continue
    }
    for (; zeros > 15; zeros -= 16) writer.writeValue(AC_CODES[0xf0] ?? NO_CODE, 0, 0)
    const step = sizeOf(value)
    writer.writeValue(AC_CODES[(zeros << 4) | step] ?? NO_CODE, value, step)
    zeros = 0
  }
  if (zeros > 0) writer.writeValue(AC_CODES[0] ?? NO_CODE, 0, 0)
  return level
}

export function jpegAddress(pixels: Uint8Array, width: number, height: number, quality: number): string {
  return `data:image/jpeg;base64,${writeJpeg(pixels, width, height, quality).toString('base64')}`
}

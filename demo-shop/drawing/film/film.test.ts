import { BufferSource, type EncodedPacket, EncodedPacketSink, Input, WEBM } from 'mediabunny'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawFilm, drawGarment, type Drawing } from '../drawing.ts'
import { FILM_FRAMES } from './film.ts'
import { muxWebm, vp8Of } from './webm.ts'
import { blow, windOn } from './wind.ts'

const WIDTH = 120
const HEIGHT = 160
const DRESS: Drawing = { kind: 'dress', seed: 'a', colour: '#2c3a57', fabric: 'silk', pattern: 'plain' }

/** Mean difference of two frames in rows from `from` to `to`, shares of the height. */
function apart(a: Buffer, b: Buffer, [from, to]: readonly [number, number] = [0, 1]): number {
  const row = WIDTH * 3
  const [first, last] = [Math.round(from * HEIGHT) * row, Math.round(to * HEIGHT) * row]
  let sum = 0
  for (let index = first; index < last; index++) sum += Math.abs((a[index] ?? 0) - (b[index] ?? 0))
  return sum / (last - first)
}

describe('the film of a dress', { timeout: 20_000 }, () => {
  test('begins with its picture and ends where it begins (spec 2.10)', async () => {
    const frames = [...(await drawFilm(DRESS, WIDTH)).frames]
    const picture = await sharp(Buffer.from(drawGarment(DRESS, 'front')))
      .resize({ width: WIDTH })
      .removeAlpha()
      .raw()
      .toBuffer()
    const [first, middle, last] = [frames[0], frames[FILM_FRAMES / 2], frames.at(-1)]
    if (!first || !middle || !last) throw new Error('The film has no frames')
    expect(frames).toHaveLength(FILM_FRAMES)
    expect(apart(first, picture)).toBeLessThan(5)
    // No step is larger than the one in the midst of the gust.
    expect(apart(last, first)).toBeLessThan(apart(middle, frames[FILM_FRAMES / 2 + 1] ?? middle))
    expect(apart(first, middle)).toBeGreaterThan(2)
  })

  test('moves at its hem, and hangs still at its shoulders', async () => {
    const frames = [...(await drawFilm(DRESS, WIDTH)).frames]
    const [first, middle] = [frames[0], frames[FILM_FRAMES / 2]]
    if (!first || !middle) throw new Error('The film has no frames')
    const hem = apart(first, middle, [0.7, 0.9])
    expect(hem).toBeGreaterThan(8 * apart(first, middle, [0.05, 0.2]))
  })
})

test('a cuff keeps its edge in the strongest gust: a sleeve swings as a whole', () => {
  const [width, height] = [540, 720]
  const box = { left: 60, right: 120, top: 120, bottom: 360 }
  const sleeve = { width, height, data: new Uint8Array(width * height * 4) }
  for (let y = box.top; y <= box.bottom; y++)
    sleeve.data.fill(255, (y * width + box.left) * 4, (y * width + box.right + 1) * 4)
  const wind = windOn({ ...DRESS, fabric: 'satin' })
  for (const time of [0.4, 0.5, 0.6]) {
    const onto = { width, height, data: new Uint8Array(width * height * 4) }
    blow({ raster: sleeve, part: 'sleeve', box }, wind, { time, onto })
    const low: number[] = []
    for (let x = 0; x < width; x++) {
      let y = height - 1
      while (y > 0 && (onto.data[(y * width + x) * 4 + 3] ?? 0) < 128) y--
      if (y > box.top + 200) low.push(y)
    }
    expect(low.length).toBeGreaterThan(50)
    // Between its slanted sides the lowest row runs nearly straight.
    const hem = low.slice(20, -20)
    expect(Math.max(...hem) - Math.min(...hem), String(time)).toBeLessThan(10)
  }
})

test('a film names its size and length, and holds each frame as it was encoded', async () => {
  const webp = await sharp({ create: { width: 6, height: 8, channels: 3, background: '#a35' } })
    .webp({ quality: 50 })
    .toBuffer()
  const frame = vp8Of(webp)
  const film = await muxWebm({ width: 6, height: 8, framesPerSecond: 10, frames: [frame, frame, frame] })
  const input = new Input({ source: new BufferSource(film), formats: [WEBM] })
  expect(await input.getMimeType()).toBe('video/webm; codecs="vp8"')
  expect(await input.computeDuration()).toBeCloseTo(0.3)
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw new Error('The film has no track')
  expect([track.codedWidth, track.codedHeight]).toEqual([6, 8])
  const packets: EncodedPacket[] = []
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet)
  expect(packets.map(({ timestamp, type }) => [timestamp, type])).toEqual([
    [0, 'key'],
    [0.1, 'key'],
    [0.2, 'key'],
  ])
  for (const { data } of packets) expect(Buffer.from(data).equals(frame)).toBe(true)
})

test('a picture without a lossy frame is no film', async () => {
  const lossless = await sharp({ create: { width: 6, height: 8, channels: 3, background: '#a35' } })
    .webp({ lossless: true })
    .toBuffer()
  expect(() => vp8Of(lossless)).toThrow('no VP8 frame')
})

import { expect, test } from 'vitest'
import { drawFilm, type Drawing } from '../drawing.ts'
import { PATTERNS } from '../kinds.ts'
import { renderFilm } from './render.ts'

const DRESS: Drawing = { kind: 'cheongsam', seed: 'a', colour: '#2c3a57', fabric: 'silk', pattern: 'plain' }

test.each(PATTERNS)(
  'the film of a %s print weighs no more than a phone loads at once',
  { timeout: 60_000 },
  async (pattern) => {
    const film = await renderFilm(await drawFilm({ ...DRESS, pattern }, 540))
    expect(film.length).toBeLessThan(400_000)
  },
)

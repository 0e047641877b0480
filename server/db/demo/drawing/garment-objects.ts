import { piece } from './collars.ts'
import type { Draft } from './draft.ts'
import type { Axis } from './field.ts'
import { join, mirror, polyline, spline, transform, type Curve, type Point } from './geometry.ts'
import { number, offset, seam, stitches, stroke } from './ink.ts'
import { noise } from './noise.ts'
import { orchid } from './orchid.ts'
import type { Garment, Part } from './part.ts'
import { between, pick } from './random.ts'
import { raise, rumple } from './sculpt.ts'

function tail(x: number, wide: number, long: number, lean: number): Curve {
  return join(
    spline(
      [x - 3.4, 2],
      [x - 3.8, 8],
      [x - wide * 0.72 + lean * 0.3, long * 0.4],
      [x - wide + lean * 0.8, long * 0.76],
      [x - wide + lean, long],
    ),
    spline(
      [x - wide + lean, long],
      [x - wide * 0.3 + lean, long + 0.9],
      [x + wide * 0.4 + lean, long + 0.3],
      [x + wide + lean, long - 0.6],
    ),
    spline(
      [x + wide + lean, long - 0.6],
      [x + wide + lean * 0.8 - 0.4, long * 0.72],
      [x + wide * 0.7 + lean * 0.3, long * 0.36],
      [x + 3.6, 8],
      [x + 3.4, 2],
    ),
  )
}

function fringe(curve: Curve, seed: number): string {
  let path = ''
  const [from, ...rest] = [curve.start, ...curve.cubics.map((cubic) => cubic.end)]
  const to = rest.at(-1) ?? from
  for (let x = from[0] + 0.3; x < to[0]; x += 0.42) {
    const y = from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]) + 0.2
    path += `M${number(x)} ${number(y)}q${number(noise(x * 3, 1, seed) * 0.7)} 2.4 ${number(noise(x * 2, 2, seed) * 0.9)} ${number(5.4 + noise(x, 3, seed))}`
  }
  return path
}

/** A scarf looped over a peg: two tails, folds running from the gathered top. */
export function scarf(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const silk = ['silk', 'satin', 'chiffon'].includes(draft.drawing.fabric)
  const flip = draft.back ? -1 : 1
  const lengths = [between(dice, 82, 90), between(dice, 74, 82)] as const
  const tails = lengths.map((long, index): Part => {
    const side = index === 0 ? -1 : 1
    const x = side * 2.4 * flip
    const wide = between(draft.dice(`tail ${index}`), 9.4, 11.4)
    const outline = tail(x, wide, long, side * 3.4 * flip)
    const axis: Axis = {
      points: [
        [x, -2],
        [x + side * 1.2 * flip, long * 0.4],
        [x + side * 3.4 * flip, long + 3],
      ],
      radii: [3.6, wide * 0.82, wide + 0.4],
    }
    const seedling = Math.floor(draft.folds(`tail ${index}`)() * 9999)
    const low = spline(
      [x - wide + side * 3.4 * flip, long],
      [x + side * 3.4 * flip, long + 0.6],
      [x + wide + side * 3.4 * flip, long - 0.6],
    )
    return {
      outline,
      axis,
      depth: 0.3,
      casts: 1,
      marks: silk
        ? stroke(offset(outline, -0.3, 5), { width: 0.34, opacity: 0.16 }) +
          stroke(offset(outline, -0.5, 5), { width: 0.1, opacity: 0.4 })
        : '',
      over: silk
        ? ''
        : `<path d="${fringe(low, seedling)}" fill="none" stroke="currentColor" stroke-width=".3"/><path d="${fringe(low, seedling)}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width=".12" transform="translate(.12 .05)"/>`,
      sculpt: (field) => {
        raise(field, (_x, _y, u, v) => {
          const angle = u * 4.4 + 0.5 * noise(u * 2, v * 0.03, seedling)
          const open = 1 / (1 + v / 60)
          return (
            draft.hand.drape *
            (0.75 * Math.sin(angle * 1.2 + seedling) * Math.min(1, 0.35 + v / 60) +
              0.42 * Math.sin(angle * 3 + 1 + seedling) * open)
          )
        })
        rumple(field, 0.35 * draft.hand.rumple, 6, 4, 0, seedling)
      },
    }
  })
  const loop = join(
    spline([-6.4, 6], [-6.6, 1.5], [-5, -2.6], [0, -3.6], [5, -2.6], [6.6, 1.5], [6.4, 6]),
    spline([6.4, 6], [3, 7.6], [0, 8], [-3, 7.6], [-6.4, 6]),
  )
  const top: Part = {
    outline: loop,
    axis: {
      points: [
        [-8, 3],
        [0, 1.4],
        [8, 3],
      ],
      radii: [6, 6.4, 6],
    },
    depth: 0.6,
    casts: 1,
    sculpt: (field) =>
      raise(
        field,
        (x, y, _u, v) => 0.4 * draft.hand.drape * Math.sin(y * 1.5 + Math.cos(x * 0.3) * 1.4 + v * 0.05),
      ),
  }
  const peg = `<g><ellipse cx=".7" cy="-3.6" rx="2.2" ry="1.5" fill="#000" fill-opacity=".2"/><rect x="-1" y="-6.6" width="2" height="4.6" rx=".9" fill="#a98a63"/><rect x="-.7" y="-6.4" width=".5" height="4" rx=".25" fill="#fff" fill-opacity=".35"/></g>`
  return { parts: [...tails.reverse(), { ...top, over: peg }], focus: [-4, 70], focusWidth: 30 }
}

function arch(half: number, rise: number, wide: number, y: number): Curve {
  const outer = spline(
    [-half - wide, y],
    [-half - wide * 0.7, y - rise * 0.62],
    [-half * 0.5, y - rise - wide * 0.6],
    [0, y - rise - wide],
    [half * 0.5, y - rise - wide * 0.6],
    [half + wide * 0.7, y - rise * 0.62],
    [half + wide, y],
  )
  const inner = spline(
    [half, y],
    [half * 0.9, y - rise * 0.6],
    [half * 0.46, y - rise * 0.94],
    [0, y - rise],
    [-half * 0.46, y - rise * 0.94],
    [-half * 0.9, y - rise * 0.6],
    [-half, y],
  )
  return join(outer, inner)
}

const LEATHER = { shine: 0.22, gloss: 6, weave: 0.22, soften: 0.4, thick: 0.7, contrast: 1 }

export function bag(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const style = pick<'flap' | 'tote' | 'flap'>(dice, ['flap', 'tote', 'flap'])
  const half = between(dice, 12.5, 14.5)
  const tall = style === 'tote' ? between(dice, 25, 28) : between(dice, 18, 20)
  const body = join(
    spline([-half + 1.2, 0], [0, style === 'tote' ? 0.9 : 0], [half - 1.2, 0]),
    spline([half - 1.2, 0], [half + 0.1, tall * 0.5], [half + 0.7, tall - 2.4], [half - 1.4, tall]),
    spline([half - 1.4, tall], [0, tall + 0.7], [-half + 1.4, tall]),
    spline([-half + 1.4, tall], [-half - 0.7, tall - 2.4], [-half - 0.1, tall * 0.5], [-half + 1.2, 0]),
  )
  const axis: Axis = {
    points: [
      [0, -3],
      [0, tall + 3],
    ],
    radii: [half + 1, half + 1.4],
  }
  const handle = arch(style === 'tote' ? 6 : 5.4, style === 'tote' ? 15 : 8.6, 1.15, 2.6)
  const grip: Partial<Part> = {
    hand: LEATHER,
    printed: false,
    casts: 0.9,
    marks: stitches(offset(handle, -0.3, 5), '#0b0806', 0.3),
  }
  const parts: Part[] = [
    piece(
      transform(handle, ([x, y]) => [x + 0.8, y - 0.9]),
      { ...grip, cut: 'inside' },
    ),
  ]
  if (style === 'tote')
    parts.push(
      piece(
        join(
          spline([-half + 1.2, 0], [0, -1], [half - 1.2, 0]),
          spline([half - 1.2, 0.3], [0, 1.4], [-half + 1.2, 0.3]),
        ),
        { cut: 'inside', printed: false },
      ),
    )
  parts.push({
    outline: body,
    axis,
    depth: 0.3,
    hand: LEATHER,
    casts: 0.8,
    marks:
      stitches(offset(body, -0.6, 5), '#0b0806', 0.36) +
      seam(spline([-half - 1, tall - 4.4], [0, tall - 3.6], [half + 1, tall - 4.4]), 0.7),
    sculpt: (field) => {
      rumple(field, 0.3, 6, 1.2, 0.3, 77)
      rumple(field, 0.05, 0.8, 1, 0, 12)
    },
  })
  const metal = (x: number, y: number, w: number, h: number, rx: number) =>
    `<rect x="${number(x + 0.15)}" y="${number(y + 0.25)}" width="${number(w)}" height="${number(h)}" rx="${rx}" fill="#000" fill-opacity=".3"/><rect x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}" rx="${rx}" fill="#c2a164"/><rect x="${number(x + 0.12)}" y="${number(y + 0.12)}" width="${number(w - 0.24)}" height="${number(h * 0.36)}" rx="${rx * 0.7}" fill="#fff" fill-opacity=".5"/><rect x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}" rx="${rx}" fill="none" stroke="#5d4620" stroke-width=".1"/>`
  if (style === 'flap') {
    const low = tall * between(dice, 0.52, 0.64)
    const flap = join(
      spline([-half + 0.8, -0.5], [0, -1.1], [half - 0.8, -0.5]),
      spline(
        [half - 0.8, -0.5],
        [half + 0.4, 3],
        [half - 0.2, low * 0.66],
        [half * 0.55, low * 0.96],
        [0, low + 0.4],
        [-half * 0.55, low * 0.96],
        [-half + 0.2, low * 0.66],
        [-half - 0.4, 3],
        [-half + 0.8, -0.5],
      ),
    )
    if (!draft.back)
      parts.push({
        outline: flap,
        axis,
        depth: 0.34,
        hand: LEATHER,
        casts: 1.1,
        marks: stitches(offset(flap, -0.55, 5), '#0b0806', 0.36),
        over: metal(-1.3, low - 2.6, 2.6, 3, 0.5) + metal(-0.5, low - 1.7, 1, 1.2, 0.2),
        sculpt: (field) => rumple(field, 0.06, 0.8, 1, 0, 12),
      })
    else
      parts.push(
        piece(
          polyline([-half * 0.7, 4], [half * 0.7, 4], [half * 0.68, tall - 5], [-half * 0.68, tall - 5]),
          { hand: LEATHER, casts: 0.4, marks: '' },
        ),
      )
  }
  parts.push(piece(handle, { ...grip, depth: 0.1 }))
  const last = parts.at(-1)
  const rings = [-1, 1]
    .map((side) => metal(side * (style === 'tote' ? 6.6 : 6) - 0.9, 1.6, 1.8, 1.3, 0.4))
    .join('')
  if (last !== undefined) parts[parts.length - 1] = { ...last, over: rings }
  return { parts, focus: [3, tall * 0.5], focusWidth: 17 }
}

function box(x: number, y: number, w: number, h: number, r = 0.1): Curve {
  return polyline(
    [x + r, y],
    [x + w - r, y],
    [x + w, y + r],
    [x + w, y + h - r],
    [x + w - r, y + h],
    [x + r, y + h],
    [x, y + h - r],
    [x, y + r],
  )
}

const CARD = { weave: 0.14, shine: 0, soften: 0.2, thick: 0.18 }

export function giftBox(draft: Draft): Garment {
  const ribbon = '#8a3a6e'
  const axis: Axis = {
    points: [
      [0, -10],
      [0, 30],
    ],
    radii: [30, 30],
  }
  const band = (outline: Curve, tone = 0): Part =>
    piece(outline, {
      cut: ribbon,
      printed: false,
      hand: { shine: 0.4, gloss: 10, weave: 0.1, thick: 0.2 },
      casts: 0.7,
      sculpt: (field) => {
        for (let index = 0; index < field.tone.length; index++)
          field.tone[index] = (field.tone[index] ?? 0) + tone
        rumple(field, 0.05, 1, 6, 0, 3)
      },
    })
  const lighten =
    (by: number): NonNullable<Part['sculpt']> =>
    (field) => {
      for (let index = 0; index < field.tone.length; index++)
        field.tone[index] = (field.tone[index] ?? 0) + by
    }
  const top = polyline([-15, -7.4], [12.4, -9], [17.4, -4.4], [-17.4, -3.6])
  const parts: Part[] = [
    { outline: box(-16.6, 0, 33.2, 21), axis, depth: 0.05, hand: CARD, sculpt: lighten(-0.1) },
    band(box(-2.2, 0, 4.4, 21), -0.08),
    { outline: top, axis, depth: 0, hand: CARD, sculpt: lighten(0.16), casts: 0.3 },
    {
      outline: join(polyline([-17.4, -3.8], [17.4, -4.6], [17.5, 2.2], [-17.5, 2.4])),
      axis,
      depth: 0.05,
      hand: CARD,
      casts: 1.2,
    },
    band(polyline([-2.3, -4.2], [2.3, -4.3], [2.3, 2.3], [-2.3, 2.3])),
    band(polyline([-2.2, -8.2], [1.2, -8.4], [2.3, -4.3], [-2.3, -4.2]), 0.14),
    ...bowParts(ribbon),
  ]
  const last = parts.at(-1)
  if (last !== undefined && !draft.back)
    parts[parts.length - 1] = {
      ...last,
      over: orchid(9.6, -9.2, 3.6, 18, {
        petal: '#efe0ea',
        vein: '#8a3a6e',
        lip: '#8a3a6e',
        heart: '#e2b65c',
      }),
    }
  return { parts, focus: [2, -5], focusWidth: 22 }
}

function bowParts(cut: string): Part[] {
  const at: Point = [0, -8.6]
  const loop = join(
    spline([0, -8.6], [3, -13.4], [8.2, -15.6], [10.6, -13], [10, -9.6], [5.4, -7.6], [0, -7.8]),
  )
  const tailOf = join(
    spline([0.4, -8], [4, -6.4], [6.4, -3], [8.6, 2.4]),
    polyline([8.6, 2.4], [7.2, 2.2], [5.2, 3.4]),
    spline([5.2, 3.4], [3.6, -2], [1.6, -5.4], [-0.4, -7.6]),
  )
  const satin: Partial<Part> = {
    cut,
    printed: false,
    hand: { shine: 0.55, gloss: 12, weave: 0.08, thick: 0.25 },
  }
  const soft = (side: number): Partial<Part> => ({
    ...satin,
    axis: {
      points: [
        [0, -8.4],
        [side * 10, -12],
      ],
      radii: [2, 3.4],
    },
    depth: 0.8,
    casts: 1,
    sculpt: (field) =>
      raise(
        field,
        (x, y) =>
          0.34 *
          Math.exp(-Math.hypot(x - at[0], y - at[1]) / 6) *
          Math.sin(Math.atan2(y - at[1], Math.abs(x)) * 12),
      ),
  })
  return [
    piece(tailOf, { ...satin, casts: 1 }),
    piece(mirror(tailOf), { ...satin, casts: 1 }),
    piece(loop, soft(1)),
    piece(
      transform(mirror(loop), ([x, y]) => [x, y + 0.5]),
      soft(-1),
    ),
    piece(spline([-1.7, -9.6], [0, -10.2], [1.7, -9.5], [1.6, -6.8], [0, -6.2], [-1.6, -6.9], [-1.7, -9.6]), {
      ...satin,
      depth: 0.9,
      axis: {
        points: [
          [0, -11],
          [0, -5],
        ],
        radii: [2, 2],
      },
      casts: 1,
    }),
  ]
}

export function giftCard(draft: Draft): Garment {
  const turn =
    (degrees: number, dx: number, dy: number) =>
    ([x, y]: Point): Point => {
      const angle = (degrees * Math.PI) / 180
      return [x * Math.cos(angle) - y * Math.sin(angle) + dx, x * Math.sin(angle) + y * Math.cos(angle) + dy]
    }
  const place = turn(-5, 0.6, 1.4)
  const envelope = transform(box(-13.5, -9, 27, 18, 0.3), turn(4, -0.6, -1.6))
  const flap = transform(polyline([-13.3, -9], [13.3, -9], [0.6, 2.4], [-0.6, 2.4]), turn(4, -0.6, -1.6))
  const card = transform(box(-11.4, -7.2, 22.8, 14.4, 0.7), place)
  const axis: Axis = {
    points: [
      [0, -20],
      [0, 20],
    ],
    radii: [30, 30],
  }
  const mark = draft.back
    ? `<g transform="translate(.6 1.4) rotate(-5)"><rect x="-11.4" y="-4.6" width="22.8" height="3" fill="#000" fill-opacity=".5"/><path d="M-9 1.6h9M-9 3.2h6" stroke="#000" stroke-opacity=".35" stroke-width=".18"/></g>`
    : `<g transform="translate(.6 1.4) rotate(-5)">${emboss(0, -0.6, 4.6)}<path d="M-2.6 5.3h5.2" stroke="#fff" stroke-opacity=".5" stroke-width=".12"/></g>`
  const paper = { ...CARD, weave: 0.2 }
  const parts: Part[] = [
    {
      outline: envelope,
      axis,
      cut: '#e9dfd0',
      printed: false,
      depth: 0,
      hand: paper,
      marks: stroke(polyline([-13, 8], [-1, -1], [1, -1], [13, 9]), { width: 0.1, opacity: 0.15 }),
    },
    { outline: flap, axis, cut: '#e4d8c6', printed: false, depth: 0, hand: paper, casts: 0.6 },
    {
      outline: card,
      axis,
      depth: 0,
      hand: { ...paper, thick: 0.24 },
      marks: mark,
      casts: 1.2,
      sculpt: (field) => raise(field, (x, y) => -0.002 * x * x - 0.02 * y),
    },
  ]
  return { parts, focus: [0.6, 1], focusWidth: 15 }
}

/** Blind embossing: the same flower pressed up, one lit edge and one shaded. */
function emboss(x: number, y: number, radius: number): string {
  const layer = (dx: number, dy: number, ink: string, opacity: number) =>
    `<g opacity="${opacity}">${orchid(x + dx, y + dy, radius, 0, { petal: ink, vein: ink, lip: ink, heart: ink })}</g>`
  return (
    layer(0.14, 0.18, '#000000', 0.34) +
    layer(-0.1, -0.13, '#ffffff', 0.4) +
    orchid(x, y, radius, 0, {
      petal: 'currentColor',
      vein: '#00000044',
      lip: 'currentColor',
      heart: 'currentColor',
    })
  )
}

import { wall } from './backdrop.ts'
import { WAIST } from './upper/dress-cut.ts'
import { boxOf, flatten, transform, type Box } from './canvas/geometry.ts'
import { hanger, peg } from './film/hanger.ts'
import type { Drawing } from './kinds.ts'
import { garmentLayer, garmentOf } from './canvas/layer.ts'
import { silhouette } from './canvas/paint.ts'
import type { PairPlan } from './pair-plan.ts'
import type { Camera, Garment, Part } from './canvas/part.ts'
import { hangUnder } from './upper/under-layer.ts'

const WIDTH = 900
const HEIGHT = 1200
/** Pixels of a centimetre for the longest outfit; a shorter one comes nearer, as in the pictures of one garment. */
const TRUE_SCALE = 6.6
const OWN_SCALE = 0.75
const CELL = 2
/** The peg above the neck, centimetres. */
const PEG = 11

/** Some pieces of a garment, and where its own origin lies from the hanger's neck, in centimetres. */
interface Layer {
  readonly drawing: Drawing
  readonly parts: readonly Part[]
  readonly x: number
  readonly y: number
}

/** Two garments on one hanger, at their true sizes. */
export function drawPair(plan: PairPlan): string {
  const layers = layersOf(plan)
  const all = layers.flatMap(atHanger)
  const camera = cameraFor(boxOf(all.flatMap((part) => flatten(part.outline, 3))))
  const backdrop = wall(`${plan.inner.seed} ${plan.outer.seed}`, camera, silhouette(all, camera, 5))
  const rod = camera.y - PEG * camera.scale
  let svg = backdrop.svg + peg(camera.x, rod) + hanger(camera, rod)
  for (const [index, layer] of layers.entries()) {
    const own = {
      ...camera,
      x: camera.x + layer.x * camera.scale,
      y: camera.y + layer.y * camera.scale,
    }
    const above = layers
      .slice(index + 1)
      .flatMap((over) => atHanger({ ...over, x: over.x - layer.x, y: over.y - layer.y }))
    const garment: Garment = { parts: layer.parts, focus: [0, 0], focusWidth: 1 }
    svg += garmentLayer(layer.drawing, garment, own, `q${index}`, CELL, above)
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${svg}</svg>`
}

function atHanger({ parts, x, y }: Layer): Part[] {
  return parts.map((part) => ({
    ...part,
    outline: transform(part.outline, ([px, py]) => [px + x, py + y]),
  }))
}

/** From the wall up. */
function layersOf({ way, inner, outer }: PairPlan): Layer[] {
  const at = (drawing: Drawing, parts: readonly Part[], x = 0, y = 0): Layer => ({ drawing, parts, x, y })
  switch (way) {
    case 'tucked':
      return [
        at(inner, garmentOf(inner, false, 'tucked').parts),
        at(outer, garmentOf(outer, false, 'over-top').parts, 0, WAIST),
      ]
    case 'over':
      return [
        at(inner, garmentOf(inner, false, 'over-top').parts, 0, WAIST),
        at(outer, garmentOf(outer).parts),
      ]
    case 'open-over': {
      const { behind, front } = opened(garmentOf(outer, false, 'open').parts)
      const under = hangUnder(garmentOf(inner, false, 'over-top'), garmentOf(outer), WAIST)
      return [at(outer, behind), at(inner, under.parts, 0, WAIST), at(outer, front)]
    }
    case 'layered': {
      const { behind, front } = opened(garmentOf(outer, false, 'open').parts)
      const under = hangUnder(garmentOf(inner, false, 'under-layer'), garmentOf(outer))
      return [at(outer, behind), at(inner, under.parts), at(outer, front)]
    }
    case 'beside': {
      const main = garmentOf(inner)
      const aside = garmentOf(outer, false, 'hung')
      const [box, other] = [bounds(main.parts), bounds(aside.parts)]
      const y = outer.kind === 'bag' ? Math.max(46, box.bottom * 0.62) - other.bottom * 0.5 : 4
      return [at(inner, main.parts), at(outer, aside.parts, box.right + 7 - other.left, y)]
    }
  }
}

function bounds(parts: readonly Part[]): Box {
  return boxOf(parts.flatMap((part) => flatten(part.outline, 3)))
}

/** An open jacket: what is seen of its inside, and what lies over the garment in it. */
function opened(parts: readonly Part[]): {
  readonly behind: readonly Part[]
  readonly front: readonly Part[]
} {
  const first = parts.findIndex(({ cut }) => cut !== 'lining' && cut !== 'inside')
  return { behind: parts.slice(0, first), front: parts.slice(first) }
}

function cameraFor(box: Box): Camera {
  const top = Math.min(box.top, -PEG - 2)
  const fitting = Math.min(24, 700 / (box.right - box.left), 1020 / (box.bottom - top))
  const scale = Math.min(fitting, TRUE_SCALE * (fitting / TRUE_SCALE) ** OWN_SCALE)
  return {
    scale,
    x: WIDTH / 2 - ((box.left + box.right) / 2) * scale,
    y: HEIGHT * 0.49 - ((top + box.bottom) / 2) * scale,
    width: WIDTH,
    height: HEIGHT,
  }
}

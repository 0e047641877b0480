import { isDataSaverOn } from '#platform/device/data-saver.ts'

/** Width and format at the end of a picture's address. */
const FILE = /-\d+\.\w+$/

/** What a user may choose next: the item and those beside it. */
export function neighbours<Item>(items: readonly Item[], at: number): readonly Item[] {
  return items.slice(Math.max(0, at - 1), at + 2)
}

/** Loads the views of other colours that a card or gallery shows at this moment, at their width and in their format. */
export function preloadViews(
  shown: Element | null | undefined,
  colours: readonly (readonly string[])[],
): void {
  if (!shown || !navigator.onLine || isDataSaverOn()) return
  const images = shown.querySelectorAll<HTMLImageElement>('picture:last-of-type > img')
  for (const [view, image] of images.entries()) {
    const file = FILE.exec(image.currentSrc)?.[0]
    if (file === undefined || !isInStrip(image)) continue
    for (const picture of colours.flatMap((views) => views[view] ?? [])) new Image().src = `${picture}${file}`
  }
}

function isInStrip(image: HTMLImageElement): boolean {
  const strip = image.closest('ul')?.getBoundingClientRect()
  const { left, right } = image.getBoundingClientRect()
  const middle = (left + right) / 2
  return !strip || (middle > strip.left && middle < strip.right)
}

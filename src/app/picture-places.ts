import { readLanguage } from '#domain/region/language.ts'
import { isInView } from './picture-move.ts'

/** A card's link to its piece, or the one in the quick view. */
export interface PressedLink {
  /** Of the product's page, as the router has it: without the language. */
  readonly path: string
  /** The element that moves. */
  readonly picture: HTMLElement
  /** Which of the links of this piece on the page; undefined in the quick view. */
  readonly nth: number | undefined
}

/** The link that a click leads through to a product's page, where the picture of the piece is beside it. */
export function pressedLink({ target }: Event): PressedLink | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link) return undefined
  const path = pathOf(link)
  if (!path.startsWith('/products/')) return undefined
  const dialog = link.closest<HTMLElement>('dialog')
  const picture = dialog ? leadOf(dialog) : cardPicture(link)
  if (!picture) return undefined
  const nth = dialog ? undefined : linksOfCards(path).indexOf(link)
  return { path, picture, nth }
}

/** Where the picture was pressed, on the page that is shown again. */
export function pictureBehind({ path, nth }: Pick<PressedLink, 'path' | 'nth'>): HTMLElement | undefined {
  const dialog = document.querySelector<HTMLElement>('dialog:modal')
  if (nth === undefined) return dialog ? leadOf(dialog) : undefined
  const link = dialog ? undefined : linksOfCards(path)[nth]
  return link && cardPicture(link)
}

/** The first picture of the page's gallery. */
export function leadOfPage(): HTMLElement | undefined {
  const main = document.querySelector<HTMLElement>('main')
  return main ? leadOf(main) : undefined
}

/** The header lies above what moves below it. */
export function pageHeader(): HTMLElement | undefined {
  return (
    document.querySelector<HTMLElement>('#main')?.parentElement?.querySelector(':scope > header') ?? undefined
  )
}

/** Whether a picture can be seen: in the window below the header, and in the strip or rail that it lies in. */
export function isShown(picture: HTMLElement): boolean {
  const box = picture.getBoundingClientRect()
  const header = picture.closest('dialog') ? undefined : pageHeader()?.getBoundingClientRect()
  const top = Math.max(0, header?.bottom ?? 0)
  const strip = picture.closest('ul, ol')?.getBoundingClientRect()
  const page = { left: 0, top, right: innerWidth, bottom: innerHeight }
  return (
    isInView(box, page) && (!strip || isInView(box, { ...strip.toJSON(), top: box.top, bottom: box.bottom }))
  )
}

function leadOf(within: HTMLElement): HTMLElement | undefined {
  return within.querySelector<HTMLElement>('[data-lead]') ?? undefined
}

function linksOfCards(path: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main article h3 a')].filter(
    (link) => pathOf(link) === path,
  )
}

export function pathOf({ pathname }: HTMLAnchorElement): string {
  return readLanguage(decodeURI(pathname)).page
}

/** What of a card moves: the picture that is seen, which may be the view that a pointer shows. */
function cardPicture(link: HTMLAnchorElement): HTMLElement | undefined {
  const frames =
    link.closest('article')?.querySelectorAll<HTMLElement>('[data-picture] :has(> picture)') ?? []
  return [...frames].findLast((frame) => Number(getComputedStyle(frame.parentElement ?? frame).opacity) > 0)
}

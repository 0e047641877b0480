/** Up to this many pages every page has its number (spec 9.4). */
const ALL_SHOWN = 4

/** Page numbers to show, `'gap'` where some are left out: the first, the last, and the neighbours of the current one. */
export function pageList(current: number, pages: number): readonly (number | 'gap')[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  if (pages <= ALL_SHOWN) return all
  const shown = all.filter((page) => page === 1 || page === pages || Math.abs(page - current) <= 1)
  return shown.flatMap((page, index) => {
    const skipped = page - (shown[index - 1] ?? 0) - 1
    if (skipped === 0) return [page]
    // An ellipsis in place of a single number would save no space.
    return skipped === 1 ? [page - 1, page] : ['gap' as const, page]
  })
}

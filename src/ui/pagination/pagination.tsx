import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { pageList } from './page-list.ts'
import css from './pagination.module.css'

/** Spread on the link of a page. */
type PageLink = {
  readonly className: string | undefined
  readonly 'aria-label': string
  readonly 'aria-current': 'page' | undefined
  readonly rel: 'next' | 'prev' | undefined
  readonly children: ReactNode
}

export type PaginationProps = {
  readonly label: string
  readonly page: number
  readonly pages: number
  readonly previousLabel: string
  readonly nextLabel: string
  readonly pageLabel: (page: number) => string
  /** Renders the link to a page: `(page, link) => <Link search={…} {...link} />`. */
  readonly linkTo: (page: number, link: PageLink) => ReactNode
}

export function Pagination({
  label,
  page,
  pages,
  previousLabel,
  nextLabel,
  pageLabel,
  linkTo,
}: PaginationProps) {
  if (pages <= 1) return null

  /** "Next Page" in words (spec 2.8); the way back is the smaller of the two. */
  function arrow(to: number, name: string, rel: 'next' | 'prev') {
    if (to < 1 || to > pages) return null
    return linkTo(to, {
      className: classNames(css.page, rel === 'next' ? css.next : undefined),
      'aria-label': name,
      'aria-current': undefined,
      rel,
      children: (
        <>
          {rel === 'next' && <span>{name}</span>}
          <Icon name={rel === 'next' ? 'chevron-end' : 'chevron-start'} size={18} />
        </>
      ),
    })
  }

  const back = arrow(page - 1, previousLabel, 'prev')
  const on = arrow(page + 1, nextLabel, 'next')

  return (
    <nav aria-label={label}>
      <ul className={css.pages}>
        {back && <li>{back}</li>}
        {pageList(page, pages).map((entry, index, list) =>
          entry === 'gap' ? (
            <li key={`gap-${list[index - 1]}`} className={css.page} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              {linkTo(entry, {
                className: css.page,
                'aria-label': pageLabel(entry),
                'aria-current': entry === page ? 'page' : undefined,
                rel: undefined,
                children: entry,
              })}
            </li>
          ),
        )}
        {on && <li>{on}</li>}
      </ul>
    </nav>
  )
}

import type { Demo } from '../demo.ts'
import { Pagination } from './pagination.tsx'

const PLACES = [
  { page: 1, pages: 4 },
  { page: 1, pages: 12 },
  { page: 6, pages: 120 },
]

export const demos: Demo[] = PLACES.map(({ page, pages }) => ({
  name: `${page} of ${pages}`,
  render: (words) => (
    <Pagination
      label={`${words.title} ${page}/${pages}`}
      page={page}
      pages={pages}
      previousLabel={words.previous}
      nextLabel={words.next}
      pageLabel={(number) => `${words.word} ${number}`}
      linkTo={(number, { children, ...link }) => (
        <a href={`#page-${number}`} {...link}>
          {children}
        </a>
      )}
    />
  ),
}))

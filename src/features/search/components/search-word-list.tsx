import type { ComponentProps } from 'react'
import css from './words.module.css'

export type SearchWordListProps = Omit<ComponentProps<'ul'>, 'children' | 'className'> & {
  readonly words: readonly string[]
  /** Only the first two rows are seen. */
  readonly folded?: boolean
  readonly onChoose: (keyword: string) => void
}

/** Keywords as buttons, each of which starts a search for it. */
export function SearchWordList({ words, folded = false, onChoose, ...rest }: SearchWordListProps) {
  return (
    <ul {...rest} className={css.words} data-folded={folded || undefined}>
      {words.map((keyword) => (
        <li key={keyword}>
          <button type="button" data-stop className={css.word} onClick={() => onChoose(keyword)}>
            {keyword}
          </button>
        </li>
      ))}
    </ul>
  )
}

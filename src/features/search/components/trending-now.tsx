import { Trans } from '@lingui/react/macro'
import { TRENDING } from '#domain/catalog/search/suggestions/keyword.ts'
import { SearchWordList } from './search-word-list.tsx'
import css from './words.module.css'

export type TrendingNowProps = {
  readonly trending: readonly { readonly keywords: string }[] | undefined
  readonly onChoose: (keyword: string) => void
}

/** Trending searches; the default list until the server has answered (spec 9.2). */
export function TrendingNow({ trending, onChoose }: TrendingNowProps) {
  const words = trending?.map(({ keywords }) => keywords) ?? TRENDING
  return (
    <section>
      <div className={css.head}>
        <h2 className={css.title}>
          <Trans>Trending now</Trans>
        </h2>
      </div>
      <SearchWordList words={words} onChoose={onChoose} />
    </section>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { clearRecentSearches, useRecentSearches } from '#preferences/recent-searches.ts'
import { Button } from '#ui/button/button.tsx'
import { SearchWordList } from './search-word-list.tsx'
import css from './words.module.css'

/** Recent searches of this device: about two rows, and the rest behind `· · ·` (spec 2.6). */
export function RecentSearches({ onChoose }: { readonly onChoose: (keyword: string) => void }) {
  const { t } = useLingui()
  const recent = useRecentSearches()
  const list = useRef<HTMLUListElement>(null)
  const [all, setAll] = useState(false)
  const [more, setMore] = useState(false)

  // Observed, not measured once: the list is laid out only after the dialog has opened, and a phone rotates.
  useEffect(() => {
    const element = list.current
    if (!element) return
    const observer = new ResizeObserver(() => setMore(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [recent, all])

  if (recent.length === 0) return null
  return (
    <section>
      <div className={css.head}>
        <h2 className={css.title}>
          <Trans>Recently Searched</Trans>
        </h2>
        <Button look="quiet" guarded={false} onClick={() => void clearRecentSearches()}>
          <Trans>Clear</Trans>
        </Button>
      </div>
      <SearchWordList ref={list} words={recent} folded={!all} onChoose={onChoose} />
      {more && !all && (
        <button
          type="button"
          data-stop
          className={css.more}
          aria-label={t`Show all recent searches`}
          onClick={() => setAll(true)}
        >
          · · ·
        </button>
      )}
    </section>
  )
}

import { useHydrated } from '#platform/hydrated.ts'
import css from './header.module.css'
import { PlainRegion } from './plain-header.tsx'
import { Wordmark } from './wordmark.tsx'
import { onUse } from '#blocks/page/on-use.tsx'

/** Loaded by this site only, so that other sites do not download it. */
const Language = onUse(async () => (await import('../region/restricted-language.tsx')).RestrictedLanguage)

/** The EU site's: a language select instead of account and cart, and a logo that links nowhere (spec 1). */
export function RestrictedHeader() {
  const awake = useHydrated()
  return (
    <header className={css.header}>
      <div className={css.row} data-restricted>
        <span className={css.logo}>
          <Wordmark />
        </span>
        <div className={css.end}>
          <noscript>{import.meta.env.SSR && <PlainRegion />}</noscript>
          {awake && <Language />}
        </div>
      </div>
    </header>
  )
}

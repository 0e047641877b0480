import css from './header.module.css'
import { LanguageSelect } from './region-selects.tsx'
import { Wordmark } from './wordmark.tsx'

/** The EU site's: a language select instead of account and cart, and a logo that links nowhere (spec 1). */
export function RestrictedHeader() {
  return (
    <header className={css.header}>
      <div className={css.row} data-restricted>
        <span className={css.logo}>
          <Wordmark />
        </span>
        <div className={css.end}>
          <LanguageSelect inline />
        </div>
      </div>
    </header>
  )
}

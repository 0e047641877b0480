import { Trans } from '@lingui/react/macro'
import css from './opening.module.css'

/** The head of a home page that the owner has not laid out: its goods come first. */
export function Opening() {
  return (
    <header className={css.opening}>
      <h1 className={css.title}>
        <Trans>New in the shop</Trans>
      </h1>
    </header>
  )
}

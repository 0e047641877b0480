import css from './wordmark.module.css'

/** The shop's name as its logo. */
export function Wordmark() {
  return <span className={css.wordmark}>Vanda</span>
}

import hidden from '../visually-hidden/visually-hidden.module.css'
import css from './page-loading.module.css'

export type PageLoadingProps = {
  readonly loading: boolean
  /** Said politely while it lasts. */
  readonly label: string
}

/** A thread along the top of the window while the next page is on its way; the old one stays usable beneath. */
export function PageLoading({ loading, label }: PageLoadingProps) {
  return (
    <>
      <div className={css.bar} data-loading={loading || undefined} aria-hidden="true" />
      <output className={hidden.hidden}>{loading ? label : ''}</output>
    </>
  )
}

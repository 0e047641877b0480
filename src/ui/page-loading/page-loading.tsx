import { useEffect, useState } from 'react'
import hidden from '../visually-hidden/visually-hidden.module.css'
import css from './page-loading.module.css'

/** A page that loads faster shows nothing and announces nothing. */
const MOMENT_MS = 400

export type PageLoadingProps = {
  readonly loading: boolean
  /** Announced politely while it lasts, and written on the overlay. */
  readonly label: string
}

/** A bar along the top, and after a delay an overlay over the page, while the next page loads (spec 2.4). */
export function PageLoading({ loading, label }: PageLoadingProps) {
  const lasting = useLasting(loading)
  return (
    <>
      <div className={css.bar} data-loading={loading || undefined} aria-hidden="true" />
      <div className={css.veil} data-loading={lasting || undefined} aria-hidden="true">
        <span className={css.sign} />
      </div>
      <output className={hidden.hidden}>{lasting ? label : ''}</output>
    </>
  )
}

/** True once it has been loading for the delay. */
function useLasting(loading: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setLasting(true), MOMENT_MS)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [loading])
  return loading && lasting
}

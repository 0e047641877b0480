import { useEffect, useState } from 'react'
import hidden from '../visually-hidden/visually-hidden.module.css'
import css from './page-loading.module.css'

/** A page that comes sooner shows nothing and says nothing. */
const MOMENT_MS = 400

export type PageLoadingProps = {
  readonly loading: boolean
  /** Said politely while it lasts, and written on the overlay. */
  readonly label: string
}

/** A thread along the top, and after a moment a veil over the page, while the next one is on its way (spec 2.4). */
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

/** True once it has been loading for a moment. */
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

import { useSyncExternalStore } from 'react'
import { formatShortMoment, type ShortMoment } from '#domain/region/formats.ts'
import { useStorefront } from './storefront-context.tsx'

const never = () => () => {}

interface DateTimeProps {
  /** Epoch milliseconds. */
  readonly at: number
  readonly part?: ShortMoment['part']
}

/** Date and time in the user's time zone. The server does not know it, so the text is rendered after hydration. */
export function DateTime({ at, part = 'both' }: DateTimeProps) {
  const { language } = useStorefront()
  const text = useSyncExternalStore(
    never,
    () => formatShortMoment(at, { language, now: Date.now(), part }),
    () => '',
  )
  return <time dateTime={new Date(at).toISOString()}>{text}</time>
}

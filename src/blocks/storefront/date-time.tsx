import { useSyncExternalStore } from 'react'
import { formatMoment } from '#domain/region/formats.ts'

const never = () => () => {}

/** Date and time in the user's time zone. The server does not know it, so the text is rendered after hydration. */
export function DateTime({ at }: { /** Epoch milliseconds. */ readonly at: number }) {
  const text = useSyncExternalStore(
    never,
    () => formatMoment(at),
    () => '',
  )
  return <time dateTime={new Date(at).toISOString()}>{text}</time>
}

import { useSyncExternalStore } from 'react'
import { formatMoment } from '#domain/region/formats.ts'

const never = () => () => {}

/** A moment by the shopper's clock. The server does not know their time zone, so it is written once the page runs. */
export function DateTime({ at }: { /** Epoch milliseconds. */ readonly at: number }) {
  const text = useSyncExternalStore(
    never,
    () => formatMoment(at),
    () => '',
  )
  return <time dateTime={new Date(at).toISOString()}>{text}</time>
}

import { useSyncExternalStore } from 'react'
import { formatDate } from '#domain/region/formats.ts'

/** Medium date and time with the time zone, in the en-US locale (spec 9.1). */
const FORMAT: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
}

const never = () => () => {}

/** A moment by the shopper's clock. The server does not know their time zone, so it is written once the page runs. */
export function Moment({ at }: { /** Epoch milliseconds. */ readonly at: number }) {
  const text = useSyncExternalStore(
    never,
    () => formatDate(at, 'en-US', FORMAT),
    () => '',
  )
  return <time dateTime={new Date(at).toISOString()}>{text}</time>
}

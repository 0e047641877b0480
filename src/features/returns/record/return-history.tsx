import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import type { ReturnView } from '#contract/buying/return-view.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import css from './record.module.css'

/** What happened, by the kind of the event; a kind of a newer server is left out. */
const HISTORY_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  applied: msg`You applied for the return`,
  approve: msg`We approved it`,
  send: msg`You stated the parcel`,
  receive: msg`We received the items`,
  refund: msg`We refunded you`,
  refuse: msg`We could not accept it`,
  cancel: msg`You cancelled it`,
}

/** The changes of a return with their dates, newest first (spec 2.14). */
export function ReturnHistory({ one }: { readonly one: ReturnView }) {
  const { i18n } = useLingui()
  const known = one.history.flatMap(({ kind, ...rest }, at) => {
    const words = HISTORY_WORDS[kind]
    return words ? [{ ...rest, words, key: at }] : []
  })
  if (known.length === 0) return null
  return (
    <Disclosure summary={<Trans>History</Trans>}>
      <ol className={css.history}>
        {known.toReversed().map(({ key, words, at, note }) => (
          <li key={key}>
            <span>{i18n._(words)}</span>
            <span className={css.soft}>
              <DateTime at={at} />
            </span>
            {note !== '' && (
              <span className={css.text}>
                <bdi>{note}</bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}

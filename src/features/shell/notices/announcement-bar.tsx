import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, useState } from 'react'
import type { TopMessage } from '#contract/catalog/navigation.contract.ts'
import { topMessagesQuery } from '#queries/navigation-queries.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { shippingWords } from '#domain/cart/shipping.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useHydrated } from '#platform/hydrated.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/button/button.tsx'
import css from './announcement-bar.module.css'
import { Announcement } from './announcement.tsx'
import { useRotation } from '../use-rotation.ts'
import { useAnnouncements } from '../use-announcements.ts'

const NONE: readonly TopMessage[] = []

/** Messages above the header, one at a time, and the rewards entry (spec 2.7). They are fetched after hydration; their room is reserved. */
export function AnnouncementBar() {
  const { t } = useLingui()
  const { data } = useQuery(topMessagesQuery(useStorefront()))
  const messages = useAnnouncements((useHydrated() && data) || NONE)
  const [held, setHeld] = useState(false)
  const { index, paused, setPaused } = useRotation(messages.length, held)
  const leave = (event: FocusEvent) => setHeld(event.currentTarget.contains(event.relatedTarget))

  return (
    <aside
      className={css.bar}
      data-surface="ink"
      aria-label={t`Announcements`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={leave}
    >
      <div className={css.window}>
        {messages.length === 0 && <FreeShippingMessage />}
        <ul className={css.list} style={{ '--at': index }}>
          {messages.map((message, at) => (
            <Announcement key={message.msg} message={message} shown={at === index} paused={paused} />
          ))}
        </ul>
      </div>
      <PageLink href="/reward" className={css.rewards}>
        <Icon name="star" size={16} />
        <Trans>Rewards</Trans>
      </PageLink>
      {messages.length > 1 && (
        <IconButton
          className={css.pause}
          label={paused ? t`Play announcements` : t`Pause announcements`}
          onClick={() => setPaused(!paused)}
        >
          <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
            <path d={paused ? 'M3 1l8 5-8 5z' : 'M2 1h3v10H2zM7 1h3v10H7z'} fill="currentColor" />
          </svg>
        </IconButton>
      )}
    </aside>
  )
}

/** Always valid, and shown before the fetch (spec 9.7). */
function FreeShippingMessage() {
  const { freeOver } = shippingWords(useStorefront())
  return (
    <p className={css.message}>
      <span>
        <Trans>
          Free shipping over <b>{freeOver}</b>
        </Trans>
      </span>
    </p>
  )
}

import { useLingui } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { RichText } from '#blocks/rich-text/rich-text.tsx'
import { MINUTE_MS } from '#domain/time-units.ts'
import { Countdown } from '#ui/countdown/countdown.tsx'
import css from './announcement-bar.module.css'
import type { AnnouncementView } from '../use-announcements.ts'

export type AnnouncementProps = {
  readonly message: AnnouncementView
  readonly shown: boolean
  /** While the bar is paused by its button, the countdown shows minutes, so that it is still and remains correct. */
  readonly paused: boolean
}

/** One message of the bar, with its countdown (spec 2.7). */
export function Announcement({ message: { msg, url, left }, shown, paused }: AnnouncementProps) {
  const { t } = useLingui()
  const remaining = left !== undefined && paused ? left - (left % MINUTE_MS) : left
  const clock = remaining !== undefined && (
    <>
      {' '}
      <Countdown
        remaining={remaining}
        label={t`Time left`}
        units={{ days: t`Days`, hours: t`Hours`, minutes: t`Mins`, seconds: t`Secs` }}
      />
    </>
  )
  return (
    <li className={css.message} inert={!shown} data-counting={remaining === undefined ? undefined : true}>
      {url ? (
        <PageLink href={url}>
          <RichText html={msg} links={false} />
          {clock}
        </PageLink>
      ) : (
        <span>
          <RichText html={msg} />
          {clock}
        </span>
      )}
    </li>
  )
}

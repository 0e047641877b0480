import { Plural, Trans } from '@lingui/react/macro'
import { SyncLink } from '#blocks/sync/sync-link.tsx'
import { useSavedLabel } from '#blocks/sync/use-saved-label.ts'
import { useWide } from '#blocks/page/use-wide.ts'
import { useRefused } from '#sync/use-refused.ts'
import { useSync } from '#sync/use-sync.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import css from './sync-mark.module.css'

export type SyncMarkProps = {
  /** The header keeps a place for it before the icons of a wide window, and has one opposite them on a phone. */
  readonly on: 'wide' | 'phone'
  readonly className: string | undefined
}

/** Shown only while operations are pending or need attention. */
export function SyncMark({ on, className }: SyncMarkProps) {
  const isHere = useWide() === (on === 'wide')
  const waits = useSavedLabel()
  const { waiting } = useSync()
  const refused = useRefused().length
  if (!isHere || (!waits && refused === 0)) return null
  return (
    <SyncLink className={className}>
      <Icon name={refused > 0 ? 'warning' : 'sync'} size={20} />
      <VisuallyHidden>
        {refused > 0 ? (
          <Trans>Needs your attention</Trans>
        ) : (
          <Plural
            value={waiting}
            one="# change saved on this device"
            other="# changes saved on this device"
          />
        )}
      </VisuallyHidden>
      <span className={css.dot} data-alarm={refused > 0 || undefined} aria-hidden="true" />
    </SyncLink>
  )
}

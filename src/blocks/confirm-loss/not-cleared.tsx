import { Trans } from '@lingui/react/macro'
import { Notice } from '#ui/notice/notice.tsx'

/** Reports that some data is still on the device after a clearing. */
export function NotCleared() {
  return (
    <Notice tone="error" role="alert">
      <Trans>Not all of it could be cleared. Close the shop’s other pages and try again.</Trans>
    </Notice>
  )
}

import { Trans } from '@lingui/react/macro'
import { Notice } from '#ui/notice/notice.tsx'

/** Said when something is still on the device after a clearing, so that nobody takes it for gone. */
export function NotCleared() {
  return (
    <Notice tone="error" role="alert">
      <Trans>Not all of it could be cleared. Close the shop’s other pages and try again.</Trans>
    </Notice>
  )
}

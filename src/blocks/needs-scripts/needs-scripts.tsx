import { Trans } from '@lingui/react/macro'
import { Notice } from '#ui/notice/notice.tsx'

/** Notice without JavaScript, on pages that need the app. */
export function NeedsScripts() {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <Notice tone="warn">
          <Trans>This page needs JavaScript. Browsing, searching and your bag work without it.</Trans>
        </Notice>
      )}
    </noscript>
  )
}

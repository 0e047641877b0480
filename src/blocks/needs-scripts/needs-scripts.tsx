import { Trans } from '@lingui/react/macro'
import { Notice } from '#ui/notice/notice.tsx'

/** On a page that only the app can fill: says so where there are no scripts. */
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

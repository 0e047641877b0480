import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useResource } from '#sync/device-state.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { onUse } from '#blocks/page/on-use.tsx'

const SavingSearch = onUse(async () => (await import('./saving-search.tsx')).SavingSearch)

export type SaveSearchProps = {
  /** The list's own name, changed later under "App & offline". */
  readonly name: string
  readonly page: string
}

/** Saves the list with its filters; what saves it is loaded by the press. */
export function SaveSearch({ name, page }: SaveSearchProps) {
  const searches = useResource('searches')
  const [saving, setSaving] = useState(false)
  const list = searches.status === 'ready' ? searches.list : []
  const isSaved = list.some((one) => one.page === page)
  return (
    <>
      {isSaved ? (
        <p role="status">
          <Trans>Saved.</Trans>{' '}
          <PageLink href="/this-device#saved-searches" className={linkClass()}>
            <Trans>My saved searches</Trans>
          </PageLink>
        </p>
      ) : (
        <Button look="quiet" busy={saving} onClick={() => setSaving(true)}>
          <Trans>Save this search and hear about new arrivals</Trans>
        </Button>
      )}
      {saving && <SavingSearch name={name} page={page} count={list.length} onDone={() => setSaving(false)} />}
    </>
  )
}

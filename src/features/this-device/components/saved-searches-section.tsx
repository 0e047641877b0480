import { Trans } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useReportSave } from '#blocks/sync/use-report-save.ts'
import type { SavedSearch } from '#domain/searches/saved-searches.ts'
import { useResource } from '#sync/device-state.ts'
import { useFetched } from '#sync/use-fetched.ts'
import { removeSearch } from '#sync/searches/search-actions.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { RenameSearch } from './rename-search.tsx'
import css from './saved-searches-section.module.css'

/** The lists and searches whose new pieces are reported; nothing is shown until there is one. */
export function SavedSearchesSection() {
  const searches = useResource('searches')
  useFetched('searches')
  const list = searches.status === 'ready' ? searches.list : []
  if (list.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="saved-searches">
      <h2 id="saved-searches">
        <Trans>Saved searches</Trans>
      </h2>
      <p className={css.soft}>
        <Trans>
          When new pieces match, “Back in stock” notifications tell you, at most once a day for each search.
        </Trans>
      </p>
      <ul>
        {list.map((search) => (
          <Row key={search.id} search={search} />
        ))}
      </ul>
    </section>
  )
}

function Row({ search }: { readonly search: SavedSearch }) {
  const report = useReportSave()
  const [renaming, setRenaming] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)

  // The form is unmounted, and the focus with it.
  const wasRenaming = useRef(false)
  useEffect(() => {
    if (wasRenaming.current && !renaming) rename.current?.focus()
    wasRenaming.current = renaming
  }, [renaming])
  const { name, page, id } = search
  if (renaming)
    return (
      <li className={css.row}>
        <RenameSearch search={search} onDone={() => setRenaming(false)} />
      </li>
    )
  return (
    <li className={css.row}>
      <PageLink href={page} className={linkClass()}>
        <bdi>{name}</bdi>
      </PageLink>
      <div className={css.buttons}>
        <Button ref={rename} look="quiet" size="small" onClick={() => setRenaming(true)}>
          <Trans>Rename</Trans>
        </Button>
        <Button look="quiet" size="small" onClick={() => void report(removeSearch(id))}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </li>
  )
}

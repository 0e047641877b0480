import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { Listing } from '#contract/catalog/listing.contract.ts'
import { answerOverlay } from '#blocks/overlays.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import words from './words.module.css'

export type SuggestedPagesProps = {
  readonly suggested: Listing['suggested']
  /** A suggestion was followed: the search is stored as recent. */
  readonly onLeave: () => void
}

/** Categories and articles that are named like the typed words. */
export function SuggestedPages({ suggested, onLeave }: SuggestedPagesProps) {
  const id = useId()
  const links = [...(suggested?.categories ?? []), ...(suggested?.articles ?? [])]
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={words.head}>
        <h2 id={id} className={words.title}>
          <Trans>Go to</Trans>
        </h2>
      </div>
      <ul className={words.words}>
        {links.map(({ title, link }) => (
          <li key={link}>
            <PageLink
              href={link}
              className={words.page}
              onClick={() => {
                onLeave()
                answerOverlay('searched')
              }}
            >
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

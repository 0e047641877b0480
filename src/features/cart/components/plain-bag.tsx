import { Trans } from '@lingui/react/macro'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { plainPath } from '#domain/region/plain-paths.ts'
import { buttonLink } from '#ui/link-style/link-style.tsx'

/** Leads a browser without scripts on to the bag that the server renders; rendered by the server alone. */
export function PlainBag() {
  const bag = plainPath('bag', useStorefront().language)
  return (
    <>
      <meta httpEquiv="refresh" content={`0;url=${bag}`} />
      <a href={bag} {...buttonLink()}>
        <Trans>Shopping Bag</Trans>
      </a>
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import { collectionPath, likeKey } from '#domain/region/links.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { PageLink } from '../../page/page-link.tsx'

/** Leads to the list of pieces like this one. */
export function MoreLikeThis({ spu }: { readonly spu: string }) {
  return (
    <PageLink href={collectionPath(likeKey(spu))} className={linkClass('quiet')}>
      <Trans>More like this</Trans>
    </PageLink>
  )
}

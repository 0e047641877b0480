import { Plural } from '@lingui/react/macro'
import { comparePath } from '#domain/catalog/compared.ts'
import { useComparedPieces } from '#preferences/compared-pieces.ts'
import { classNames } from '#ui/class-names.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { PageLink } from '../../page/page-link.tsx'

/** The lasting way to the comparison, where pieces were chosen for one; its place moves nothing that is drawn. */
export function ComparisonLink({ className }: { readonly className: string | undefined }) {
  const pieces = useComparedPieces()
  if (pieces.length === 0) return null
  return (
    <PageLink
      href={comparePath(pieces)}
      preload={false}
      className={classNames(linkClass('quiet'), className)}
    >
      <Plural value={pieces.length} one="Compare # item" other="Compare # items" />
    </PageLink>
  )
}

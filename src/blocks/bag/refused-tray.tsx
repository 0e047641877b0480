import { Trans, useLingui } from '@lingui/react/macro'
import type { RefusedWish } from '#data/bag/bag-view.ts'
import { dismissRefused, retryRefused, useRefused } from '#data/outbox/use-refused.ts'
import { Button } from '#ui/button/button.tsx'
import { PageLink } from '../page-link.tsx'
import { Picture } from '../picture.tsx'
import css from './refused-tray.module.css'

/** What the shop has refused, kept until the shopper has dealt with it (offline.md D22). */
export function RefusedTray() {
  const refused = useRefused()
  if (refused.length === 0) return null
  return (
    <section className={css.tray} aria-labelledby="needs-attention">
      <h2 id="needs-attention" className={css.title}>
        <Trans>Needs your attention</Trans>
      </h2>
      <ul>
        {refused.map((wish) => (
          <RefusedRow key={wish.id} wish={wish} />
        ))}
      </ul>
    </section>
  )
}

function RefusedRow({ wish }: { wish: RefusedWish }) {
  const { t } = useLingui()
  const { piece, spu } = wish
  const name =
    piece?.productsName ??
    spu ??
    (wish.what === 'bag' ? t`A change of your bag` : t`A change of your wishlist`)
  const href = piece?.baseUrl ?? (spu ? `/products/${spu}` : undefined)
  return (
    <li className={css.row}>
      {piece?.imageUrl && (
        <div className={css.picture}>
          <Picture of={piece.imageUrl} sizes="4rem" alt="" widths={[180]} />
        </div>
      )}
      <div className={css.words}>
        <p>{href ? <PageLink href={href}>{name}</PageLink> : name}</p>
        {piece && <p className={css.kind}>{[piece.color, piece.size].filter(Boolean).join(' / ')}</p>}
        <p className={css.reason}>{wish.message || t`The shop did not accept this change.`}</p>
        <div className={css.buttons}>
          <Button
            size="small"
            look="outline"
            aria-label={t`Try again: ${name}`}
            onClick={() => void retryRefused(wish.id)}
          >
            <Trans>Try again</Trans>
          </Button>
          <Button
            size="small"
            look="quiet"
            aria-label={t`Dismiss: ${name}`}
            onClick={() => void dismissRefused(wish.id)}
          >
            <Trans>Dismiss</Trans>
          </Button>
        </div>
      </div>
    </li>
  )
}

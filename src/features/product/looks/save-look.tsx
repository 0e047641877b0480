import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useConfirm } from '#blocks/sync/use-confirm.ts'
import { useNotSaved } from '#blocks/use-not-saved.ts'
import { productCard, type ProductCard } from '#contract/catalog/card-fields.ts'
import type { Pair } from '#contract/catalog/pairs.contract.ts'
import { lookId, MAX_LOOKS } from '#domain/looks/looks.ts'
import { saveLookCards } from '#queries/wishlist-cards.ts'
import { useResource } from '#sync/device-state.ts'
import { keepLook } from '#sync/looks/look-actions.ts'
import { useFetched } from '#sync/use-fetched.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { OwnPiece } from './pair-choice.ts'
import css from './pair-view.module.css'

type SaveLookProps = { readonly pair: Pair; readonly own: OwnPiece; readonly partner: ProductCard }

/** Keeps the two pieces in these colours; without a network, too. */
export function SaveLook({ pair, own, partner }: SaveLookProps) {
  const { t } = useLingui()
  const storefront = useStorefront()
  const confirm = useConfirm()
  const notSaved = useNotSaved()
  const looks = useResource('looks')
  useFetched('looks')
  const list = looks.status === 'ready' ? looks.list : []
  const isKept = list.some(({ id }) => id === lookId(pair.pid, pair.otherPid))

  async function save() {
    if (list.length >= MAX_LOOKS)
      return toast(t`You have saved as many looks as we keep. Remove one from your wishlist page first.`)
    const product = {
      productsName: t`${own.product.productsName} with ${partner.productsName}`,
      imageUrl: pair.picture,
      baseUrl: partner.baseUrl,
    }
    const [offered] = await Promise.all([
      keepLook({ spu: own.product.spuCode, ...pairOf(pair) }, product).catch(() => undefined),
      // Without a network the wishlist page could not fetch the names and prices of a look.
      saveLookCards(storefront, [v.parse(productCard, own.product), partner]).catch(() => {}),
    ])
    if (!offered) return notSaved()
    await confirm(offered, t`Look saved`)
  }

  return isKept ? (
    <p className={css.kept} role="status">
      <Trans>Saved.</Trans>{' '}
      <PageLink href="/user/wishlist#looks" className={linkClass()}>
        <Trans>My looks</Trans>
      </PageLink>
    </p>
  ) : (
    <Button look="outline" onClick={() => void save()}>
      <Trans>Save this look</Trans>
    </Button>
  )
}

function pairOf({ pid, otherSpu, otherPid }: Pair) {
  return { pid, otherSpu, otherPid }
}

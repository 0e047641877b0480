import { Trans } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import type { SavedAddress } from '#domain/account/address-book.ts'
import { useAddressBook } from '#sync/addresses/use-address-book.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { AddressLines } from './address-lines.tsx'
import css from '../account.module.css'

/** The address of each kind that the checkout fills in first (spec 2.14), and the way to the others. */
export function AddressesTile() {
  const { state, list } = useAddressBook()
  return (
    <section className={css.section} aria-labelledby="addresses">
      <div className={css.contact}>
        <h2 id="addresses">
          <Trans>Address Book</Trans>
        </h2>
        <PageLink href="/user/address" className={linkClass('quiet')}>
          {state === 'empty' ? <Trans>Add an address</Trans> : <Trans>Change addresses</Trans>}
        </PageLink>
      </div>
      {state === 'loading' && <Skeleton shape="text" lines={3} width="14rem" />}
      {state === 'failed' && (
        <p className={css.soft}>
          <Trans>We could not load your addresses</Trans>
        </p>
      )}
      {state === 'empty' && (
        <p className={css.soft}>
          <Trans>No address yet</Trans>
        </p>
      )}
      {state === 'filled' && (
        <ul className={css.cards}>
          <FirstOf type="shipping" list={list} />
          <FirstOf type="billing" list={list} />
        </ul>
      )}
    </section>
  )
}

type FirstOfProps = { readonly type: SavedAddress['type']; readonly list: readonly SavedAddress[] }

function FirstOf({ type, list }: FirstOfProps) {
  const own = list.filter((address) => address.type === type)
  const first = own.find(({ isDefault }) => isDefault) ?? own[0]
  if (!first) return null
  return (
    <li className={css.card}>
      <p className={css.marks}>
        {type === 'billing' ? <Trans>Billing address</Trans> : <Trans>Shipping address</Trans>}
      </p>
      <AddressLines address={first} />
    </li>
  )
}

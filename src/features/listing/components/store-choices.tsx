import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { storesQuery } from '#queries/listing-queries.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { readMyStore, rememberMyStore } from '#preferences/my-store.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import css from './facet-choices.module.css'
import { chosenIn, toggled } from '../listing-address.ts'
import { useListing } from '../use-listing-move.ts'

/** The stores of the shop, the one chosen last on this device first: the list then has what is there. */
export function StoreChoices({ how }: { readonly how: 'push' | 'stay' }) {
  const { address, go } = useListing()
  const stores = useQuery(storesQuery(useStorefront()))
  const [mine, setMine] = useState<string>()
  useEffect(() => {
    let left = false
    void readMyStore().then((id) => left || setMine(id))
    return () => {
      left = true
    }
  }, [])
  const chosen = chosenIn(address, 'store')
  if (stores.isError)
    return (
      <p role="status" className={css.own}>
        <Trans>Our stores cannot be shown at the moment. Try again with a connection.</Trans>
      </p>
    )
  const list = stores.data ?? []
  return (
    <ul className={css.choices} aria-busy={stores.isPending || undefined}>
      {[...list.filter(({ id }) => id === mine), ...list.filter(({ id }) => id !== mine)].map(
        ({ id, name }) => (
          <li key={id}>
            <Checkbox
              label={name}
              checked={chosen.includes(id)}
              onChange={() => {
                void rememberMyStore(id)
                void go(toggled(address, 'store', id), how)
              }}
            />
          </li>
        ),
      )}
    </ul>
  )
}

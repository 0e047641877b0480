import { Trans, useLingui } from '@lingui/react/macro'
import { type Ref, useEffect, useRef, useState } from 'react'
import { firstAddress } from '#blocks/address/first-address.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { AsOf } from '#blocks/sync/as-of.tsx'
import { StuckNotice } from '#blocks/sync/stuck-notice.tsx'
import { MAX_ADDRESSES, type SavedAddress } from '#domain/account/address-book.ts'
import { useAddressBook, type AddressBook } from '#sync/addresses/use-address-book.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import css from '../account.module.css'
import { AccountLoading } from '#blocks/account-frame/account-loading.tsx'
import { AddressCards } from './address-cards.tsx'
import { AddressForm, type OpenedAddress } from './address-form.tsx'
import { RefusedAddresses } from './refused-addresses.tsx'
import { newId } from '#platform/device/new-id.ts'

/** The list with its actions, or the form of one address in its place. */
export function MyAddresses() {
  const book = useAddressBook()
  const { site } = useStorefront()
  const [opened, setOpened] = useState<OpenedAddress>()
  const section = useRef<HTMLElement>(null)

  const wasOpen = useRef(false)
  // The button that opened the form is gone: the list takes the focus.
  useEffect(() => {
    if (!opened && wasOpen.current) section.current?.focus()
    wasOpen.current = opened !== undefined
  }, [opened])

  function add() {
    const blank = { id: newId(), type: 'shipping', isDefault: false } as const
    setOpened({ address: { ...firstAddress(site), ...blank }, isNew: true, refused: undefined })
  }

  if (opened) return <AddressForm opened={opened} rules={book.rules} onDone={() => setOpened(undefined)} />
  return (
    <>
      <StuckNotice />
      <AsOf at={book.asOf} />
      <RefusedAddresses
        onCorrect={({ address, operation }) => setOpened({ address, isNew: false, refused: operation })}
      />
      <AddressSection
        ref={section}
        book={book}
        onAdd={add}
        onEdit={(address) => setOpened({ address, isNew: false, refused: undefined })}
      />
    </>
  )
}

type AddressSectionProps = {
  readonly ref: Ref<HTMLElement>
  readonly book: AddressBook
  readonly onAdd: () => void
  readonly onEdit: (address: SavedAddress) => void
}

function AddressSection({ ref, book, onAdd, onEdit }: AddressSectionProps) {
  const { t } = useLingui()
  const { state, list, ask } = book
  return (
    <section ref={ref} tabIndex={-1} className={css.section} aria-label={t`Your addresses`}>
      {state === 'loading' && <AccountLoading />}
      {state === 'failed' && (
        <EmptyState
          title={t`We could not load your addresses`}
          text={t`Nothing is lost. Please try again when you’re back online.`}
          action={
            <Button look="outline" onClick={ask}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      {state === 'empty' && (
        <EmptyState
          title={t`No address yet`}
          text={t`Add one, and checkout fills it in with one tap.`}
          action={<AddButton onAdd={onAdd} />}
        />
      )}
      {state === 'filled' && (
        <>
          <AddressCards list={list} onEdit={onEdit} />
          {list.length < MAX_ADDRESSES ? (
            <div>
              <AddButton onAdd={onAdd} />
            </div>
          ) : (
            <p>
              <Trans>Your address book is full. Delete an address before you add another.</Trans>
            </p>
          )}
        </>
      )}
    </section>
  )
}

function AddButton({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Button onClick={onAdd}>
      <Trans>Add an address</Trans>
    </Button>
  )
}

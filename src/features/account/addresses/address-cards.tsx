import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ConfirmLoss } from '#blocks/confirm-loss/confirm-loss.tsx'
import { useSavedLabel } from '#blocks/sync/use-saved-label.ts'
import { useReportSave } from '#blocks/sync/use-report-save.ts'
import type { SavedAddress } from '#domain/account/address-book.ts'
import { isolate } from '#domain/text/isolate.ts'
import { keepAddress, removeAddress } from '#sync/addresses/address-actions.ts'
import { usePendingAddresses } from '#sync/addresses/use-address-book.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import css from '../account.module.css'
import { AddressLines } from './address-lines.tsx'

type AddressCardsProps = {
  readonly list: readonly SavedAddress[]
  readonly onEdit: (address: SavedAddress) => void
}

/** Defaults first, each address with its actions. */
export function AddressCards({ list, onEdit }: AddressCardsProps) {
  const [leaving, setLeaving] = useState<SavedAddress>()
  const sorted = list.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
  return (
    <>
      <ul className={css.cards}>
        {sorted.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            onEdit={() => onEdit(address)}
            onDelete={() => setLeaving(address)}
          />
        ))}
      </ul>
      <DeleteQuestion address={leaving} onClose={() => setLeaving(undefined)} />
    </>
  )
}

type AddressCardProps = {
  readonly address: SavedAddress
  readonly onEdit: () => void
  readonly onDelete: () => void
}

function AddressCard({ address, onEdit, onDelete }: AddressCardProps) {
  const { t } = useLingui()
  const report = useReportSave()
  const isPending = usePendingAddresses().has(address.id)
  const savedHere = useSavedLabel() && isPending
  const { firstName, line1, isDefault, type } = address
  const name = `${isolate(firstName)}, ${isolate(line1)}`
  return (
    <li className={css.card}>
      <p className={css.marks}>
        <span>{type === 'billing' ? <Trans>Billing address</Trans> : <Trans>Shipping address</Trans>}</span>
        {isDefault && (
          <Badge look="ink">
            <Trans>Default</Trans>
          </Badge>
        )}
      </p>
      <AddressLines address={address} />
      {savedHere && (
        <p className={css.soft}>
          <Trans>Saved on this device</Trans>
        </p>
      )}
      <div className={css.buttons}>
        <Button look="outline" size="small" aria-label={t`Edit: ${name}`} onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
        {!isDefault && (
          <Button
            look="quiet"
            size="small"
            aria-label={t`Make it the default: ${name}`}
            onClick={() => void report(keepAddress({ ...address, isDefault: true }))}
          >
            <Trans>Make it the default</Trans>
          </Button>
        )}
        <Button look="quiet" size="small" aria-label={t`Delete: ${name}`} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </li>
  )
}

type DeleteQuestionProps = { readonly address: SavedAddress | undefined; readonly onClose: () => void }

function DeleteQuestion({ address, onClose }: DeleteQuestionProps) {
  const { t } = useLingui()
  const report = useReportSave()

  async function remove() {
    if (address) await report(removeAddress(address.id))
    onClose()
  }

  return (
    <ConfirmLoss
      open={address !== undefined}
      label={t`Delete this address?`}
      title={<Trans>Delete this address?</Trans>}
      waiting={0}
      confirm={<Trans>Delete</Trans>}
      onConfirm={remove}
      onClose={onClose}
    >
      {address && <AddressLines address={address} />}
    </ConfirmLoss>
  )
}

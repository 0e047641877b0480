import { Trans, useLingui } from '@lingui/react/macro'
import { useRefusedAddresses, type RefusedAddress } from '#sync/addresses/use-address-book.ts'
import { dismissRefused } from '#sync/use-refused.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import css from '../account.module.css'
import { AddressLines } from './address-lines.tsx'

/** Addresses that the shop did not accept, each with its reason and the way back to its form. */
export function RefusedAddresses({ onCorrect }: { readonly onCorrect: (refused: RefusedAddress) => void }) {
  const { t } = useLingui()
  return useRefusedAddresses().map((refused) => {
    const { operation, address } = refused
    return (
      <Notice
        key={operation.id}
        tone="warn"
        role="status"
        title={<Trans>The shop did not accept this address</Trans>}
        action={
          <div className={css.buttons}>
            <Button look="outline" size="small" onClick={() => onCorrect(refused)}>
              <Trans>Correct it</Trans>
            </Button>
            <Button look="quiet" size="small" onClick={() => void dismissRefused(operation.id)}>
              <Trans>Discard</Trans>
            </Button>
          </div>
        }
      >
        <p>{operation.message || t`This change wasn’t accepted.`}</p>
        <AddressLines address={address} />
      </Notice>
    )
  })
}

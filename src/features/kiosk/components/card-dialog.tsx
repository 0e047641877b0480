import { Trans, useLingui } from '@lingui/react/macro'
import { closeScannedCard, useScannedCard } from '#blocks/scan/scanned-card.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ScannedMember } from './scanned-member.tsx'

/** A member's card was scanned on the tablet (spec 6). */
export function CardDialog() {
  const { t } = useLingui()
  const { card, isOpen } = useScannedCard()
  return (
    <Dialog.Root
      open={isOpen}
      onClose={closeScannedCard}
      label={t`Member card`}
      closeLabel={t`Close`}
      lightDismiss={false}
    >
      <Dialog.Title>
        <Trans>Member card</Trans>
      </Dialog.Title>
      {card && <ScannedMember key={card.scan} card={card} />}
    </Dialog.Root>
  )
}

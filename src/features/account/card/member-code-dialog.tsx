import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { canSign } from '#platform/device/hmac.ts'
import { keepAwake } from '#platform/device/wake-lock.ts'
import type { MemberCardView } from '#sync/resources/member-card-resource.ts'
import { BarsPicture } from '#ui/barcode/bars-picture.tsx'
import { QrPicture } from '#ui/barcode/qr-picture.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { CardTier } from './card-tier.tsx'
import css from './member-card.module.css'
import { MemberNumber } from './member-number.tsx'
import { ShownTillCode } from './shown-till-code.tsx'

type MemberCodeDialogProps = {
  readonly card: NonNullable<MemberCardView['card']>
  readonly open: boolean
  readonly onClose: () => void
}

/** The codes on a white screen that stays on, for cameras and scanners at the till: the member's number, and beside it the rotating code. */
export function MemberCodeDialog({ card, open, onClose }: MemberCodeDialogProps) {
  const { t } = useLingui()
  const [tab, setTab] = useState('number')
  useEffect(() => (open ? keepAwake() : undefined), [open])
  const number = (
    <>
      <QrPicture text={card.memberCode} label={t`QR code of your member number`} />
      <BarsPicture text={card.memberCode} label={t`Barcode of your member number`} size="large" />
      <MemberNumber code={card.memberCode} />
      <p className={css.hint}>
        <Trans>If it is not read, turn up the brightness of your screen.</Trans>
      </p>
    </>
  )
  return (
    <Dialog.Root open={open} onClose={onClose} label={t`Your card`} closeLabel={t`Close`} size="full">
      <Dialog.Body className={css.screen}>
        <div>
          <h2 className={css.name}>
            <bdi>{`${card.firstName} ${card.lastName}`}</bdi>
          </h2>
          {card.tier !== undefined && <CardTier name={card.tier} />}
        </div>
        {card.tillKey === undefined || !canSign() ? (
          number
        ) : (
          <Tabs.Root value={tab} onValueChange={setTab} className={css.codes}>
            <Tabs.List label={t`Codes of your card`}>
              <Tabs.Tab value="number">
                <Trans>Your number</Trans>
              </Tabs.Tab>
              <Tabs.Tab value="points">
                <Trans>Use points</Trans>
              </Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="number" className={css.shown}>
              {number}
            </Tabs.Panel>
            <Tabs.Panel value="points" className={css.shown}>
              <ShownTillCode card={card} isShown={open && tab === 'points'} />
            </Tabs.Panel>
          </Tabs.Root>
        )}
      </Dialog.Body>
    </Dialog.Root>
  )
}

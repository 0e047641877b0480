import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useCaller } from '#blocks/use-caller.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { openHandOver } from '#commands/kiosk-calls.ts'
import { writeLanguage } from '#domain/region/language.ts'
import { useNow } from '#platform/timing/clock.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { MINUTE_MS } from '#domain/time-units.ts'
import css from './kiosk-dialog.module.css'
import { QrPicture } from '#ui/barcode/qr-picture.tsx'

type Link = { readonly address: string; readonly until: number }

/** Transfers the cart to the visitor's phone: a QR code that works once and for a short time. */
export function HandOverDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useLingui()
  const call = useCaller()
  const words = useFailureWords()
  const { language, site } = useStorefront()
  const [link, setLink] = useState<Link>()
  const [problem, setProblem] = useState<string>()
  const now = useNow(open)
  const left = link && now !== undefined ? link.until - now : undefined

  async function fetchLink() {
    setLink(undefined)
    setProblem(undefined)
    try {
      const { secret, until } = await openHandOver(call)
      // The secret is in the fragment, so that no server or proxy logs it.
      setLink({ address: `${location.origin}${writeLanguage('/take-bag', language, site)}#${secret}`, until })
    } catch (error) {
      setProblem(words(error))
    }
  }
  const begin = useEffectEvent(() => void fetchLink())
  useEffect(() => {
    if (open) begin()
  }, [open])

  const over = left !== undefined && left <= 0
  return (
    <Dialog.Root open={open} onClose={onClose} label={t`Take my bag with me`} closeLabel={t`Close`}>
      <Dialog.Title>
        <Trans>Take my bag with me</Trans>
      </Dialog.Title>
      <Dialog.Body className={css.body}>
        <p>
          <Trans>
            Point your phone's camera at the code. Your bag opens there, and you can buy it in your own time.
          </Trans>
        </p>
        {problem !== undefined && (
          <Notice
            tone="error"
            role="alert"
            action={
              <Button size="small" onClick={() => void fetchLink()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {problem}
          </Notice>
        )}
        {link && !over && (
          <>
            <QrPicture text={link.address} label={t`QR code of your bag`} />
            <p className={css.quiet}>
              <Plural
                value={Math.max(1, Math.ceil((left ?? 0) / MINUTE_MS))}
                one="Works once, within the next minute."
                other="Works once, within the next # minutes."
              />
            </p>
          </>
        )}
        {over && (
          <Notice
            role="status"
            action={
              <Button size="small" onClick={() => void fetchLink()}>
                <Trans>New code</Trans>
              </Button>
            }
          >
            <Trans>This code has run out.</Trans>
          </Notice>
        )}
        {!link && problem === undefined && (
          <p className={css.wait} role="status">
            <Trans>One moment, please.</Trans>
          </p>
        )}
      </Dialog.Body>
    </Dialog.Root>
  )
}

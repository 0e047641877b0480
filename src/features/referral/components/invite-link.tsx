import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { writeLanguage } from '#domain/region/language.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { copyText } from '#platform/device/copy-text.ts'
import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import css from './referral.module.css'

/** The link in a field, because a browser may refuse the clipboard; a device with a share dialog offers that, too. */
export function InviteLink({ code }: { readonly code: string }) {
  const { t } = useLingui()
  const { language, site } = useStorefront()
  const field = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'open' | 'copied' | 'failed'>('open')
  const page = writeLanguage(`/?invite_code=${encodeURIComponent(code)}`, language, site)
  const url = new URL(page, location.origin).href
  // The device's own dialog would lead out of a kiosk.
  const canShare = 'share' in navigator && !inKiosk()

  async function copy() {
    try {
      await copyText(url)
      setState('copied')
    } catch {
      setState('failed')
      field.current?.querySelector('input')?.select()
    }
  }
  return (
    <div ref={field} className={css.link}>
      <TextField label={t`Your invite link`} readOnly value={url} />
      <div className={css.actions}>
        <Button onClick={() => void copy()}>
          <Trans>Copy link</Trans>
        </Button>
        {canShare && (
          // A closed dialog is no failure.
          <Button
            look="outline"
            onClick={() => void navigator.share({ title: 'Vanda', url }).catch(() => {})}
          >
            <Trans>Share</Trans>
          </Button>
        )}
      </div>
      <p role="status" className={css.soft}>
        {state === 'copied' && <Trans>Link copied to clipboard!</Trans>}
        {state === 'failed' && <Trans>Copy Failed</Trans>}
      </p>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { copyText } from '#platform/device/copy-text.ts'
import { Button } from '#ui/button/button.tsx'
import hidden from '#ui/visually-hidden/visually-hidden.module.css'

/** Copies a tracking number; a browser may refuse the clipboard. */
export function CopyNumber({ number }: { readonly number: string }) {
  const { t } = useLingui()
  const [state, setState] = useState<'open' | 'copied' | 'failed'>('open')
  const copy = () =>
    void copyText(number).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <>
      <Button look="outline" size="small" aria-label={t`Copy the number ${number}`} onClick={copy}>
        {state === 'copied' ? (
          <Trans>Copied</Trans>
        ) : state === 'failed' ? (
          <Trans>Copy Failed</Trans>
        ) : (
          <Trans>Copy</Trans>
        )}
      </Button>
      <output className={hidden.hidden}>{state === 'copied' ? t`Copied` : ''}</output>
    </>
  )
}

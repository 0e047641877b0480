import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { copyText } from '#platform/device/copy-text.ts'
import { Button } from '#ui/button/button.tsx'
import hidden from '#ui/visually-hidden/visually-hidden.module.css'

/** Copies a coupon's code; a browser may refuse the clipboard. */
export function CopyCode({ code }: { readonly code: string }) {
  const { t } = useLingui()
  const [state, setState] = useState<'open' | 'copied' | 'failed'>('open')
  const copy = () =>
    void copyText(code).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <>
      <Button size="small" onClick={copy}>
        {state === 'copied' ? (
          <Trans>Copied</Trans>
        ) : state === 'failed' ? (
          <Trans>Copy Failed</Trans>
        ) : (
          <Trans>Copy code</Trans>
        )}
      </Button>
      <output className={hidden.hidden}>
        {state === 'copied' ? t`Copied` : state === 'failed' ? t`Copy Failed` : ''}
      </output>
    </>
  )
}

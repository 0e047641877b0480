import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { takeCart } from '#contract/stores/kiosk.contract.ts'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useCaller } from '#blocks/use-caller.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { takeOverCart } from '#commands/kiosk-calls.ts'
import { takeFragment } from '#platform/fragment.ts'
import { Button } from '#ui/button/button.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Room } from '#ui/room/room.tsx'
import css from './take-cart-screen.module.css'

/** Target of a kiosk's QR code: one press merges its cart into this phone's own. */
export function TakeCartScreen() {
  const call = useCaller()
  const words = useFailureWords()
  const [secret, setSecret] = useState<string | 'none'>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [taken, setTaken] = useState<OutputOf<typeof takeCart>>()

  // The secret is removed from the address at once; it stays in this page, so that a failed attempt can be repeated.
  useEffect(() => {
    const found = takeFragment()
    setSecret((known) => (known === undefined || known === 'none' ? (found ?? 'none') : known))
  }, [])

  async function take(given: string) {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      setTaken(await takeOverCart(call, given))
    } catch (error) {
      setProblem(words(error))
    }
    setBusy(false)
  }

  return (
    <NarrowPage task tall title={<Trans>Your bag from the store</Trans>}>
      {taken ? (
        <Arrived taken={taken} />
      ) : secret === 'none' ? (
        <Room of={<Offer busy={false} problem={undefined} onTake={undefined} />}>
          <CodeNeeded />
        </Room>
      ) : (
        <Room of={<CodeNeeded />}>
          <Offer
            busy={busy}
            problem={problem}
            onTake={secret === undefined ? undefined : () => void take(secret)}
          />
        </Room>
      )}
    </NarrowPage>
  )
}

function CodeNeeded() {
  return (
    <Notice>
      <Trans>This page needs the code of a tablet. Scan it there with your phone's camera.</Trans>
    </Notice>
  )
}

interface OfferProps {
  readonly busy: boolean
  readonly problem: string | undefined
  /** undefined until the code has been read from the address. */
  readonly onTake: (() => void) | undefined
}

function Offer({ busy, problem, onTake }: OfferProps) {
  return (
    <div className={css.offer}>
      <p>
        <Trans>What you chose at the tablet joins the bag on this phone. The code works once.</Trans>
      </p>
      {problem !== undefined && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <Button busy={busy} disabled={onTake === undefined} onClick={onTake}>
        {busy ? <Trans>One moment, please.</Trans> : <Trans>Add to my bag</Trans>}
      </Button>
    </div>
  )
}

function Arrived({ taken }: { readonly taken: OutputOf<typeof takeCart> }) {
  return (
    <>
      <p role="status">
        <Plural
          value={taken.goodsTotalQuantity}
          one="# item is in your bag now."
          other="# items are in your bag now."
        />
      </p>
      {taken.refused.length + taken.capped.length > 0 && (
        <Notice tone="warn">
          <Plural
            value={taken.refused.length + taken.capped.length}
            one="One item is no longer available in that quantity."
            other="# items are no longer available in that quantity."
          />
        </Notice>
      )}
      <PageLink href="/cart" {...buttonLink('solid')}>
        <Trans>Open my bag</Trans>
      </PageLink>
    </>
  )
}

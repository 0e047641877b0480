import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from '../checkout-screen.module.css'

const PolicyText = lazy(async () => ({ default: (await import('./policy-text.tsx')).PolicyText }))

/** The policies that spec 2.12 names, as pages of the shop. */
type PolicyPage =
  | '/Return-Policy'
  | '/Shipping-Info'
  | '/Privacy-Cookie-Policy'
  | '/Terms-And-Conditions'
  | '/Contact-Us'

/** The terms that an order accepts. Each policy opens over the form (spec 2.12); in a new tab it is its own page. */
export function Policies() {
  const { t } = useLingui()
  const [page, setPage] = useState<PolicyPage>('/Terms-And-Conditions')
  const [open, setOpen] = useState(false)
  const name = {
    '/Return-Policy': t`Returns and refunds`,
    '/Shipping-Info': t`Shipping information`,
    '/Privacy-Cookie-Policy': t`Privacy and cookies`,
    '/Terms-And-Conditions': t`Terms and conditions`,
    '/Contact-Us': t`Contact us`,
  }[page]
  function show(policy: PolicyPage) {
    setPage(policy)
    setOpen(true)
  }
  return (
    <>
      <p className={css.hint}>
        <Trans>
          By ordering you accept the{' '}
          <PolicyLink page="/Terms-And-Conditions" onShow={show}>
            terms and conditions
          </PolicyLink>{' '}
          and the{' '}
          <PolicyLink page="/Privacy-Cookie-Policy" onShow={show}>
            privacy policy
          </PolicyLink>
          . What you can send back is under{' '}
          <PolicyLink page="/Return-Policy" onShow={show}>
            Returns and refunds
          </PolicyLink>
          , how it reaches you under{' '}
          <PolicyLink page="/Shipping-Info" onShow={show}>
            Shipping information
          </PolicyLink>
          . For everything else:{' '}
          <PolicyLink page="/Contact-Us" onShow={show}>
            Contact us
          </PolicyLink>
          .
        </Trans>
      </p>
      <Dialog.Root open={open} onClose={() => setOpen(false)} label={name} closeLabel={t`Close`}>
        <Dialog.Title>{name}</Dialog.Title>
        <Dialog.Body>
          <Suspense fallback={<Skeleton height="20rem" />}>
            <PolicyText page={page} />
          </Suspense>
        </Dialog.Body>
      </Dialog.Root>
    </>
  )
}

type PolicyLinkProps = {
  readonly page: PolicyPage
  readonly onShow: (page: PolicyPage) => void
  readonly children: ReactNode
}

function PolicyLink({ page, onShow, children }: PolicyLinkProps) {
  function show(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onShow(page)
  }
  return (
    <PageLink href={page} className={linkClass()} onClick={show}>
      {children}
    </PageLink>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useInstall } from '#blocks/install/use-install.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { COUNTRY_OF_SITE, type NearerSite } from '#domain/offers/nearer-site.ts'
import { spokenFor, writeLanguage } from '#domain/region/language.ts'
import { originOfSite, SITES } from '#domain/region/sites.ts'
import { saveOfferAnswer } from '#preferences/visit.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { useMeasuredHeight } from '#blocks/page/use-measured-height.ts'
import { useVisitOffer } from '../use-visit-offer.ts'
import bar from './document-bar.module.css'
import css from './offer-bar.module.css'
import { withoutPrice } from './without-price.ts'

/** The one offer of a visit: a strip that covers no dialog, moves nothing and can be sent away (decision 0119). */
export function OfferBar() {
  const { offer, near, close } = useVisitOffer()
  if (offer === undefined) return null
  if (offer === 'nearer-site') return near && <SiteOffer near={near} onClose={close} />
  return <AppOffer onClose={close} />
}

function SiteOffer({ near, onClose }: { readonly near: NearerSite; readonly onClose: () => void }) {
  const { t } = useLingui()
  const { site, language, locale } = useStorefront()
  const { origin } = useRouter().options.context
  const page = useRouterState({ select: ({ location }) => location.href })
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(COUNTRY_OF_SITE[near]) ?? near
  const { currency } = SITES[near]
  const address = originOfSite(origin, site, near) + writeLanguage(page, spokenFor(language), near)

  function stay() {
    saveOfferAnswer({ staysHere: true })
    onClose()
  }

  return (
    <Strip label={t`A shop nearer to you`}>
      <p>
        <Trans>
          Our shop for {country} is nearer to you, with prices in {currency}.
        </Trans>
      </p>
      <a href={withoutPrice(address)} {...buttonLink('outline', { size: 'small' })}>
        <Trans>Go to {country}</Trans>
      </a>
      <Button look="quiet" size="small" onClick={stay}>
        <Trans>Stay here</Trans>
      </Button>
    </Strip>
  )
}

function Strip({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const strip = useMeasuredHeight<HTMLElement>('--offer-height')
  return (
    <aside ref={strip} className={classNames(bar.bar, css.offer)} aria-label={label} data-surface="ink">
      {children}
    </aside>
  )
}

function AppOffer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const { way, install } = useInstall()

  function decline() {
    saveOfferAnswer({ declinedAt: Date.now() })
    onClose()
  }

  return (
    <Strip label={t`Vanda as an app`}>
      <p>
        <Trans>Vanda as an app: it opens at once, also without a network.</Trans>
      </p>
      <Button
        look="outline"
        size="small"
        onClick={() => {
          onClose()
          install()
        }}
      >
        {way === 'steps' ? <Trans>Show me how</Trans> : <Trans>Install</Trans>}
      </Button>
      <Button look="quiet" size="small" onClick={decline}>
        <Trans>Not now</Trans>
      </Button>
    </Strip>
  )
}

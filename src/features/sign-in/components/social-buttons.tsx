import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readLanguage } from '#domain/region/language.ts'
import { navigateOut } from '#platform/external-navigation.ts'
import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'
import { beginSocialSignIn } from '#commands/sign-in-calls.ts'
import { signInOptionsQuery } from '#queries/sign-in-queries.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import css from './social-buttons.module.css'

type SocialButtonsProps = {
  /** The page to which the user returns, without its language; by default the open one. */
  readonly back?: string
}

/** Signing in by other providers (spec 2.13). The whole page goes there and comes back: in the installed app, too. */
export function SocialButtons({ back }: SocialButtonsProps) {
  const { t } = useLingui()
  const words = useFailureWords()
  const queries = useQueryClient()
  const { data } = useQuery(signInOptionsQuery())
  const [going, setGoing] = useState<string>()
  const [failure, setFailure] = useState<string>()

  // The browser restored this page from its cache on the way back from the provider.
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && setGoing(undefined)
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [])

  async function go(provider: string) {
    setGoing(provider)
    setFailure(undefined)
    try {
      navigateOut(await beginSocialSignIn(queries, { provider, back: back ?? openPage() }))
    } catch (error) {
      setFailure(words(error))
      setGoing(undefined)
    }
  }

  // A tablet in a store would keep the visitor's session at the provider.
  if (!data || data.social.length === 0 || inKiosk()) return null
  return (
    <div className={css.ways} role="group" aria-label={t`Other ways to log in`}>
      <p className={css.or}>
        <Trans>or</Trans>
      </p>
      {failure !== undefined && (
        <Notice tone="warn" role="alert">
          {failure}
        </Notice>
      )}
      {data.social.map(({ id, name }) => (
        <Button
          key={id}
          look="outline"
          wide
          busy={going === id}
          aria-disabled={going !== undefined || undefined}
          onClick={() => going === undefined && void go(id)}
        >
          <Trans>Continue with {name}</Trans>
        </Button>
      ))}
      <p className={css.terms}>
        <Trans>
          If you continue, you accept the{' '}
          <PageLink href="/Terms-And-Conditions" className={linkClass()} target="_blank">
            terms
          </PageLink>{' '}
          and the{' '}
          <PageLink href="/Privacy-Cookie-Policy" className={linkClass()} target="_blank">
            privacy policy
          </PageLink>
          .
        </Trans>
      </p>
    </div>
  )
}

function openPage(): string {
  return readLanguage(location.pathname).page + location.search
}

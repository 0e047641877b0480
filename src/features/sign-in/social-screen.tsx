import { Trans } from '@lingui/react/macro'
import { askSignIn } from '#blocks/identity/ask-sign-in.ts'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useSocialReturn, type SocialReturn } from './use-social-return.ts'

/** Where another provider sends the browser back; a page that stays open only when there is something to read. */
export function SocialScreen() {
  const result = useSocialReturn()
  return (
    <NarrowPage task tall title={<Title result={result} />}>
      <NeedsScripts />
      <Contents result={result} />
    </NarrowPage>
  )
}

type ResultProps = { readonly result: SocialReturn }

function Title({ result }: ResultProps) {
  if (result.is === 'busy') return <Trans>One moment</Trans>
  if (result.is === 'secured') return <Trans>Your account is yours alone</Trans>
  const connects = result.is !== 'nothing' && result.purpose === 'connect'
  return connects ? <Trans>Not connected</Trans> : <Trans>You are not logged in</Trans>
}

function Contents({ result }: ResultProps) {
  switch (result.is) {
    case 'busy':
      return (
        <p role="status">
          {result.purpose === 'connect' ? (
            <Trans>We are connecting your account.</Trans>
          ) : (
            <Trans>We are logging you in.</Trans>
          )}
        </p>
      )
    case 'secured':
      return (
        <>
          <Notice tone="info" role="status">
            <Trans>
              There was an account with your address that had not been confirmed. It is yours now: its
              password is removed, and all devices that used it are logged out. Please check what is saved in
              it.
            </Trans>
          </Notice>
          <PageLink href="/user/dashboard" className={linkClass()}>
            <Trans>My account</Trans>
          </PageLink>
          <GoOn back={result.back} />
        </>
      )
    case 'unsent':
      return (
        <>
          <Notice tone="warn" role="alert">
            {result.why}
          </Notice>
          <div>
            <Button onClick={result.again}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        </>
      )
    default:
      return (
        <>
          <Notice tone="warn" role="alert">
            {result.is === 'refused' ? result.why : <Trans>There is no login under way here.</Trans>}
          </Notice>
          {!(result.is === 'refused' && result.purpose === 'connect') && (
            <LogIn back={result.is === 'refused' ? result.back : '/'} />
          )}
          <GoOn back={result.is === 'refused' ? result.back : '/'} />
        </>
      )
  }
}

type BackProps = { readonly back: string }

function LogIn({ back }: BackProps) {
  const navigate = useNavigate()
  const log = () =>
    askSignIn().then(
      () => navigate({ to: '.', href: back, replace: true }),
      () => {},
    )
  return (
    <div>
      <Button onClick={() => void log()}>
        <Trans>Log in</Trans>
      </Button>
    </div>
  )
}

function GoOn({ back }: BackProps) {
  return (
    <PageLink href={back} className={linkClass()}>
      <Trans>Back to where you were</Trans>
    </PageLink>
  )
}

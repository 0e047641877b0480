import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SITES } from '#domain/region/sites.ts'
import { closeOverlay } from '#blocks/overlays.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { LoginForm } from './login-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { RegisterForm } from './register-form.tsx'
import { SocialButtons } from './social-buttons.tsx'
import css from './sign-in.module.css'

export type SignInTab = 'login' | 'register'

/** The login panel with its tabs (spec 2.13). */
export function SignInTabs({
  first = 'login',
  onEntered,
}: {
  readonly first?: SignInTab
  readonly onEntered: () => void
}) {
  const { t } = useLingui()
  const { restricted } = SITES[useStorefront().site]
  const [tab, setTab] = useState<string>(first)
  return (
    <Tabs.Root value={tab} onValueChange={setTab}>
      {!navigator.cookieEnabled && (
        <Notice tone="warn">
          <Trans>This browser blocks cookies. Allow them for this shop to log in.</Trans>
        </Notice>
      )}
      <Tabs.List label={t`Log in or create an account`}>
        <Tabs.Tab value="login">
          <Trans>Log in</Trans>
        </Tabs.Tab>
        <Tabs.Tab value="register">
          <Trans>Create account</Trans>
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="login" className={css.panel}>
        <LoginForm onEntered={onEntered} />
        <PasskeyButton onEntered={onEntered} />
      </Tabs.Panel>
      <Tabs.Panel value="register" className={css.panel}>
        {restricted ? (
          <RegisterElsewhere />
        ) : (
          <RegisterForm onEntered={onEntered} onLogIn={() => setTab('login')} />
        )}
      </Tabs.Panel>
      <SocialButtons />
    </Tabs.Root>
  )
}

/** The EU site registers members on one page only (spec 2.3). */
function RegisterElsewhere() {
  return (
    <p>
      <PageLink href="/account/store-register" className={linkClass()} onClick={closeOverlay}>
        <Trans>Register in one of our stores</Trans>
      </PageLink>
    </p>
  )
}

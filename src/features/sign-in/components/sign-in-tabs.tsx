import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { LoginForm } from './login-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { RegisterForm } from './register-form.tsx'
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
  const [tab, setTab] = useState<string>(first)
  return (
    <Tabs.Root value={tab} onValueChange={setTab}>
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
        <RegisterForm onEntered={onEntered} />
      </Tabs.Panel>
    </Tabs.Root>
  )
}

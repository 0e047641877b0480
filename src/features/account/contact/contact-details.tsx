import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { MemberInfo } from '#contract/account/customer.contract.ts'
import { writePhone } from '#domain/checkout/phone.ts'
import { Button } from '#ui/button/button.tsx'
import { usePendingAction } from '#blocks/pending-action/use-pending-action.ts'
import css from '../account.module.css'
import { EmailAddress } from './email-address.tsx'
import { EmailChange } from './new-email-form.tsx'
import { NewEmailNotice } from './new-email-notice.tsx'
import { PhoneChange, readEnteredPhone } from './phone-change.tsx'

/** How the shop reaches the member. Each is changed by a form of its own, which needs the network and a recent sign-in. */
export function ContactDetails({ member }: { readonly member: MemberInfo }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<'email' | 'phone'>()
  const [entered, setEntered] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)

  const wasOpen = useRef(false)
  // The button that opened the form is gone.
  useEffect(() => {
    if (wasOpen.current && opened === undefined) heading.current?.focus()
    wasOpen.current = opened !== undefined
  }, [opened])

  // After a login by another provider the form is open again, with what was entered: saving is the member's.
  const reopen = (form: 'email' | 'phone') => (detail: string) => {
    setEntered(detail)
    setOpened(form)
  }
  usePendingAction('email', reopen('email'))
  usePendingAction('phone', reopen('phone'))

  function close() {
    setOpened(undefined)
    setEntered(undefined)
  }
  return (
    <section className={css.section} aria-labelledby="contact">
      <h2 id="contact" ref={heading} tabIndex={-1}>
        <Trans>Email and phone</Trans>
      </h2>
      {member.newEmail !== '' && <NewEmailNotice email={member.newEmail} present={member.email} />}
      {opened === 'email' ? (
        <EmailChange present={member.email} entered={entered} onDone={close} />
      ) : (
        <ContactFact
          name={t`Email`}
          value={<EmailAddress email={member.email} />}
          label={t`Change email`}
          onChange={() => setOpened('email')}
        />
      )}
      {opened === 'phone' ? (
        <PhoneChange
          country={member.country}
          entered={entered === undefined ? undefined : readEnteredPhone(entered)}
          onDone={close}
        />
      ) : (
        <ContactFact
          name={t`Phone`}
          value={writePhone(member.mobile)}
          label={t`Change phone`}
          onChange={() => setOpened('phone')}
        />
      )}
    </section>
  )
}

interface ContactFactProps {
  readonly name: string
  readonly value: ReactNode
  readonly label: string
  readonly onChange: () => void
}

function ContactFact({ name, value, label, onChange }: ContactFactProps) {
  return (
    <div className={css.contact}>
      <dl>
        <div className={css.fact}>
          <dt>{name}</dt>
          <dd className={css.lines}>{value}</dd>
        </div>
      </dl>
      <Button look="outline" size="small" onClick={onChange}>
        {label}
      </Button>
    </div>
  )
}

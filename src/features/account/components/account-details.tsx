import { Trans, useLingui } from '@lingui/react/macro'
import type { OutputOf } from '#contract/endpoint.ts'
import type { userInfo } from '#contract/customer.contract.ts'
import { formatDay } from '#domain/region/formats.ts'
import { useStorefront } from '#blocks/storefront-context.tsx'
import css from './account.module.css'
import { ConfirmNotice } from './confirm-notice.tsx'

type Member = OutputOf<typeof userInfo>['userInfo']

/** Who is signed in. */
export function AccountDetails({ member }: { readonly member: Member }) {
  const { t } = useLingui()
  const { locale } = useStorefront()
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(member.country) ?? member.country
  const birthday = formatDay(Date.parse(member.birthday))
  const facts = [
    [t`Name`, `${member.firstName} ${member.lastName}`],
    [t`Email`, member.email],
    [t`Phone`, member.mobile],
    [t`Country or region`, country],
    [t`Birthday`, birthday],
  ]
  return (
    <>
      {!member.emailConfirmed && <ConfirmNotice email={member.email} />}
      <section className={css.section} aria-labelledby="details">
        <h2 id="details">
          <Trans>Hello, {member.nickname}</Trans>
        </h2>
        <dl className={css.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={css.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

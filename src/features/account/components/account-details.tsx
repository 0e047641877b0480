import { Trans, useLingui } from '@lingui/react/macro'
import type { OutputOf } from '#contract/endpoint.ts'
import type { userInfo } from '#contract/customer.contract.ts'
import { formatDay } from '#domain/region/formats.ts'
import { PageLink } from '#blocks/page-link.tsx'
import { SignOutButton } from '#blocks/sign-out/sign-out-button.tsx'
import { useStorefront } from '#blocks/storefront-context.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './account.module.css'
import { ConfirmNotice } from './confirm-notice.tsx'

type Member = OutputOf<typeof userInfo>['userInfo']

/** Who is signed in, with the ways on from here. */
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
      <section className={css.section} aria-labelledby="ways">
        <h2 id="ways">
          <Trans>Yours</Trans>
        </h2>
        <div className={css.links}>
          <PageLink href="/user/wishlist" className={linkClass()}>
            <Trans>My Wishlist</Trans>
          </PageLink>
          <PageLink href="/user/address" className={linkClass()}>
            <Trans>Address Book</Trans>
          </PageLink>
          <PageLink href="/user/account-security" className={linkClass()}>
            <Trans>Change password</Trans>
          </PageLink>
          <PageLink href="/this-device" className={linkClass()}>
            <Trans>This device</Trans>
          </PageLink>
          <SignOutButton className={css.leave} />
        </div>
      </section>
    </>
  )
}

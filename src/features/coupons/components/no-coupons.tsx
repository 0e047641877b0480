import { Trans, useLingui } from '@lingui/react/macro'
import { SITES } from '#domain/region/sites.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'

/** Coupons are given to an address: before it is confirmed there can be some that are not shown. */
export function NoCoupons({ emailConfirmed }: { readonly emailConfirmed: boolean }) {
  const { t } = useLingui()
  const { site } = useStorefront()
  if (!emailConfirmed)
    return (
      <EmptyState
        title={t`Confirm your email address`}
        text={t`Coupons are given to an address. Yours are listed here once you have confirmed that it is yours.`}
        action={
          <PageLink href="/user/dashboard" className={linkClass('quiet')}>
            <Trans>My account</Trans>
          </PageLink>
        }
      />
    )
  return (
    <EmptyState
      title={t`No coupons yet`}
      text={t`When we give you a coupon, it is listed here with its code.`}
      action={
        !SITES[site].restricted && (
          <PageLink href="/reward" className={linkClass('quiet')}>
            <Trans>Ways to earn points</Trans>
          </PageLink>
        )
      }
    />
  )
}

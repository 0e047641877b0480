import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { spokenFor, writeLanguage } from '#domain/region/language.ts'
import { copyText } from '#platform/device/copy-text.ts'
import { commonInfoQuery } from '#queries/navigation-queries.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { toast } from '#ui/toast/toast.ts'
import { onUse } from '#blocks/page/on-use.tsx'

const QrPicture = onUse(async () => (await import('#ui/barcode/qr-picture.tsx')).QrPicture)

/** A guide's own code, with the address for customers: it opens this page with the code entered (spec 6). */
export function OwnGuideCode() {
  const { t } = useLingui()
  const storefront = useStorefront()
  const { origin } = useRouter().options.context
  const { data } = useQuery(commonInfoQuery(storefront))
  if (data?.isGuide !== 1) return null
  const code = data.guideCode
  const page = `/account/bind-guide?s_guide_code=${encodeURIComponent(code)}`
  const address = origin + writeLanguage(page, spokenFor(storefront.language), storefront.site)
  const copy = () =>
    copyText(address).then(
      () => toast(t`copy success`),
      () => toast(t`copy failed`),
    )
  return (
    <Notice
      tone="info"
      title={<Trans>Your code is {code}</Trans>}
      action={
        <Button look="outline" onClick={() => void copy()}>
          <Trans>Copy the address for customers</Trans>
        </Button>
      }
    >
      <Trans>Customers who open the address or scan the code choose you as their guide.</Trans>
      <QrPicture text={address} label={t`Code of your address for customers`} />
    </Notice>
  )
}

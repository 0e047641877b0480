import { useLingui } from '@lingui/react'
import { spokenFor } from '#domain/region/language.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { onUse } from '#blocks/page/on-use.tsx'

const UntranslatedNotice = onUse(async () => (await import('./untranslated-notice.tsx')).UntranslatedNotice)

/** Notice that the page is in English because the texts of its language could not be loaded (decision 0149). */
export function UntranslatedBar() {
  const { language } = useStorefront()
  const { i18n } = useLingui()
  const spoken = spokenFor(language)
  if (spoken === 'en' || Object.keys(i18n.messages).length > 0) return null
  return <UntranslatedNotice language={spoken} />
}

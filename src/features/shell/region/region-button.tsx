import { useLingui } from '@lingui/react/macro'
import { htmlLang } from '#domain/region/language.ts'
import { openOverlay } from '#blocks/overlays.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import css from './region-button.module.css'

/** `EN / SGD`: the present language and currency, and what they are called. */
export function useRegionLabel(): { readonly short: string; readonly label: string } {
  const { t } = useLingui()
  const { language, currency } = useStorefront()
  const [spoken = language] = htmlLang(language).split('-')
  return {
    short: `${spoken.toUpperCase()} / ${currency}`,
    label: t`Language and currency: ${spoken.toUpperCase()}, ${currency}`,
  }
}

/** Opens the form to change language and currency. */
export function RegionButton() {
  const { label, short } = useRegionLabel()
  return (
    <button
      type="button"
      className={css.region}
      aria-label={label}
      onClick={() => void openOverlay('region')}
    >
      {short}
    </button>
  )
}

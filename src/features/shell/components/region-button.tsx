import { useLingui } from '@lingui/react/macro'
import { htmlLang } from '#domain/region/language.ts'
import { openOverlay } from '#blocks/overlays.ts'
import { useStorefront } from '#blocks/storefront-context.tsx'
import css from './region-button.module.css'

/** `EN / SGD`: the present language and currency; opens the form to change them. */
export function RegionButton() {
  const { t } = useLingui()
  const { language, currency } = useStorefront()
  const [spoken = language] = htmlLang(language).split('-')
  return (
    <button
      type="button"
      className={css.region}
      aria-label={t`Language and currency: ${spoken.toUpperCase()}, ${currency}`}
      onClick={() => void openOverlay('region')}
    >
      {spoken.toUpperCase()} / {currency}
    </button>
  )
}

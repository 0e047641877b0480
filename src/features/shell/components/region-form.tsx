import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { spokenFor, type Language } from '#domain/region/language.ts'
import { closeOverlay } from '#blocks/overlays.ts'
import { useStorefront } from '#blocks/storefront-context.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import css from './region-form.module.css'
import { CurrencySelect, LanguageSelect } from './region-selects.tsx'
import { useRegionChange } from '../use-region-change.ts'

/** Language and currency of this site: both are chosen here and applied together (spec 4.4). */
export function RegionForm() {
  const storefront = useStorefront()
  // Only complete languages are offered, so the language of this page's texts is the selected one.
  const [language, setLanguage] = useState<Language>(spokenFor(storefront.language))
  const [currency, setCurrency] = useState(storefront.currency)
  const { busy, problem, changeRegion } = useRegionChange()

  function apply(event: FormEvent) {
    event.preventDefault()
    const change = {
      ...(language === spokenFor(storefront.language) ? {} : { language }),
      ...(currency === storefront.currency ? {} : { currency }),
    }
    if (Object.keys(change).length === 0) closeOverlay()
    else void changeRegion(change)
  }

  return (
    <form className={css.form} onSubmit={apply}>
      <LanguageSelect value={language} disabled={busy} onChoose={setLanguage} />
      <CurrencySelect value={currency} disabled={busy} onChoose={setCurrency} />
      {problem !== undefined && (
        <Notice tone="warn" role="alert">
          {problem}
        </Notice>
      )}
      <Button type="submit" wide busy={busy}>
        <Trans>Apply</Trans>
      </Button>
    </form>
  )
}

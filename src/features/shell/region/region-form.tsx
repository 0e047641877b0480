import { Trans } from '@lingui/react/macro'
import { Controller, useForm } from 'react-hook-form'
import { spokenFor, type Language } from '#domain/region/language.ts'
import { closeOverlay } from '#blocks/overlays.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import css from './region-form.module.css'
import { CurrencySelect, LanguageSelect } from './region-selects.tsx'
import { type RegionChange, useRegionChange } from '../use-region-change.ts'

/** Language and currency of this site: both are chosen here and applied together (spec 4.4). */
export function RegionForm() {
  const storefront = useStorefront()
  // Only complete languages are offered, so the language of this page's texts is the selected one.
  const { control, handleSubmit, formState } = useForm({
    defaultValues: { language: spokenFor(storefront.language) as Language, currency: storefront.currency },
  })
  const { dirtyFields } = formState
  const { busy, problem, changeRegion } = useRegionChange()

  function apply({ language, currency }: Required<RegionChange>) {
    const change = {
      ...(dirtyFields.language ? { language } : {}),
      ...(dirtyFields.currency ? { currency } : {}),
    }
    if (Object.keys(change).length === 0) closeOverlay()
    else void changeRegion(change)
  }

  return (
    <form className={css.form} onSubmit={(event) => void handleSubmit(apply)(event)}>
      <Controller
        control={control}
        name="language"
        render={({ field }) => (
          <LanguageSelect value={field.value} disabled={busy} onChoose={field.onChange} />
        )}
      />
      <Controller
        control={control}
        name="currency"
        render={({ field }) => (
          <CurrencySelect value={field.value} disabled={busy} onChoose={field.onChange} />
        )}
      />
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

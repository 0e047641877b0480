import { useEffect } from 'react'
import { spokenFor } from '#domain/region/language.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { toast } from '#ui/toast/toast.ts'
import { LanguageSelect } from './region-selects.tsx'
import { useRegionChange } from '../use-region-change.ts'

/** Language alone: a choice applies at once, because there is no currency beside it (spec 1). */
export function RestrictedLanguage() {
  const storefront = useStorefront()
  const { busy, problem, changeRegion } = useRegionChange()
  useEffect(() => {
    if (problem !== undefined) toast(problem)
  }, [problem])
  return (
    <LanguageSelect
      inline
      value={spokenFor(storefront.language)}
      disabled={busy}
      onChoose={(language) => void changeRegion({ language })}
    />
  )
}

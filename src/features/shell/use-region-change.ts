import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { failureOf } from '#contract/failure.ts'
import { changeCurrency, changeLang } from '#contract/catalog/navigation.contract.ts'
import { CURRENT_CURRENCY } from '#queries/navigation-queries.ts'
import type { CurrencyCode } from '#domain/money/currencies.ts'
import { writeLanguage, type Language } from '#domain/region/language.ts'
import { writeLocal } from '#platform/storage/local-storage.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useCaller } from '#blocks/use-caller.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { withoutPrice } from './notices/without-price.ts'

export type RegionChange = { readonly language?: Language; readonly currency?: CurrencyCode }

/**
 * Changes language and currency (spec 4.4): posts them to the server, then loads this page at its new address. A
 * failure ends the waiting state and is shown.
 */
export function useRegionChange() {
  const { t } = useLingui()
  const call = useCaller()
  const router = useRouter()
  const { site } = useStorefront()
  const words = useFailureWords()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  /**
   * The language first: alone it changes no page, so that a failure between the two calls leaves the shop unchanged.
   */
  async function post({ language, currency }: RegionChange) {
    if (language) await call(changeLang, { changedLang: language })
    if (!currency) return
    const { currency: current } = await call(changeCurrency, { changedCurrency: currency })
    writeLocal(CURRENT_CURRENCY, current)
  }

  function load({ language, currency }: RegionChange) {
    const { href, origin } = window.location
    const address = language
      ? new URL(writeLanguage(router.state.location.href, language, site), origin).href
      : href
    if (!currency) return window.location.assign(address)
    // The same address is reloaded; one with a price range of the old currency loses it.
    const next = withoutPrice(address)
    if (next === href) window.location.reload()
    else if (next === address) window.location.assign(next)
    else window.location.replace(next)
  }

  async function changeRegion(change: RegionChange) {
    setBusy(true)
    setProblem(undefined)
    try {
      await post(change)
      load(change)
    } catch (error) {
      setBusy(false)
      const offline = failureOf(error)?.kind === 'offline'
      setProblem(
        offline ? t`You’re offline. Changing language or currency needs a connection.` : words(error),
      )
    }
  }

  return { busy, problem, changeRegion }
}

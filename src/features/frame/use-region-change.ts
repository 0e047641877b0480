import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { failureOf } from '#contract/failure.ts'
import { changeCurrency, changeLang } from '#contract/navigation.ts'
import { CURRENT_CURRENCY } from '#data/navigation.ts'
import { writeLanguage, type Language } from '#domain/region/language.ts'
import { writeLocal } from '#platform/local-storage.ts'
import { usePlace } from '#blocks/place.tsx'
import { useCaller } from '#blocks/use-caller.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { toast } from '#ui/toast/toast.ts'
import { withoutPrice } from './without-price.ts'

/**
 * Language and currency change (spec 4.4): posted to the shop, then this page is loaded anew at its new address. A
 * failure ends the waiting and is said.
 */
export function useRegionChange() {
  const { t } = useLingui()
  const call = useCaller()
  const router = useRouter()
  const { site } = usePlace()
  const words = useFailureWords()
  const [busy, setBusy] = useState(false)

  async function change(post: () => Promise<unknown>, go: () => void) {
    setBusy(true)
    try {
      await post()
      go()
    } catch (error) {
      setBusy(false)
      const offline = failureOf(error)?.kind === 'offline'
      toast(offline ? t`You are offline. Changing language or currency needs the network.` : words(error))
    }
  }

  return {
    busy,
    changeLanguage: (language: Language) =>
      change(
        () => call(changeLang, { changedLang: language }),
        () => window.location.assign(writeLanguage(router.state.location.href, language, site)),
      ),
    changeCurrency: (currency: string) =>
      change(
        async () => {
          const { currency: current } = await call(changeCurrency, { changedCurrency: currency })
          writeLocal(CURRENT_CURRENCY, current)
        },
        () => {
          // The very same address is reloaded; one that names a price range of the old currency loses it.
          const address = withoutPrice(window.location.href)
          if (address === window.location.href) window.location.reload()
          else window.location.replace(address)
        },
      ),
  }
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { currenciesQuery, languagesQuery } from '#data/navigation.ts'
import { LANGUAGES, readLanguage, spokenFor, type Language } from '#domain/region/language.ts'
import { SITES } from '#domain/region/sites.ts'
import { CURRENCIES, isCurrency } from '#domain/money/currencies.ts'
import { usePlace } from '#blocks/place.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { InlineSelect, Select } from '#ui/select/select.tsx'
import css from './region-selects.module.css'
import { useRegionChange } from './use-region-change.ts'

/** Language and currency of this shop; a choice acts at once (spec 4.4). */
export function RegionSelects() {
  return (
    <div className={css.selects}>
      <LanguageSelect />
      <CurrencySelect />
    </div>
  )
}

export function LanguageSelect({ inline = false }: { readonly inline?: boolean }) {
  const { t } = useLingui()
  const place = usePlace()
  const { data, error, refetch } = useQuery(languagesQuery(place))
  const { busy, changeLanguage } = useRegionChange()
  // What is offered is what exists, so the words of this page are what is chosen.
  const spoken = spokenFor(place.language)
  if (error) return <NotHad error={error} onAgain={() => void refetch()} />
  const known = data?.langList.map(({ value, urlPrefix }) => {
    return { value: languageOf(urlPrefix) ?? SITES[place.site].language, label: value }
  })
  const props = {
    label: t`Language`,
    options: known ?? [{ value: spoken, label: t`One moment…` }],
    value: spoken,
    disabled: busy || !known,
    onChange: (event: ChangeEvent<HTMLSelectElement>) => {
      const language = LANGUAGES.find((code) => code === event.target.value)
      if (language) void changeLanguage(language)
    },
  }
  return inline ? <InlineSelect {...props} /> : <Select {...props} />
}

/** The prefix of an address tells languages apart that share a locale. */
function languageOf(urlPrefix: string): Language | undefined {
  return readLanguage(`/${urlPrefix}`).language
}

function CurrencySelect() {
  const { t } = useLingui()
  const place = usePlace()
  const { data, error, refetch } = useQuery(currenciesQuery(place))
  const { busy, changeCurrency } = useRegionChange()
  if (error) return <NotHad error={error} onAgain={() => void refetch()} />
  return (
    <Select
      label={t`Currency`}
      options={
        data?.currencyList.map(({ value }) => ({ value, label: currencyLabel(value) })) ?? [
          { value: place.currency, label: t`One moment…` },
        ]
      }
      value={place.currency}
      disabled={busy || !data}
      onChange={(event) => void changeCurrency(event.target.value)}
    />
  )
}

function currencyLabel(code: string): string {
  return isCurrency(code) ? `${code}  ${CURRENCIES[code].symbol}` : code
}

function NotHad({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const words = useFailureWords()
  return (
    <div className={css.failed}>
      <p>{words(error)}</p>
      <Button look="quiet" onClick={onAgain}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

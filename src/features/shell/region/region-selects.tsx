import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { currenciesQuery, languagesQuery } from '#queries/navigation-queries.ts'
import { LANGUAGES, readLanguage, type Language } from '#domain/region/language.ts'
import { SITES } from '#domain/region/sites.ts'
import { CURRENCIES, isCurrency, type CurrencyCode } from '#domain/money/currencies.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { InlineSelect, Select } from '#ui/select/select.tsx'
import css from './region-form.module.css'

type RegionSelectProps<T> = {
  readonly value: T
  readonly disabled: boolean
  readonly onChoose: (value: T) => void
}

/** The languages with complete texts. */
export function LanguageSelect({
  value,
  disabled,
  onChoose,
  inline = false,
}: RegionSelectProps<Language> & { readonly inline?: boolean }) {
  const { t } = useLingui()
  const storefront = useStorefront()
  const { data, error, refetch } = useQuery(languagesQuery(storefront))
  if (error) return <LoadFailed error={error} onAgain={() => void refetch()} />
  const known = data?.langList.map(({ value: name, urlPrefix }) => {
    return { value: languageOf(urlPrefix) ?? SITES[storefront.site].language, label: name }
  })
  const props = {
    label: t`Language`,
    options: known ?? [{ value, label: t`One moment…` }],
    value,
    disabled: disabled || !known,
    onChange: ({ target }: { target: HTMLSelectElement }) => {
      const language = LANGUAGES.find((code) => code === target.value)
      if (language) onChoose(language)
    },
  }
  return inline ? <InlineSelect {...props} /> : <Select {...props} />
}

/** The prefix of the address distinguishes languages that share a locale. */
function languageOf(urlPrefix: string): Language | undefined {
  return readLanguage(`/${urlPrefix}`).language
}

export function CurrencySelect({ value, disabled, onChoose }: RegionSelectProps<CurrencyCode>) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(currenciesQuery(useStorefront()))
  if (error) return <LoadFailed error={error} onAgain={() => void refetch()} />
  const known = data?.currencyList.map(({ value: code }) => ({ value: code, label: currencyLabel(code) }))
  return (
    <Select
      label={t`Currency`}
      options={known ?? [{ value, label: t`One moment…` }]}
      value={value}
      disabled={disabled || !known}
      onChange={({ target }) => {
        if (isCurrency(target.value)) onChoose(target.value)
      }}
    />
  )
}

function currencyLabel(code: string): string {
  return isCurrency(code) ? `${code}  ${CURRENCIES[code].symbol}` : code
}

function LoadFailed({ error, onAgain }: { error: Error; onAgain: () => void }) {
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

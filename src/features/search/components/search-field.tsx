import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import css from './search-field.module.css'

export type SearchFieldProps = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSubmit: () => void
  /** Other ways to fill the field. */
  readonly children?: ReactNode
}

export function SearchField({ value, onChange, onSubmit, children }: SearchFieldProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  function clear() {
    onChange('')
    field.current?.focus()
  }

  return (
    <form role="search" className={css.form} onSubmit={submit}>
      <Icon name="search" size={22} />
      <input
        ref={field}
        data-autofocus
        className={css.field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="keywords"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        aria-label={t`What are you looking for?`}
        placeholder={t`What are you looking for?`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        // A text, because the icon with the cross beside it closes the search.
        <button type="button" className={css.clear} onClick={clear}>
          <Trans>Clear</Trans>
        </button>
      )}
      {children}
    </form>
  )
}

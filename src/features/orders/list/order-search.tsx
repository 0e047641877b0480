import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import css from './order-list.module.css'

type OrderSearchProps = {
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
}

/** Searches by a product's name or an order's number (spec 2.14). */
export function OrderSearch({ keyword, onSearch }: OrderSearchProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(keyword)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(typed)
  }

  return (
    <form role="search" aria-label={t`Search my orders`} className={css.search} onSubmit={submit}>
      <TextField
        label={t`Product name or order number`}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="outline" guarded={false}>
        <Trans>Search</Trans>
      </Button>
      {keyword !== '' && (
        <Button look="quiet" onClick={() => onSearch('')}>
          <Trans>Clear</Trans>
        </Button>
      )}
    </form>
  )
}

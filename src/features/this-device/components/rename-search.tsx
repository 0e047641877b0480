import { Trans, useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useReportSave } from '#blocks/sync/use-report-save.ts'
import { MAX_SEARCH_NAME, type SavedSearch } from '#domain/searches/saved-searches.ts'
import { keepSearch } from '#sync/searches/search-actions.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import css from './saved-searches-section.module.css'

type RenameSearchProps = { readonly search: SavedSearch; readonly onDone: () => void }

/** The name of a saved search as a field, which takes the focus. */
export function RenameSearch({ search, onDone }: RenameSearchProps) {
  const { t } = useLingui()
  const report = useReportSave()
  const [name, setName] = useState(search.name)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  async function save(event: SyntheticEvent) {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted !== '' && wanted !== search.name && !(await report(keepSearch({ ...search, name: wanted }))))
      return
    onDone()
  }
  return (
    <form className={css.rename} onSubmit={(event) => void save(event)}>
      <TextField
        label={t`Name of the search`}
        value={name}
        maxLength={MAX_SEARCH_NAME}
        required
        ref={field}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={css.buttons}>
        <Button type="submit" size="small">
          <Trans>Save</Trans>
        </Button>
        <Button look="quiet" size="small" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { storesQuery } from '#queries/listing-queries.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './return-form.module.css'

type StoreFieldProps = {
  readonly value: string
  readonly onChange: (storeId: string) => void
  readonly error: string | undefined
}

/** The store to which the items are brought. */
export function StoreField({ value, onChange, error }: StoreFieldProps) {
  const { t } = useLingui()
  const words = useFailureWords()
  const stores = useQuery(storesQuery(useStorefront()))
  if (stores.data)
    return (
      <RadioGroup
        label={t`Store`}
        labelHidden
        name="store"
        options={stores.data.map(({ id, name, address, hours }) => ({
          value: id,
          label: name,
          text: (
            <span className={css.store}>
              {address !== undefined && <span>{address}</span>}
              {hours !== undefined && <span>{hours}</span>}
            </span>
          ),
        }))}
        value={value === '' ? undefined : value}
        onChange={onChange}
        error={error}
      />
    )
  if (stores.error && !stores.isFetching)
    return (
      <Notice
        tone="error"
        action={
          <Button look="outline" size="small" onClick={() => void stores.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {words(stores.error)}
      </Notice>
    )
  return <Skeleton shape="text" lines={6} />
}

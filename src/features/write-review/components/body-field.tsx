import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useBodyWords } from '#blocks/size-guide/body-words.ts'
import { useSizeUnits } from '#blocks/size-guide/use-size-units.ts'
import { reviewerBody, type ReviewerBody } from '#domain/reviews/reviewer-body.ts'
import { useMySizes } from '#sync/sizes/use-my-sizes.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'

type BodyFieldProps = {
  /** What the review shows now; undefined: nothing. */
  readonly value: ReviewerBody | undefined
  readonly onChange: (body: ReviewerBody | undefined) => void
}

/** Checkbox that shows the author's measurements beside the review; lists what would be shown. */
export function BodyField({ value, onChange }: BodyFieldProps) {
  const { t } = useLingui()
  const sizes = useMySizes()
  const inWords = useBodyWords(useSizeUnits().units)
  const mine = sizes.status === 'ready' ? reviewerBody(sizes.recorded) : undefined
  const shown = value ?? mine
  if (!shown)
    return sizes.status === 'failed' ? (
      <p>
        <Trans>Your measures could not be read on this device just now.</Trans>
      </p>
    ) : (
      <p>
        <PageLink href="/pages/garment-size-guide#my-sizes" className={linkClass('quiet')}>
          <Trans>Add my measures to show them with my review</Trans>
        </PageLink>
      </p>
    )
  const words = inWords(shown).join(', ')
  return (
    <Checkbox
      label={t`With my measures`}
      hint={t`It helps people built like you. Shown with your review: ${words}.`}
      checked={value !== undefined}
      onChange={({ target }) => onChange(target.checked ? (mine ?? shown) : undefined)}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import css from './facet-choices.module.css'
import type { FacetGroup, FacetValue } from '../use-facet-groups.ts'
import { chosenIn, toggled } from '../listing-address.ts'
import { useListing } from '../use-listing-move.ts'
import { onUse } from '#blocks/page/on-use.tsx'

const MySizeChoice = onUse(async () => (await import('./my-size-choice.tsx')).MySizeChoice)

/** The values of one filter; each applies at once. */
export function FacetChoices({ group, how }: { readonly group: FacetGroup; readonly how: 'push' | 'stay' }) {
  const { address, go } = useListing()
  const chosen = chosenIn(address, group.facet)
  const toggle = (key: string) => void go(toggled(address, group.facet, key), how)
  return (
    <>
      {group.facet === 'size' && <MySizeChoice group={group} how={how} />}
      <ul className={css.choices} data-look={group.look}>
        {group.values.map((value) => (
          <li key={value.key}>
            {group.look === 'box' ? (
              <SizeChoice value={value} on={chosen.includes(value.key)} onToggle={toggle} />
            ) : (
              <Checkbox
                label={<Label value={value} />}
                checked={chosen.includes(value.key)}
                onChange={() => toggle(value.key)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Label({ value: { label, count, hex } }: { value: FacetValue }) {
  return (
    <span className={css.label}>
      {hex && <span className={css.dot} style={{ background: hex }} />}
      <span>{label}</span>
      <span className={css.count}>{count}</span>
    </span>
  )
}

type SizeChoiceProps = {
  value: FacetValue
  on: boolean
  onToggle: (key: string) => void
}

function SizeChoice({ value: { key, label, count }, on, onToggle }: SizeChoiceProps) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={css.box}
      aria-pressed={on}
      aria-label={t`Size ${label}, ${count}`}
      onClick={() => onToggle(key)}
    >
      {label}
    </button>
  )
}

import { useLingui } from '@lingui/react/macro'
import css from './view-as.module.css'
import { useListing } from '../use-listing-move.ts'

/** View As (spec 2.8): 2 or 4 columns, on a phone 1 or 2. Icons instead of numbers, which differ by screen. */
export function ViewAs() {
  const { t } = useLingui()
  const { address, go } = useListing()
  return (
    <div role="group" aria-label={t`View As`} className={css.view}>
      <ViewButton
        label={t`Larger pictures`}
        path="M3 3h14v14H3z"
        on={address.view === 'large'}
        onChoose={() => void go({ ...address, view: 'large' }, 'stay')}
      />
      <ViewButton
        label={t`More pictures side by side`}
        path="M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 11h6v6h-6z"
        on={address.view !== 'large'}
        onChoose={() => void go({ ...address, view: undefined }, 'stay')}
      />
    </div>
  )
}

type ViewButtonProps = { label: string; path: string; on: boolean; onChoose: () => void }

function ViewButton({ label, path, on, onChoose }: ViewButtonProps) {
  return (
    <button type="button" className={css.button} aria-label={label} aria-pressed={on} onClick={onChoose}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d={path} fill={on ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="1.25" />
      </svg>
    </button>
  )
}

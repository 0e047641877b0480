import { type KeyboardEvent, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import hidden from '../visually-hidden/visually-hidden.module.css'
import css from './number-input.module.css'
import { clampNumber } from './number-range.ts'
import { useHold } from './use-hold.ts'
import { useNumberDraft } from './use-number-draft.ts'

export type NumberInputProps = {
  readonly label: string
  readonly labelHidden?: boolean
  readonly increaseLabel: string
  readonly decreaseLabel: string
  readonly value: number
  /** Every change, clamped; fast changes follow each other, and the owner may debounce them. */
  readonly onChange: (value: number) => void
  /** The field lost focus, or Enter was pressed in it: the input is complete. */
  readonly onSettled?: () => void
  readonly min?: number
  readonly max?: number
  /** What counts as a number; by default everything that `Number` reads. */
  readonly read?: (text: string) => number | undefined
  readonly disabled?: boolean
  readonly id?: string
  /** Sent under this name by the form of this id, without scripts. */
  readonly name?: string | undefined
  readonly form?: string | undefined
}

export function NumberInput({
  label,
  labelHidden = false,
  increaseLabel,
  decreaseLabel,
  value,
  onChange,
  onSettled,
  min = 1,
  max = 100,
  read,
  disabled = false,
  id,
  name,
  form,
}: NumberInputProps) {
  const generated = useId()
  const control = id ?? generated
  const range = { min, max, read }
  const { text, write, commit, step } = useNumberDraft(value, range, onChange)
  const now = clampNumber(text, range)
  const less = useHold(() => step(-1))
  const more = useHold(() => step(1))

  function leave() {
    commit()
    onSettled?.()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') return leave()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <div className={css.root}>
      <label htmlFor={control} className={labelHidden ? hidden.hidden : css.label}>
        {label}
      </label>
      <div className={css.frame} data-disabled={disabled || undefined}>
        <button
          type="button"
          aria-label={decreaseLabel}
          aria-controls={control}
          disabled={disabled || now <= min}
          {...less}
        >
          <Icon name="minus" size={16} />
        </button>
        <input
          id={control}
          name={name}
          form={form}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuenow={now}
          aria-valuemin={min}
          aria-valuemax={Math.max(min, max)}
          value={text}
          disabled={disabled}
          onChange={(event) => write(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={leave}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label={increaseLabel}
          aria-controls={control}
          disabled={disabled || now >= max}
          {...more}
        >
          <Icon name="plus" size={16} />
        </button>
      </div>
    </div>
  )
}

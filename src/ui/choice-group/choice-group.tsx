import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import hidden from '../visually-hidden/visually-hidden.module.css'
import css from './choice-group.module.css'

export type Choice = {
  readonly value: string
  /** The name; a swatch's name is announced, and shown beside the group's label while chosen. */
  readonly label: string
  /** Boxes only: smaller, below the label. */
  readonly note?: string | undefined
  /** Swatches only: a CSS colour or `url(…)`. */
  readonly colour?: string
  /** Cannot be bought now: struck through but still choosable, so that the user can request a notification. */
  readonly soldOut?: boolean
  readonly disabled?: boolean
  /** Why it is sold out or disabled; announced with the name and shown on hover. */
  readonly reason?: string
}

export type ChoiceGroupProps = {
  readonly label: string
  readonly labelHidden?: boolean
  readonly look: 'swatch' | 'box'
  readonly choices: readonly Choice[]
  readonly value: string | undefined
  readonly onChange: (value: string) => void
  /** A pointer, a finger or the focus comes to a choice, which may be chosen next. */
  readonly onIntent?: ((value: string, choice: Element) => void) | undefined
  /** Content at the end of the label's line, such as the link to the size guide. */
  readonly aside?: ReactNode
  /** Below the choices: "Please select a size." */
  readonly error?: ReactNode
  readonly size?: 'normal' | 'small'
  readonly name?: string | undefined
  /** The id of the form that sends the choice without scripts. */
  readonly form?: string | undefined
}

/** A colour or a size: radio buttons that look like what they choose. */
export function ChoiceGroup({
  label,
  labelHidden = false,
  look,
  choices,
  value,
  onChange,
  onIntent,
  aside,
  error,
  size,
  name,
  form,
}: ChoiceGroupProps) {
  const id = useId()
  const chosen = choices.find((choice) => choice.value === value)
  const group = useRef<HTMLDivElement>(null)
  useEarlyChoice(group, { value, onChange })
  return (
    <div
      ref={group}
      role="radiogroup"
      className={css.group}
      aria-invalid={error ? true : undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <div className={labelHidden ? hidden.hidden : css.head}>
        <span>
          <span id={`${id}-label`} className={css.label}>
            {label}
          </span>
          {look === 'swatch' && chosen && <span className={css.chosen}>{chosen.label}</span>}
        </span>
        {!labelHidden && aside}
      </div>
      <div className={css.choices} data-look={look} data-size={size === 'small' ? size : undefined}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={css.choice}
            data-look={look}
            data-size={size === 'small' ? size : undefined}
            data-sold-out={choice.soldOut || undefined}
            {...(onIntent && intent(({ currentTarget }) => onIntent(choice.value, currentTarget)))}
            title={choice.reason ?? (look === 'swatch' ? choice.label : undefined)}
          >
            <input
              type="radio"
              className={css.input}
              name={name ?? id}
              form={form}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            {look === 'swatch' && <span className={css.colour} style={{ background: choice.colour }} />}
            <span className={look === 'swatch' ? hidden.hidden : css.text}>
              <span>{choice.label}</span>
              {choice.note && <small className={css.note}>{` ${choice.note}`}</small>}
            </span>
            {choice.reason && <span className={hidden.hidden}>{`, ${choice.reason}`}</span>}
          </label>
        ))}
      </div>
      <div id={`${id}-error`} className={css.error} aria-live="polite">
        {error}
      </div>
    </div>
  )
}

function intent(on: (event: SyntheticEvent) => void) {
  return { onPointerEnter: on, onFocus: on, onTouchStart: on }
}

/**
 * The user may choose while the page is being hydrated. React keeps what the browser shows and fires no change for it, and
 * the next render would take it back.
 */
function useEarlyChoice(
  group: RefObject<HTMLDivElement | null>,
  { value, onChange }: Pick<ChoiceGroupProps, 'value' | 'onChange'>,
): void {
  const adopt = useEffectEvent(() => {
    const early = group.current?.querySelector<HTMLInputElement>('input:checked')?.value
    if (early !== undefined && early !== value) onChange(early)
  })
  useLayoutEffect(() => adopt(), [])
}

import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import css from './gallery.module.css'
import { onUse } from '#blocks/page/on-use.tsx'

const TurnView = onUse(async () => (await import('./turn-view.tsx')).TurnView)

type TurnButtonProps = {
  /** Address of the picture of all steps, as in `colour.turn`. */
  readonly of: string
  readonly name: string
}

/** Turns the garment in the place of its pictures; what turns it is loaded with the first press. */
export function TurnButton({ of, name }: TurnButtonProps) {
  const { t } = useLingui()
  const [turning, setTurning] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  function close() {
    setTurning(false)
    button.current?.focus()
  }
  return (
    <>
      <IconButton
        ref={button}
        className={css.turn}
        data-scripted=""
        ground="disc"
        label={t`Turn the piece`}
        aria-expanded={turning}
        onClick={() => setTurning(true)}
      >
        <Icon name="turn" />
      </IconButton>
      {turning && <TurnView key={of} of={of} name={name} onClose={close} />}
    </>
  )
}

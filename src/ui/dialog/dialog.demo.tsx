import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { Demo, Words } from '../demo.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog } from './dialog.tsx'

function Asking({ words, size }: { words: Words; size: 'small' | 'normal' | 'large' | 'full' }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {words.action}
      </Button>
      <Dialog.Root open={open} onClose={close} label={words.title} closeLabel={words.close} size={size}>
        <Dialog.Title>{words.title}</Dialog.Title>
        <Dialog.Body>
          <div style={{ display: 'grid', gap: '1.5rem' }}>
            <p>{words.paragraph}</p>
            {size !== 'small' && <TextField label={words.label} hint={words.hint} data-autofocus />}
          </div>
        </Dialog.Body>
        <Dialog.Footer>
          <Button look="outline" onClick={close}>
            {words.close}
          </Button>
          <Button onClick={close}>{words.action}</Button>
        </Dialog.Footer>
      </Dialog.Root>
    </>
  )
}

export const demos: Demo[] = [
  { name: 'small', render: (words) => <Asking words={words} size="small" /> },
  { name: 'normal, first field focused', render: (words) => <Asking words={words} size="normal" /> },
  { name: 'large', render: (words) => <Asking words={words} size="large" /> },
  { name: 'full', render: (words) => <Asking words={words} size="full" /> },
]

import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { Demo, Words } from '../demo.ts'
import { Sheet, type SheetSide } from './sheet.tsx'

function Panel({ words, side, mobileSide }: { words: Words; side: SheetSide; mobileSide?: SheetSide }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {words.action}
      </Button>
      <Sheet.Root
        open={open}
        onClose={close}
        label={words.title}
        closeLabel={words.close}
        side={side}
        mobileSide={mobileSide}
      >
        <Sheet.Title>{words.title}</Sheet.Title>
        <Sheet.Body>
          <p>{words.paragraph}</p>
          <p>{words.paragraph}</p>
        </Sheet.Body>
        <Sheet.Footer>
          <Button onClick={close}>{words.action}</Button>
        </Sheet.Footer>
      </Sheet.Root>
    </>
  )
}

export const demos: Demo[] = [
  { name: 'end', render: (words) => <Panel words={words} side="end" /> },
  { name: 'start', render: (words) => <Panel words={words} side="start" /> },
  { name: 'bottom', render: (words) => <Panel words={words} side="bottom" /> },
  {
    name: 'end, from below on a phone',
    render: (words) => <Panel words={words} side="end" mobileSide="bottom" />,
  },
]

import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { Demo, Words } from '../demo.ts'
import { picture } from '../lazy-image/demo-picture.ts'
import { Lightbox } from './lightbox.tsx'

function Enlarging({ words, count }: { readonly words: Words; readonly count: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {words.action}
      </Button>
      <Lightbox
        open={open}
        onClose={() => setOpen(false)}
        first={0}
        slides={Array.from({ length: count }, (_, index) => ({
          src: picture(index),
          alt: `${words.title} ${index + 1}`,
          width: 900,
          height: 1200,
        }))}
        caption={words.sentence}
        words={{
          label: words.title,
          close: words.close,
          gallery: words.label,
          slide: words.word,
          zoomIn: `${words.more} +`,
          zoomOut: `${words.more} −`,
          previous: words.previous,
          next: words.next,
          place: (index, total) => `${index} / ${total}`,
        }}
      />
    </>
  )
}

export const demos: Demo[] = [
  { name: 'several pictures', render: (words) => <Enlarging words={words} count={5} /> },
  { name: 'one picture', render: (words) => <Enlarging words={words} count={1} /> },
]

import { useState } from 'react'
import type { Demo, Words } from '../demo.ts'
import { picture } from '../lazy-image/demo-picture.ts'
import { ImageUploader } from './image-uploader.tsx'
import type { UploadItem } from './upload-item.ts'

type UploadingProps = {
  readonly words: Words
  readonly first: readonly UploadItem[]
  readonly error?: string
  readonly disabled?: boolean
}

function Uploading({ words, first, error, disabled }: UploadingProps) {
  const [items, setItems] = useState(first)
  const [refused, setRefused] = useState(error)
  return (
    <ImageUploader
      label={words.label}
      hint={words.hint}
      error={refused}
      disabled={disabled ?? false}
      items={items}
      maxCount={3}
      maxSize={5_000_000}
      types={['image/jpeg', 'image/png', 'image/webp']}
      videos={{ maxSize: 30_000_000, endings: ['.mp4'] }}
      onPick={(files) =>
        setItems([
          ...items,
          ...files.map((file, index) => ({
            id: `${items.length + index} ${file.name}`,
            type: file.type.startsWith('video/') ? ('video' as const) : ('image' as const),
            name: file.name,
            preview: picture(items.length + index),
            status: 'done' as const,
          })),
        ])
      }
      onRefused={(files) => setRefused(files.length > 0 ? words.error : undefined)}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      onRetry={(id) =>
        setItems(items.map((item) => (item.id === id ? { ...item, status: 'uploading' as const } : item)))
      }
      words={{
        add: words.more,
        retry: words.action,
        removeNamed: (name) => `${words.close}: ${name}`,
        retryNamed: (name) => `${words.action}: ${name}`,
        uploadingNamed: (name) => `${words.word}: ${name}`,
        cancelNamed: (name) => `${words.close}: ${name}`,
        record: words.next,
      }}
    />
  )
}

const one = (words: Words, status: UploadItem['status'], at = 0): UploadItem => ({
  id: `${at}`,
  type: 'image',
  name: words.choices[at] ?? '',
  preview: picture(at),
  status,
  error: status === 'failed' ? words.error : undefined,
})

export const demos: Demo[] = [
  { name: 'empty', render: (words) => <Uploading words={words} first={[]} /> },
  {
    name: 'uploading, failed',
    render: (words) => (
      <Uploading words={words} first={[one(words, 'uploading', 0), one(words, 'failed', 1)]} />
    ),
  },
  {
    name: 'full, one file refused',
    render: (words) => (
      <Uploading words={words} first={[0, 1, 2].map((at) => one(words, 'done', at))} error={words.error} />
    ),
  },
  {
    name: 'videos: on its way, waiting, without a cover',
    render: (words) => (
      <Uploading
        words={words}
        first={[
          { ...one(words, 'uploading', 0), type: 'video', progress: 0.4 },
          { ...one(words, 'waiting', 1), type: 'video', note: words.hint },
          { ...one(words, 'done', 2), type: 'video', preview: '' },
        ]}
      />
    ),
  },
  { name: 'not now', render: (words) => <Uploading words={words} first={[one(words, 'done')]} disabled /> },
]

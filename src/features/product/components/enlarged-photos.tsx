import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { useOpenPhotos } from '../use-open-photos.ts'

const Lightbox = lazy(async () => ({ default: (await import('./lightbox.tsx')).Lightbox }))

/** The photos of reviews that the history's entry names, in full size; loaded with the first. */
export function EnlargedPhotos({ name }: { readonly name: string }) {
  const { t } = useLingui()
  const { photos, closePhotos } = useOpenPhotos()
  // The dialog keeps its pictures while it closes.
  const [last, setLast] = useState(photos)
  if (photos && photos !== last) setLast(photos)
  if (!last) return null
  return (
    <Suspense>
      <Lightbox
        open={photos !== undefined}
        places={last.list.map(({ src }) => ({ of: src }))}
        sizes={last.list}
        first={last.first}
        name={name}
        shade={t`Photos of buyers`}
        onClose={closePhotos}
      />
    </Suspense>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { RenderSlideProps, Slide } from 'yet-another-react-lightbox'
import { Picture } from '#blocks/picture.tsx'
import { useOnline } from '#platform/online.ts'
import css from './lightbox.module.css'

/** Wider than any width that exists: the browser takes the largest. */
const LARGEST = '4000px'

/** A slide. `src` is an address without width and format. */
export function LightboxPicture({ slide, rect }: RenderSlideProps) {
  return slide.src === '' ? null : <SharpPicture slide={slide} rect={rect} />
}

/** In the size in which the page has it, until the largest one has come. */
function SharpPicture({ slide, rect }: { readonly slide: Slide; readonly rect: RenderSlideProps['rect'] }) {
  const { t } = useLingui()
  const online = useOnline()
  const { src, alt = '', width = 3, height = 4 } = slide
  const shown = Math.floor(Math.min(rect.width, (rect.height * width) / height, width))
  return (
    <div className={css.picture} style={{ inlineSize: shown }}>
      <Picture of={src} alt="" sizes={`${shown}px`} missing={null} eager />
      <Picture
        className={css.sharp}
        of={src}
        alt={alt}
        sizes={LARGEST}
        eager
        missing={
          online ? t`This picture could not be loaded.` : t`This picture is not stored on this device yet.`
        }
      />
    </div>
  )
}

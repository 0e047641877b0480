import { useLingui } from '@lingui/react/macro'
import type { RenderSlideProps, SlideImage } from 'yet-another-react-lightbox'
import { pictureAddress, srcSet } from '#blocks/pictures/picture-address.ts'
import { Picture } from '#blocks/pictures/picture.tsx'
import { BANNER_WIDTHS, PHOTO_WIDTHS } from '#contract/picture-widths.ts'
import { isWholePicture } from '#domain/catalog/product-frame.ts'
import { isPhotoAddress } from '#domain/reviews/review-photos.ts'
import { useOnline } from '#platform/online.ts'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import css from './lightbox.module.css'

/** Wider than any width that exists: the browser takes the largest. */
const LARGEST = '4000px'
const LARGEST_PHOTO = Math.max(...PHOTO_WIDTHS)

type SlideProps = { readonly slide: SlideImage; readonly rect: RenderSlideProps['rect'] }

/** A slide. `src` is an address without width and format. */
export function LightboxPicture({ slide, rect }: SlideProps) {
  if (slide.src === '') return null
  if (isWholePicture(slide.src)) return <CloseUp slide={slide} rect={rect} />
  return isPhotoAddress(slide.src) ? (
    <Photo slide={slide} rect={rect} />
  ) : (
    <SharpPicture slide={slide} rect={rect} />
  )
}

/** As large as the window allows, and never larger than it is. */
export function shownWidth(
  { width = 3, height = 4 }: Pick<SlideImage, 'width' | 'height'>,
  rect: SlideProps['rect'],
): number {
  return Math.floor(Math.min(rect.width, (rect.height * width) / height, width))
}

function useMissingWords(): string {
  const { t } = useLingui()
  const online = useOnline()
  return online ? t`This picture could not be loaded.` : t`This picture is not stored on this device yet.`
}

/** A photo of a review. */
function Photo({ slide, rect }: SlideProps) {
  const { src, alt = '', width = 3, height = 4 } = slide
  const missing = useMissingWords()
  return (
    <div className={css.picture} style={{ inlineSize: shownWidth(slide, rect) }}>
      <LazyImage
        src={pictureAddress(src, LARGEST_PHOTO, 'webp')}
        {...{ alt, width, height, missing }}
        eager
      />
    </div>
  )
}

/** A close-up of the cloth, as a whole; WebP alone, as its threads take long to be made into AVIF. */
function CloseUp({ slide, rect }: SlideProps) {
  const { src, alt = '', width = 3, height = 4 } = slide
  const missing = useMissingWords()
  return (
    <div className={css.picture} style={{ inlineSize: shownWidth(slide, rect) }} data-picture={src}>
      <LazyImage
        src={pictureAddress(src, 1280, 'webp')}
        sources={{ webp: srcSet(src, BANNER_WIDTHS, 'webp') }}
        sizes={LARGEST}
        {...{ alt, width, height, missing }}
        eager
      />
    </div>
  )
}

/** In the size in which the page has it, until the largest one has come. */
function SharpPicture({ slide, rect }: SlideProps) {
  const { src, alt = '' } = slide
  const missing = useMissingWords()
  const shown = shownWidth(slide, rect)
  return (
    <div className={css.picture} style={{ inlineSize: shown }} data-picture={src}>
      <Picture of={src} alt="" sizes={`${shown}px`} missing={null} eager />
      <Picture className={css.sharp} of={src} alt={alt} sizes={LARGEST} eager missing={missing} />
    </div>
  )
}

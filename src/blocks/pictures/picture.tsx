import { PICTURE_WIDTHS } from '#contract/picture-widths.ts'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import { pictureAddress, srcSet } from './picture-address.ts'

export type PictureProps = {
  /** Address without width and format, as in API data. */
  readonly of: string
  /** Display width for the browser's choice, as in the `sizes` attribute. */
  readonly sizes: string
  /** Empty where the name is beside it. */
  readonly alt: string
  readonly widths?: readonly number[]
  /** Width and height; product pictures are 3 by 4. */
  readonly ratio?: readonly [number, number]
  /** Loads eagerly, for pictures in the first view. */
  readonly eager?: boolean
  /** The largest of the first view, one a page. */
  readonly priority?: boolean
  /** In the place of a picture that cannot be had, as in `LazyImage`. */
  readonly missing?: string | null
  readonly className?: string
}

/** A picture of the shop, in the lightest format that the browser supports and no larger than displayed. */
export function Picture({ of, sizes, alt, widths = PICTURE_WIDTHS, ratio = [3, 4], ...rest }: PictureProps) {
  const [width, height] = ratio
  const middle = widths[Math.floor(widths.length / 2)] ?? PICTURE_WIDTHS[2]
  return (
    <LazyImage
      {...rest}
      alt={alt}
      sizes={sizes}
      src={pictureAddress(of, middle, 'webp')}
      sources={{ avif: srcSet(of, widths, 'avif'), webp: srcSet(of, widths, 'webp') }}
      width={width * 300}
      height={height * 300}
    />
  )
}

import { BANNER_WIDTHS } from '#contract/picture-widths.ts'
import { BANNER_RATIO } from './picture-address.ts'
import { Picture, type PictureProps } from './picture.tsx'

/** A wide picture: of a collection, a campaign, an article or a store. */
export function BannerPicture(props: Omit<PictureProps, 'widths' | 'ratio'>) {
  return <Picture {...props} widths={BANNER_WIDTHS} ratio={BANNER_RATIO} />
}

import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Badges } from '#blocks/product/product-badges.tsx'
import { WishlistButton } from '#blocks/product/wishlist-button.tsx'
import { Picture } from '#blocks/picture.tsx'
import { pictureAddress } from '#blocks/picture-address.ts'
import { PREVIEW_WIDTH } from '#contract/picture-widths.ts'
import type { ColourGroup, ProductDetail } from '#contract/product.contract.ts'
import { IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import css from './gallery.module.css'
import { withVideos } from './gallery-order.ts'
import { badgeDiscount } from '#blocks/product/selection.ts'

export type GalleryProps = { readonly product: ProductDetail; readonly colour: ColourGroup | undefined }

const LEAD_SIZES = '(min-width: 1025px) 38vw, 100vw'
const OTHER_SIZES = '(min-width: 1025px) 19vw, 100vw'

/**
 * The pictures of one colour: side by side on a desktop; on a phone a strip with native scrolling, moved by finger,
 * wheel, keyboard or button. The same markup serves both, so that the first picture is in the first bytes.
 */
export function Gallery({ product, colour }: GalleryProps) {
  const { t } = useLingui()
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const pictures = colour?.color.imageList ?? [product.imageUrl]
  const videos = colour?.color.videoList ?? []
  const total = pictures.length + videos.length
  const scrolls = useOverflow(strip, total)
  const name = product.productsName
  const shade = colour?.color.name ?? ''

  function look() {
    const list = strip.current
    if (list) setAt(Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth)))
  }
  /** At an end a button keeps its place and its focus. */
  function go(to: number) {
    strip.current?.children[to]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  const shown = pictures.map((picture, index) => (
    <li key={picture}>
      <Picture
        of={picture}
        alt={t`${name}, ${shade}, picture ${index + 1}`}
        sizes={index === 0 ? LEAD_SIZES : OTHER_SIZES}
        eager={index === 0}
        priority={index === 0}
      />
    </li>
  ))
  const moving = videos.map((video) => (
    <li key={video.url}>
      <video
        controls
        muted
        playsInline
        preload="none"
        poster={pictureAddress(video.cover, PREVIEW_WIDTH, 'webp')}
      >
        <source src={video.url} />
      </video>
    </li>
  ))

  return (
    <section className={css.gallery} aria-label={t`Pictures of ${name}`}>
      <ul
        ref={strip}
        className={css.strip}
        onScroll={look}
        data-count={total}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={scrolls ? 0 : undefined}
      >
        {withVideos(shown, moving)}
      </ul>
      <Badges of={{ ...product, discount: badgeDiscount(product, colour) }} className={css.badges} />
      <WishlistButton className={css.heart} card={product} />
      {total > 1 && (
        <div className={css.controls} data-scripted="">
          <IconButton
            ground="disc"
            label={t`Previous picture`}
            aria-disabled={at <= 0}
            onClick={() => go(at - 1)}
          >
            <Icon name="chevron-start" />
          </IconButton>
          <span className={css.place} aria-hidden="true">
            {at + 1} / {total}
          </span>
          <IconButton
            ground="disc"
            label={t`Next picture`}
            aria-disabled={at >= total - 1}
            onClick={() => go(at + 1)}
          >
            <Icon name="chevron-end" />
          </IconButton>
        </div>
      )}
    </section>
  )
}

/**
 * Whether the strip overflows: a scroll container must be reachable by keyboard, any other need not be. Without scripts
 * it is never measured, so that several pictures count as too many for a phone. Measured again with another number of
 * pictures, which does not resize the strip itself.
 */
function useOverflow(list: RefObject<HTMLElement | null>, total: number): boolean {
  const [over, setOver] = useState(total > 1)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const observer = new ResizeObserver(() => setOver(element.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, total])
  return over
}

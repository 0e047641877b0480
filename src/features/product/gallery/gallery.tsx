import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PictureControls } from '#blocks/product/card/picture-controls.tsx'
import { Badges } from '#blocks/product/card/product-badges.tsx'
import { WishlistButton } from '#blocks/product/card/wishlist-button.tsx'
import { Picture } from '#blocks/pictures/picture.tsx'
import { badgeDiscount } from '#blocks/product/choices/selection.ts'
import type { ColourGroup, ProductDetail } from '#contract/catalog/product.contract.ts'
import { usePlaysFilms } from '#platform/device/plays-films.ts'
import { IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useEnlarge } from '../use-open-picture.ts'
import { EnlargedPicture } from './enlarged-picture.tsx'
import { CroppedScale } from './cropped-scale.tsx'
import { FilmSlide } from './film-slide.tsx'
import css from './gallery.module.css'
import { GalleryThumbnails } from './gallery-thumbnails.tsx'
import { galleryPlaces, pictureNumber } from './gallery-order.ts'
import { LEAD_SIZES } from './gallery-sizes.ts'
import { GalleryStrip } from './gallery-strip.tsx'
import { SpinSlide } from '../spin/spin-slide.tsx'

export type GalleryProps = { readonly product: ProductDetail; readonly colour: ColourGroup | undefined }

/**
 * The pictures of one colour: a strip with native scrolling, moved by finger, wheel, keyboard or button, and on a desktop
 * by thumbnails. A press enlarges a picture. Another colour changes each view in its place.
 */
export function Gallery({ product, colour }: GalleryProps) {
  const { t } = useLingui()
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const openPicture = useEnlarge()
  // Where the browser does not play films, the pictures are all there is.
  const hasFilms = usePlaysFilms()
  const places = galleryPlaces({
    ...(colour?.color ?? { imageList: [product.imageUrl] }),
    videoList: (hasFilms && colour?.color.videoList) || [],
  })
  const total = places.length
  const name = product.productsName
  const shade = colour?.color.name ?? ''

  function look() {
    const list = strip.current
    if (list) setAt(Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth)))
  }
  // On Back the browser restores the strip's scroll position before the app has its listener.
  const lookAgain = useEffectEvent(look)
  useEffect(() => {
    const frame = requestAnimationFrame(() => lookAgain())
    return () => cancelAnimationFrame(frame)
  }, [])
  function go(to: number) {
    strip.current?.children[to]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  const shown = places.map(({ of, film, spin, swatch }, place) =>
    spin ? (
      <li key="spin">
        <SpinSlide frames={spin} name={name} shade={shade} sizes={LEAD_SIZES} shown={place === at} />
      </li>
    ) : film ? (
      <li key={film.url}>
        <FilmSlide film={film} name={name} shade={shade} sizes={LEAD_SIZES} shown={place === at} />
      </li>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the same view of another colour takes its place
      <li key={place} data-lead={place === 0 ? '' : undefined}>
        <Picture
          of={of}
          alt={
            swatch
              ? t`Close-up of the cloth of ${name}, ${shade}`
              : t`${name}, ${shade}, picture ${pictureNumber(places, place)}`
          }
          sizes={LEAD_SIZES}
          eager={place === 0}
          priority={place === 0}
        />
        {swatch && <CroppedScale of={swatch} />}
        <button
          type="button"
          className={css.press}
          tabIndex={place === at ? undefined : -1}
          aria-label={
            swatch ? t`Enlarge the close-up of the cloth` : t`Enlarge picture ${pictureNumber(places, place)}`
          }
          onClick={() => openPicture(place)}
        />
      </li>
    ),
  )
  return (
    <section className={css.gallery} data-count={total} aria-label={t`Pictures of ${name}`}>
      <div className={css.main}>
        <GalleryStrip ref={strip} scrolls={total > 1} onScroll={look}>
          {shown}
        </GalleryStrip>
        <Badges of={{ ...product, discount: badgeDiscount(product, colour) }} className={css.badges} />
        <WishlistButton className={css.heart} card={product} />
        <IconButton
          className={css.enlarge}
          data-scripted=""
          ground="disc"
          label={t`Enlarge the picture`}
          onClick={() => openPicture(at)}
        >
          <Icon name="expand" />
        </IconButton>
        {total > 1 && <PictureControls at={at} total={total} onGo={go} className={css.controls} />}
      </div>
      {total > 1 && <GalleryThumbnails places={places} at={at} onChoose={go} />}
      <EnlargedPicture
        places={places}
        name={name}
        shade={shade}
        piece={colour && { spu: product.spuCode, pid: colour.color.pid, material: product.material }}
      />
    </section>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { ColourGroup } from '#contract/catalog/product.contract.ts'
import { motionOff } from '#ui/motion.ts'
import { Picture } from '#blocks/pictures/picture.tsx'
import { PictureControls } from '#blocks/product/card/picture-controls.tsx'
import { Badges } from '#blocks/product/card/product-badges.tsx'
import { badgeDiscount, type ChoiceProduct } from '#blocks/product/choices/selection.ts'
import { stripPosition } from './strip-position.ts'
import css from './quick-view-gallery.module.css'

type QuickViewGalleryProps = {
  readonly product: ChoiceProduct
  readonly colour: ColourGroup | undefined
  /** A picture that the page has loaded, shown until the first one is there. */
  readonly preview: string
}

const SIZES = '(min-width: 1025px) 422px, (min-width: 641px) 45vw, 62vw'

/**
 * The pictures of one colour: a strip that the browser scrolls, by finger, wheel, keys and buttons, and above 1024 px
 * their thumbnails, five in view (spec 2.9, 9.4).
 */
export function QuickViewGallery({ product, colour, preview }: QuickViewGalleryProps) {
  const { t } = useLingui()
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const pictures = colour?.color.imageList ?? [product.imageUrl]
  const total = pictures.length
  const name = product.productsName
  const shade = colour?.color.name ?? ''

  function look() {
    if (strip.current) setAt(stripPosition(strip.current, total))
  }
  function go(to: number) {
    const picture = strip.current?.children[to]
    picture?.scrollIntoView({
      block: 'nearest',
      inline: 'start',
      behavior: motionOff() ? 'instant' : 'smooth',
    })
  }

  return (
    <section className={css.gallery} aria-label={t`Pictures of ${name}`}>
      <ol className={css.thumbs}>
        {pictures.map((picture, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same view of another colour takes its place
          <li key={index}>
            <button
              type="button"
              aria-label={t`Show picture ${index + 1}`}
              aria-current={index === at}
              onClick={() => go(index)}
            >
              <Picture of={picture} alt="" sizes="80px" widths={[180]} />
            </button>
          </li>
        ))}
      </ol>
      <div className={css.stage}>
        <ul
          ref={strip}
          className={css.strip}
          onScroll={look}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={total > 1 ? 0 : undefined}
        >
          {pictures.map((picture, index) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- the same view of another colour takes its place
              key={index}
              data-lead={index === 0 ? '' : undefined}
              style={{ backgroundImage: index === 0 && preview ? `url("${preview}")` : undefined }}
            >
              <Picture
                of={picture}
                alt={t`${name}, ${shade}, picture ${index + 1}`}
                sizes={SIZES}
                eager={index === 0}
              />
            </li>
          ))}
        </ul>
        <Badges of={{ ...product, discount: badgeDiscount(product, colour) }} className={css.badges} />
        {total > 1 && <PictureControls at={at} total={total} onGo={go} />}
      </div>
    </section>
  )
}

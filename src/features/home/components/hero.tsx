import type { Home } from '../home-loader.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { srcSet, pictureAddress } from '#blocks/pictures/picture-address.ts'
import { BANNER_WIDTHS } from '#contract/picture-widths.ts'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import css from './hero.module.css'

/** From here the whole rail has room beside the text. */
const WIDE = '(min-width: 1025px)'

const TALL_SIZES = '(min-width: 600px) 56vw, 100vw'

/** The first view: one picture for each shape of screen, one sentence, one link. */
export function Hero({ title, text, link, action, wide, tall }: Home['hero']) {
  return (
    <section className={css.hero}>
      <picture className={css.picture}>
        <source media={WIDE} type="image/avif" srcSet={srcSet(wide, BANNER_WIDTHS, 'avif')} sizes="100vw" />
        <source media={WIDE} type="image/webp" srcSet={srcSet(wide, BANNER_WIDTHS, 'webp')} sizes="100vw" />
        <source type="image/avif" srcSet={srcSet(tall, BANNER_WIDTHS, 'avif')} sizes={TALL_SIZES} />
        <source type="image/webp" srcSet={srcSet(tall, BANNER_WIDTHS, 'webp')} sizes={TALL_SIZES} />
        <img src={pictureAddress(tall, 960, 'webp')} alt="" width={900} height={1200} fetchPriority="high" />
      </picture>
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
        <PageLink href={link} {...buttonLink('solid')}>
          {action}
        </PageLink>
      </div>
    </section>
  )
}

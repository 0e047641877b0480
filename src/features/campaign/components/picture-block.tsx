import type { CampaignBlock } from '#contract/catalog/campaigns.contract.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { BannerPicture } from '#blocks/pictures/banner-picture.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import css from './picture-block.module.css'

type PictureBlockProps = {
  readonly block: Extract<CampaignBlock, { kind: 'picture' }>
  /** The first of its page is in the first view. */
  readonly first: boolean
}

/** A picture with words on its quiet side, below it on a phone. */
export function PictureBlock({ block: { image, title, text, link, action }, first }: PictureBlockProps) {
  return (
    <section className={css.block}>
      {image !== '' && (
        <BannerPicture
          of={image}
          sizes="(min-width: 1440px) 1440px, 100vw"
          alt=""
          eager={first}
          priority={first}
        />
      )}
      {(title !== '' || text !== '' || action !== '') && (
        <div className={css.words}>
          {title !== '' && <h2>{title}</h2>}
          {text !== '' && <p>{text}</p>}
          {link !== '' && action !== '' && (
            <PageLink href={link} {...buttonLink('solid')}>
              {action}
            </PageLink>
          )}
        </div>
      )}
    </section>
  )
}

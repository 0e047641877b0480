import { Trans } from '@lingui/react/macro'
import type { Campaign, CampaignBlock } from '#contract/catalog/campaigns.contract.ts'
import { ArticleBody } from '#blocks/article/article-text.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { NamedRail } from '#blocks/product/rails/named-rail.tsx'
import css from './campaign-blocks.module.css'
import { EndsIn } from './ends-in.tsx'
import { NamedGrid } from './named-grid.tsx'
import { PictureBlock } from './picture-block.tsx'

/** The blocks of a campaign from top to bottom. The campaign's own title is the page's, whatever its blocks say. */
export function CampaignBlocks({ campaign }: { readonly campaign: Campaign }) {
  const { title, description, blocks, endsAt } = campaign
  return (
    <article className={css.page}>
      <header className={css.head}>
        <nav className={css.crumbs}>
          <PageLink href="/activePage">
            <Trans>Now on</Trans>
          </PageLink>
        </nav>
        <h1>{title}</h1>
        <p>{description}</p>
      </header>
      {blocks.map((block, at) => (
        <Block key={at} block={block} endsAt={endsAt} first={at === 0} />
      ))}
    </article>
  )
}

type BlockProps = { readonly block: CampaignBlock; readonly endsAt: number | null; readonly first: boolean }

function Block({ block, endsAt, first }: BlockProps) {
  switch (block.kind) {
    case 'picture':
      return <PictureBlock block={block} first={first} />
    case 'text':
      return (
        <div className={css.text}>
          <ArticleBody html={block.html} />
        </div>
      )
    case 'countdown':
      return endsAt === null ? null : <EndsIn label={block.label} endsAt={endsAt} />
    case 'products':
      return block.layout === 'rail' ? <NamedRail {...block} /> : <NamedGrid {...block} />
  }
}

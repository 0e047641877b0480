import { useSuspenseQuery } from '@tanstack/react-query'
import { articleQuery } from '#queries/article-query.ts'
import type { ArticlePage } from '#domain/region/article-pages.ts'
import { htmlLang } from '#domain/region/language.ts'
import { BannerPicture } from '#blocks/pictures/banner-picture.tsx'
import { ArticleText } from '#blocks/article/article-text.tsx'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'

/** A static page of the shop (spec 2.2); its text is data. */
export function ArticleScreen({ page }: { readonly page: ArticlePage }) {
  const { data: article } = useSuspenseQuery(articleQuery(useStorefront(), page))
  return (
    <article lang={htmlLang(article.lang)}>
      <NarrowPage title={article.title} lead={article.summary}>
        {article.image !== '' && (
          <BannerPicture of={article.image} sizes="(min-width: 768px) 44rem, 100vw" alt="" eager />
        )}
        <ArticleText article={article} />
      </NarrowPage>
    </article>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isolate } from '#domain/text/isolate.ts'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { LoginOffer } from '#blocks/identity/login-offer.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useOnline } from '#platform/online.ts'
import { useUnconfirmed } from '#sync/use-unconfirmed.ts'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { myReviewQuery } from './components/my-review-query.ts'
import { ReviewForm } from './components/review-form.tsx'
import { ReviewedPiece } from './components/reviewed-piece.tsx'
import { isReviewOf } from './components/send-review.ts'
import { useReviewedProduct, type ReviewedProduct } from './use-reviewed-product.ts'
import { useStartedReview } from './use-started-review.ts'
import css from './components/write-review.module.css'

/** Writes a review of a bought piece (spec 5, 9.4); works without a network, too. */
export function WriteReviewScreen({ spu }: { readonly spu: string }) {
  const product = useReviewedProduct(spu)
  const begun = useStartedReview(spu)
  const [sent, setSent] = useState<{ readonly filesWait: boolean }>()
  return (
    <NarrowPage task tall title={<Trans>Write a review</Trans>}>
      {product && <ReviewedPiece product={product} />}
      <NeedsScripts />
      {product === undefined || begun === undefined ? (
        <Skeleton height="24rem" />
      ) : sent ? (
        <Thanks product={product} filesWait={sent.filesWait} />
      ) : begun.bought === false && !begun.own ? (
        <NotBought product={product} />
      ) : (
        <>
          {begun.bought === false && <NotBought product={product} />}
          {begun.bought === undefined && (
            <Notice>
              <Trans>Your review stays on this device until it’s sent. We then check your order.</Trans>
            </Notice>
          )}
          {begun.known && (
            <p>
              <Trans>You’ve reviewed this item. A new review replaces it.</Trans>
            </p>
          )}
          <ReviewForm product={product} begun={begun.draft} name={isolate(begun.name)} onSent={setSent} />
        </>
      )}
    </NarrowPage>
  )
}

function NotBought({ product }: { readonly product: ReviewedProduct }) {
  const queries = useQueryClient()
  return (
    <Notice
      action={
        <PageLink href={product.baseUrl} {...buttonLink('outline', { size: 'small' })}>
          <Trans>Back to the item</Trans>
        </PageLink>
      }
      title={<Trans>Reviews are written by customers who bought the item</Trans>}
    >
      <Trans>
        We can’t find your order of this item. Ordered on another device or as a guest? Write your review
        there.
      </Trans>
      <LoginOffer
        onEntered={() =>
          void queries.invalidateQueries({ queryKey: myReviewQuery(product.spuCode).queryKey })
        }
      >
        <Trans>Did you order with your account?</Trans>
      </LoginOffer>
    </Notice>
  )
}

/** Takes the focus: the form is gone. Links to the review once the server has it. */
function Thanks({ product, filesWait }: { readonly product: ReviewedProduct; readonly filesWait: boolean }) {
  const { t } = useLingui()
  const online = useOnline()
  const isPublished = useUnconfirmed(isReviewOf(product.spuCode)) === undefined
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <section className={css.thanks} aria-label={t`Your review`}>
      <h2 ref={head} tabIndex={-1}>
        <Trans>Thank you</Trans>
      </h2>
      <p role="status">
        {online ? (
          <Trans>Thank you. Your review appears on the product page in a few minutes.</Trans>
        ) : (
          <Trans>Your review is saved on this device and sent when you’re back online.</Trans>
        )}
      </p>
      {filesWait && (
        <p>
          <Trans>Its photos and video are saved here, too, and sent when you open the shop online.</Trans>
        </p>
      )}
      <PageLink href={product.baseUrl} {...buttonLink('outline')}>
        <Trans>Back to the item</Trans>
      </PageLink>
      {/* Last: it appears once the server has answered, and moves nothing. */}
      {isPublished && (
        <PageLink href={`/user/my-review/${product.spuCode}`} {...buttonLink('outline')}>
          <Trans>My review</Trans>
        </PageLink>
      )}
    </section>
  )
}

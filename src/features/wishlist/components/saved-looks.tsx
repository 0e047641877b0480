import { Plural, Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { wishlistCardsQuery } from '#queries/wishlist-cards.ts'
import { useResource } from '#sync/device-state.ts'
import { isSessionMarked } from '#sync/session-mark.ts'
import { useFetched } from '#sync/use-fetched.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { LookCard } from './look-card.tsx'
import css from './saved-looks.module.css'

/** Saved looks, for guests as well; nothing is shown until there is one. */
export function SavedLooks() {
  const looks = useResource('looks')
  const { requested, ask } = useFetched('looks')
  const list = looks.status === 'ready' ? looks.list : []
  const spus = [...new Set(list.flatMap(({ spu, otherSpu }) => [spu, otherSpu]))]
  const cards = useQuery({
    ...wishlistCardsQuery(useStorefront(), spus, 'looks'),
    placeholderData: keepPreviousData,
  })

  if (list.length === 0) {
    const isUnread = looks.status !== 'ready' || looks.asOf === undefined
    return isUnread && requested === 'failed' && isSessionMarked() && <Unread onRetry={ask} />
  }
  return (
    <section className={css.looks} aria-labelledby="looks">
      <div className={css.head}>
        <h2 id="looks">
          <Trans>My looks</Trans>
        </h2>
        <p className={css.count}>
          <Plural value={list.length} one="# look" other="# looks" />
        </p>
      </div>
      {cards.error && !cards.data && (
        <Notice action={<Again onPress={() => void cards.refetch()} />}>
          <Trans>Your looks are safe. Names and prices need a connection.</Trans>
        </Notice>
      )}
      <ul className={css.list}>
        {list.map((look) =>
          cards.data ? (
            <LookCard key={look.id} look={look} cards={cards.data.cards} isWhole={!cards.data.isStored} />
          ) : (
            <li key={look.id}>
              <Skeleton ratio="3 / 4" />
              <Skeleton shape="text" lines={3} />
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

function Unread({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice action={<Again onPress={onRetry} />}>
      <Trans>We could not load your looks. Nothing is lost: the shop keeps them.</Trans>
    </Notice>
  )
}

function Again({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button size="small" look="outline" onClick={onPress}>
      <Trans>Try again</Trans>
    </Button>
  )
}

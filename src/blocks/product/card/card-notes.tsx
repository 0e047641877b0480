import { Plural, useLingui } from '@lingui/react/macro'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { useHasStores } from '../../storefront/use-has-stores.ts'
import { tagMeanings, type TagMeaning } from '#domain/catalog/tags.ts'
import css from './card-notes.module.css'

type NotedProduct = Pick<
  ProductCard,
  'tagsName' | 'pickupText' | 'configActText' | 'allActivities' | 'allPoint'
>

/** Pickup and activity texts below a card's price (spec 2.8), the most important first. */
export function CardNotes({ of }: { readonly of: NotedProduct }) {
  const tagNotes = useTagNotes(of.tagsName)
  const activities = of.allActivities.map(({ soldTag }) => soldTag)
  const texts = [...new Set([...of.configActText, ...activities, ...tagNotes])].filter(
    (text) => text.trim() !== '',
  )
  const points = of.allPoint > 0
  const pickup = useHasStores() ? of.pickupText : ''
  if (texts.length === 0 && !pickup && !points) return null
  return (
    <ul className={css.notes}>
      {points && (
        <li className={css.activity}>
          <Plural value={of.allPoint} one="# point" other="# points" />
        </li>
      )}
      {texts.map((text) => (
        <li key={text} className={css.activity}>
          {text}
        </li>
      ))}
      {pickup && <li>{pickup}</li>}
    </ul>
  )
}

function useTagNotes(tags: readonly string[]): string[] {
  const { t } = useLingui()
  function say(meaning: TagMeaning): string {
    switch (meaning.shows) {
      case 'points':
        return t`EXTRA 100 POINTS`
      case 'new-in':
        return t`New in`
      case 'earth-bag':
        return t`Comes in an Earth bag`
      default:
        return ''
    }
  }
  return tagMeanings(tags).map(say)
}

import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState, type FocusEvent } from 'react'
import { PageLink } from '#blocks/page/page-link.tsx'
import railCss from '#blocks/product/rails/product-rail.module.css'
import { RailArrows } from '#blocks/product/rails/rail-arrows.tsx'
import { useRail } from '#ui/rail/use-rail.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { wishlistCardsQuery } from '#queries/wishlist-cards.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { motionOff } from '#ui/motion.ts'
import { Hanger } from './hanger.tsx'
import css from './hanger-rail.module.css'

/** The newest ones; the link leads to all of them. */
const MOST_HANGERS = 24

export type HangerRailProps = {
  readonly spus: readonly string[]
  /** Whether the place of the rail is below the window. */
  readonly isBelow: () => boolean
}

/** A hanger that the keyboard comes to is shown whole: browsers leave one that is partly in view where it is. */
function showWhole({ target }: FocusEvent<HTMLElement, Element>) {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({
      block: 'nearest',
      inline: 'nearest',
      behavior: motionOff() ? 'instant' : 'smooth',
    })
}

/** The pieces of the wishlist on hangers of one rod, without a network as this device last saw them. */
export function HangerRail({ spus, isBelow }: HangerRailProps) {
  const id = useId()
  const { data } = useQuery({
    ...wishlistCardsQuery(useStorefront(), spus),
    placeholderData: keepPreviousData,
  })
  const [isHung, setHung] = useState(false)
  const cards = data?.cards.filter(({ spuCode }) => spus.includes(spuCode)).slice(0, MOST_HANGERS) ?? []
  const isKnown = cards.length > 0
  const hang = useEffectEvent(() => {
    if (isBelow()) setHung(true)
  })
  useEffect(() => {
    if (!isKnown || isHung) return
    hang()
    // A page that is opened further down has it once the user is above it.
    window.addEventListener('scroll', hang, { passive: true })
    return () => window.removeEventListener('scroll', hang)
  }, [isKnown, isHung])
  const { ref, ...moves } = useRail(isHung)
  if (!isHung || !isKnown) return null
  return (
    <section aria-labelledby={id}>
      <div className={railCss.head}>
        <h2 id={id}>
          <Trans>On your hangers</Trans>
        </h2>
        <div className={railCss.aside}>
          <PageLink href="/user/wishlist" className={linkClass('quiet')}>
            <Trans>My Wishlist</Trans>
          </PageLink>
          <RailArrows {...moves} />
        </div>
      </div>
      <ul ref={ref} className={css.rail} onFocus={showWhole}>
        {cards.map((card) => (
          <li key={card.spuCode}>
            <Hanger card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { failureOf } from '#contract/failure.ts'
import { Picture } from '#blocks/pictures/picture.tsx'
import { Button } from '#ui/button/button.tsx'
import { buttonLink, linkClass } from '#ui/link-style/link-style.tsx'
import type { Obstacle, Obstacles } from '../use-obstacles.ts'
import css from './pieces-gone.module.css'

export type PiecesGoneProps = {
  readonly obstacles: Obstacles
  /** Why the last press of "Pay" led here; undefined when the goods were unavailable before. */
  readonly refused: unknown
  readonly busy: boolean
  /**
   * Removes the pieces from the order, or reduces them to the stock, and fetches a new price; undefined for "Buy Now".
   */
  readonly onMend: (() => void) | undefined
}

/** Pieces that were sold out or withdrawn meanwhile, each with name and picture, and the button that removes them. */
export function PiecesGone({ obstacles: { message, pieces }, refused, busy, onMend }: PiecesGoneProps) {
  const failure = failureOf(refused)
  const onlyShort = pieces.length > 0 && pieces.every((piece) => piece.left !== undefined)
  return (
    <section className={css.gone} aria-labelledby="pieces-gone" role="alert">
      <h2 id="pieces-gone">{message}</h2>
      {failure?.kind === 'refused' && failure.message !== message && <p>{failure.message}</p>}
      <ul className={css.pieces}>
        {pieces.map((piece) => (
          <Piece key={piece.sku} piece={piece} />
        ))}
      </ul>
      <p className={css.kept}>
        <Trans>You haven’t been charged, and your details are saved.</Trans>
      </p>
      <div className={css.ways}>
        {onMend && pieces.length > 0 ? (
          <Button busy={busy} onClick={onMend}>
            {onlyShort ? <Trans>Take what’s left and continue</Trans> : <Trans>Remove and continue</Trans>}
          </Button>
        ) : (
          <Link to="/" {...buttonLink()}>
            <Trans>Return to Store</Trans>
          </Link>
        )}
        <Link to="/cart" className={linkClass('quiet')}>
          <Trans>View bag</Trans>
        </Link>
      </div>
    </section>
  )
}

function Piece({
  piece: { productsName, color, size, imageUrl, baseUrl, left },
}: {
  readonly piece: Obstacle
}) {
  return (
    <li className={css.piece}>
      <Picture of={imageUrl} sizes="5rem" alt="" widths={[180]} />
      <div>
        <p>
          <Link to={baseUrl} className={linkClass('plain')}>
            {productsName}
          </Link>
        </p>
        <p className={css.kind}>{[color, size].filter(Boolean).join(' / ')}</p>
        {left !== undefined && (
          <p className={css.kind}>
            <Plural value={left} one="Only # is left" other="Only # are left" />
          </p>
        )}
      </div>
    </li>
  )
}

import { Trans } from '@lingui/react/macro'
import { pictureAddress, srcSet } from '#blocks/pictures/picture-address.ts'
import { PICTURE_WIDTHS } from '#contract/picture-widths.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useLoadingPicture } from '../use-loading-picture.ts'
import css from './pair-view.module.css'

export type PairPictureProps = {
  /** Address without width and format. */
  readonly of: string
  readonly alt: string
}

const SIZES = '(min-width: 769px) 26rem, 100vw'

/** Two pieces on one hanger. */
export function PairPicture({ of, alt }: PairPictureProps) {
  const { state, attempt, handlers, retry } = useLoadingPicture()
  return (
    <div className={css.frame} data-pair={state} aria-busy={state === 'loading'}>
      {state !== 'failed' && (
        <picture key={attempt}>
          <source type="image/avif" srcSet={srcSet(of, PICTURE_WIDTHS, 'avif')} sizes={SIZES} />
          <source type="image/webp" srcSet={srcSet(of, PICTURE_WIDTHS, 'webp')} sizes={SIZES} />
          <img
            className={css.picture}
            src={pictureAddress(of, 750, 'webp')}
            width={900}
            height={1200}
            alt={alt}
            {...handlers}
          />
        </picture>
      )}
      {state === 'loading' && (
        <>
          <Skeleton height="100%" />
          <p className={css.note} role="status">
            <Trans>Hanging them together…</Trans>
          </p>
        </>
      )}
      {state === 'failed' && (
        <div className={css.failed} role="alert">
          <p>
            <Trans>We couldn’t show them together.</Trans>
          </p>
          <Button look="outline" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

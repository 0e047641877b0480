import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import galleryCss from './quick-view-gallery.module.css'
import css from './quick-view.module.css'

/** The room of a product of which no card is known. */
export function QuickViewSkeleton() {
  const { t } = useLingui()
  return (
    <div className={css.layout} role="status" aria-label={t`Loading`}>
      <div className={css.head}>
        <Skeleton shape="text" lines={2} width="16rem" />
      </div>
      <div className={css.scroll}>
        <div className={galleryCss.gallery}>
          <div className={galleryCss.thumbs} />
          <ul className={galleryCss.strip}>
            <li>
              <Skeleton ratio="3 / 4" />
            </li>
          </ul>
        </div>
        <div className={css.words}>
          <Skeleton width="9rem" height="2.75rem" />
          <Skeleton width="100%" height="2.75rem" />
        </div>
      </div>
      <div className={css.actions}>
        <Skeleton width="100%" height="3rem" />
      </div>
    </div>
  )
}

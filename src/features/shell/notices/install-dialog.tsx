import { Trans, useLingui } from '@lingui/react/macro'
import { closeOverlay } from '#blocks/overlays.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import css from './install-dialog.module.css'

/** The two steps that put the shop on the home screen of iOS, drawn: its browsers have no prompt (decision 0119). */
export function InstallDialog({ open }: { readonly open: boolean }) {
  const { t } = useLingui()
  return (
    <Dialog.Root
      open={open}
      onClose={closeOverlay}
      label={t`Install the app`}
      closeLabel={t`Close`}
      size="small"
    >
      <Dialog.Title>
        <Trans>Install the app</Trans>
      </Dialog.Title>
      <Dialog.Body>
        <ol className={css.steps}>
          <li>
            <div className={css.bar} aria-hidden="true">
              <Icon name="chevron-start" size={22} />
              <Icon name="chevron-end" size={22} />
              <span className={css.press}>
                <Icon name="share" size={26} />
              </span>
              <Icon name="grid2" size={22} />
            </div>
            <p>
              <Trans>
                <b>Tap Share</b> in the bar of your browser. In some it is behind the three dots.
              </Trans>
            </p>
          </li>
          <li>
            <div className={css.list} aria-hidden="true">
              <span className={css.other} />
              <span className={css.press}>
                <Trans>Add to Home Screen</Trans>
                <span className={css.box}>
                  <Icon name="plus" size={16} />
                </span>
              </span>
              <span className={css.other} />
            </div>
            <p>
              <Trans>
                <b>Choose “Add to Home Screen”</b>, further down in the list.
              </Trans>
            </p>
          </li>
        </ol>
      </Dialog.Body>
    </Dialog.Root>
  )
}

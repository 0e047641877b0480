import { Trans } from '@lingui/react/macro'
import { useInstall } from '#blocks/install/use-install.ts'
import css from './menu-sheet.module.css'

/** Always in the menu where the browser can install the shop (decision 0119). */
export function InstallEntry() {
  const { way, install } = useInstall()
  if (way !== 'prompt' && way !== 'steps') return null
  return (
    <li>
      <button type="button" className={css.entry} onClick={install}>
        <Trans>Install the app</Trans>
      </button>
    </li>
  )
}

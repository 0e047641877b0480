import { Trans } from '@lingui/react/macro'
import { useInstall } from '#blocks/install/use-install.ts'
import { Button } from '#ui/button/button.tsx'
import css from './section.module.css'

/** The shop as an app, for every browser that can install it (decision 0119). */
export function InstallSection() {
  const { way, install } = useInstall()
  return (
    <section className={css.section} aria-labelledby="install">
      <h2 id="install">
        <Trans>As an app</Trans>
      </h2>
      <p className={css.soft}>
        <Trans>On the home screen the shop has a window of its own and opens at once.</Trans>
      </p>
      <div className={css.way}>
        {way === 'prompt' || way === 'steps' ? (
          <Button look="outline" size="small" onClick={install}>
            <Trans>Install the app</Trans>
          </Button>
        ) : (
          <p className={css.soft}>
            {way === 'installed' ? (
              <Trans>The app is installed.</Trans>
            ) : (
              <Trans>Look for “Install” in your browser’s menu.</Trans>
            )}
          </p>
        )}
      </div>
    </section>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ConfirmLoss } from '#blocks/confirm-loss/confirm-loss.tsx'
import { NotCleared } from '#blocks/confirm-loss/not-cleared.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useUnsent } from '#drafts/use-unsent.ts'
import { writeLanguage } from '#domain/region/language.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'
import { Button } from '#ui/button/button.tsx'
import css from './forget-me-section.module.css'

/** Deletes all personal data from a borrowed device and ends the session (trust.md S28). */
export function ForgetMeSection() {
  const { t } = useLingui()
  const { language, site } = useStorefront()
  const awake = useHydrated()
  const waiting = useUnsent()
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState(false)
  // A kiosk ends a visit by its own button.
  if (awake && inKiosk()) return null

  async function forget() {
    setFailed(false)
    try {
      const { clearPersonalData } = await import('#sync/clear-personal-data.ts')
      const forgotten = await clearPersonalData({ everything: true, evenUnsent: true })
      if (forgotten.done && forgotten.left.length === 0) {
        // The data in this page's memory is lost with the page.
        location.replace(writeLanguage('/', language, site))
        return
      }
    } catch {
      // Reported below; data that could not be deleted is deleted at the next start.
    }
    setAsking(false)
    setFailed(true)
  }

  return (
    <section className={css.section} aria-labelledby="forget-me">
      <h2 id="forget-me">
        <Trans>Not your device?</Trans>
      </h2>
      <p>
        <Trans>
          Your bag, wishlist, searches, forms and viewed pages are removed from this device, and your session
          ends. This can’t be undone.
        </Trans>
      </p>
      {failed && <NotCleared />}
      <div>
        <Button look="outline" disabled={!awake} onClick={() => setAsking(true)}>
          <Trans>Forget me on this device</Trans>
        </Button>
      </div>
      <ConfirmLoss
        open={asking}
        label={t`Forget me on this device`}
        title={<Trans>Forget me on this device?</Trans>}
        waiting={waiting}
        confirm={<Trans>Forget me</Trans>}
        onConfirm={forget}
        onClose={() => setAsking(false)}
      >
        <p>
          <Trans>This cannot be undone.</Trans>
        </p>
      </ConfirmLoss>
    </section>
  )
}

import { Trans } from '@lingui/react/macro'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './offline-help-screen.module.css'

/** Explains what works without a network. It needs no data, so it opens offline, too. */
export function OfflineHelpScreen() {
  return (
    <NarrowPage
      title={<Trans>What works offline</Trans>}
      lead={<Trans>The shop works in a tunnel, on a plane and in a fitting room with thick walls.</Trans>}
    >
      <section className={css.part}>
        <h2>
          <Trans>What opens</Trans>
        </h2>
        <ul>
          <li>
            <Trans>Every page you have seen on this device, with its pictures.</Trans>
          </li>
          <li>
            <Trans>Your bag and your wishlist, and the way to the checkout.</Trans>
          </li>
          <li>
            <PageLink href="/pages/garment-size-guide" className={linkClass('quiet')}>
              <Trans>The size guide</Trans>
            </PageLink>
          </li>
          <li>
            <Trans>
              All products, lists, filters and search, with the size tables, once you’ve saved the shop for
              offline.
            </Trans>
          </li>
        </ul>
      </section>
      <section className={css.part}>
        <h2>
          <Trans>What waits</Trans>
        </h2>
        <ul>
          <li>
            <Trans>
              Your bag and wishlist are saved on this device and sent when you’re back online. You can close
              the shop meanwhile.
            </Trans>
          </li>
          <li>
            <Trans>Your measures, a review, a notice you ask for and a vote wait in the same way.</Trans>
          </li>
          <li>
            <Trans>So do a member’s addresses, names and preferences.</Trans>
          </li>
          <li>
            <Trans>If something sells out meanwhile, we tell you and you choose what to do.</Trans>
          </li>
        </ul>
      </section>
      <section className={css.part}>
        <h2>
          <Trans>What needs a connection</Trans>
        </h2>
        <ul>
          <li>
            <Trans>Placing an order and paying. You’re never charged offline.</Trans>
          </li>
          <li>
            <Trans>
              Prices and stock of this very moment. Offline we show those of the last visit, and say of when
              they are.
            </Trans>
          </li>
          <li>
            <Trans>Discount codes and delivery costs.</Trans>
          </li>
        </ul>
      </section>
      <section className={css.part}>
        <h2>
          <Trans>Save the shop for offline</Trans>
        </h2>
        <p>
          <Trans>
            The whole catalogue fits into less than a megabyte, pictures apart. You choose how large these
            are, and may stop, go on or remove everything at any time.
          </Trans>
        </p>
        <p>
          <PageLink href="/this-device" className={linkClass('quiet')}>
            <Trans>App & offline</Trans>
          </PageLink>
        </p>
      </section>
    </NarrowPage>
  )
}

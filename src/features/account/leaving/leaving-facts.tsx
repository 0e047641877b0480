import { Trans } from '@lingui/react/macro'
import css from '../account.module.css'

/** What a deletion removes and what the law keeps; shown before the member confirms it. */
export function LeavingFacts() {
  return (
    <>
      <section className={css.section} aria-labelledby="goes">
        <h2 id="goes">
          <Trans>What is deleted</Trans>
        </h2>
        <ul className={css.points}>
          <li>
            <Trans>Your name, email, phone, birthday, addresses and password</Trans>
          </li>
          <li>
            <Trans>Your bag, wishlist, sizes and notifications, on all devices</Trans>
          </li>
          <li>
            <Trans>Your newsletter and back-in-stock emails</Trans>
          </li>
          <li>
            <Trans>Your name on reviews; what you wrote stays for others</Trans>
          </li>
        </ul>
      </section>
      <section className={css.section} aria-labelledby="stays">
        <h2 id="stays">
          <Trans>What the law keeps</Trans>
        </h2>
        <p>
          <Trans>
            Your orders with their sums and country, for tax: without your name, email, phone and address. An
            order that is not sent yet keeps them until a day after it is.
          </Trans>
        </p>
      </section>
      <section className={css.section} aria-labelledby="week">
        <h2 id="week">
          <Trans>A week to change your mind</Trans>
        </h2>
        <p>
          <Trans>
            You are logged out everywhere at once. If you log in within seven days, your account stays with
            everything in it. After that nobody can bring it back.
          </Trans>
        </p>
      </section>
    </>
  )
}

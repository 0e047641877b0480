import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { RecordedMeasures } from './recorded-measures.tsx'
import type { SizeHabits } from './use-size-habits.ts'
import { rememberMySizes } from '#sync/sizes/use-my-sizes.ts'
import { MY_MEASURES } from '#domain/sizing/my-sizes.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { AsOf } from '../sync/as-of.tsx'
import { useReportSave } from '../sync/use-report-save.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { MySizesForm } from './my-sizes-form.tsx'
import type { SizeChange } from './typed-sizes.ts'
import css from './my-sizes.module.css'

/** The user's own measurements: sent through the outbox, and marked in every chart. */
export function MySizesSection({ habits }: { readonly habits: SizeHabits }) {
  const awake = useHydrated()
  const report = useReportSave()
  const { sizes, mine: recorded, bra } = habits
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const any = bra !== '' || Object.keys(recorded).length > 0

  // The form is unmounted, and the focus with it.
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus()
    wasEditing.current = editing
  }, [editing])

  async function save(change: SizeChange) {
    if (await report(rememberMySizes(change, habits.chosen))) setEditing(false)
  }

  return (
    <section className={css.section} aria-labelledby="my-sizes">
      <h2 id="my-sizes">
        <Trans>My sizes</Trans>
      </h2>
      {sizes.status === 'failed' && (
        <Notice tone="warn" role="alert">
          <Trans>Your measures could not be read on this device just now.</Trans>
        </Notice>
      )}
      {any && sizes.status === 'ready' && <AsOf at={sizes.asOf} />}
      {editing ? (
        <MySizesForm
          recorded={recorded}
          bra={bra}
          habits={habits}
          onSave={save}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          {any ? <RecordedMeasures habits={habits} /> : <Invitation />}
          <div className={css.buttons}>
            <Button
              ref={edit}
              look="outline"
              disabled={!awake || sizes.status === 'failed'}
              onClick={() => setEditing(true)}
            >
              {any ? <Trans>Change my measures</Trans> : <Trans>Add my measures</Trans>}
            </Button>
            {any && (
              <Button look="quiet" onClick={() => void save(FORGOTTEN)}>
                <Trans>Remove them</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}

const FORGOTTEN: SizeChange = { ...Object.fromEntries(MY_MEASURES.map((measure) => [measure, 0])), bra: '' }

function Invitation() {
  return (
    <p className={css.soft}>
      <Trans>Tell us a measure or two, and every size guide marks the size that is yours.</Trans>
    </p>
  )
}

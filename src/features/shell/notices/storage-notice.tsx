import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStorage } from '#sync/use-storage.ts'
import { Button } from '#ui/button/button.tsx'
import css from './document-bar.module.css'

export type StorageNoticeProps = {
  /** The user has dismissed the notice that nothing can be stored here. */
  readonly understood: boolean
  readonly onUnderstood: () => void
}

/** Text of the storage bar; loaded with the database's code, without which it is not needed. */
export function StorageNotice({ understood, onUnderstood }: StorageNoticeProps) {
  const { t } = useLingui()
  const { storage, unsaved, lost, forgetLoss, tryNow } = useStorage()
  const [trying, setTrying] = useState(false)

  function onTry() {
    setTrying(true)
    // Without success the bar stays.
    void tryNow()
      .catch(() => false)
      .finally(() => setTrying(false))
  }

  return (
    <aside className={css.bar} aria-label={t`Storage of this device`} data-surface="ink">
      <div role="status">
        {lost > 0 && (
          <p>
            <Plural
              value={lost}
              one="This browser has cleared what the shop kept here. # change had not been sent yet and is gone."
              other="This browser has cleared what the shop kept here. # changes had not been sent yet and are gone."
            />
          </p>
        )}
        {unsaved > 0 && (
          <p>
            <Plural
              value={unsaved}
              one="# change is not saved on this device. It is lost when you close this page."
              other="# changes are not saved on this device. They are lost when you close this page."
            />
          </p>
        )}
        {unsaved === 0 && storage !== 'healthy' && !understood && (
          <p>
            {navigator.cookieEnabled ? (
              <Trans>This browser lets the shop keep nothing here. It works while you are online.</Trans>
            ) : (
              <Trans>
                This browser blocks cookies, so your bag lasts until you close or reload this page.
              </Trans>
            )}
          </p>
        )}
      </div>
      {unsaved > 0 && (
        <Button look="outline" size="small" busy={trying} onClick={onTry}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {unsaved === 0 && storage === 'spent' && !understood && (
        <Button look="outline" size="small" onClick={() => location.reload()}>
          <Trans>Reload</Trans>
        </Button>
      )}
      {unsaved === 0 && (
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            forgetLoss()
            onUnderstood()
          }}
        >
          <Trans>OK</Trans>
        </Button>
      )}
    </aside>
  )
}

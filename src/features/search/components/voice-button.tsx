import { Trans, useLingui } from '@lingui/react/macro'
import { IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { VoiceState } from '../use-voice-search.ts'
import css from './search-field.module.css'

export type VoiceButtonProps = {
  readonly state: VoiceState
  readonly onToggle: () => void
}

/** Shown only where the browser recognises speech. */
export function VoiceButton({ state, onToggle }: VoiceButtonProps) {
  const { t } = useLingui()
  const listening = state === 'listening'
  return (
    <IconButton
      className={css.voice}
      label={listening ? t`Stop listening` : t`Search by voice`}
      data-listening={listening || undefined}
      onClick={onToggle}
    >
      <Icon name="microphone" />
    </IconButton>
  )
}

/** What the microphone is doing, and why it did not work; read out when it changes. */
export function VoiceStatus({ state }: { readonly state: VoiceState }) {
  return (
    <p className={css.status} aria-live="polite" data-problem={!QUIET.has(state) || undefined}>
      {state === 'listening' && <Trans>Listening… say what you are looking for.</Trans>}
      {state === 'refused' && (
        <Trans>The microphone may not be used. Allow it for this shop in the settings of the browser.</Trans>
      )}
      {state === 'no-microphone' && <Trans>No microphone was found.</Trans>}
      {state === 'silence' && <Trans>Nothing was heard. Please try again.</Trans>}
      {state === 'offline' && <Trans>Voice search needs a connection.</Trans>}
      {state === 'failed' && <Trans>Speech could not be recognised. Please type.</Trans>}
    </p>
  )
}

const QUIET: ReadonlySet<VoiceState> = new Set(['idle', 'listening'])

import { useLingui } from '@lingui/react/macro'
import { useServerNow } from '#platform/timing/clock.ts'
import { Countdown } from '#ui/countdown/countdown.tsx'
import css from './campaign-blocks.module.css'

/** Counts down to the end of the campaign by the shop's clock; its line keeps its height before and after. */
export function EndsIn({ label, endsAt }: { readonly label: string; readonly endsAt: number }) {
  const { t } = useLingui()
  const now = useServerNow()
  return (
    <p className={css.ends}>
      <span>{label}</span>
      {now !== undefined && (
        <Countdown
          remaining={Math.max(0, endsAt - now)}
          label={label}
          units={{ days: t`Days`, hours: t`Hours`, minutes: t`Mins`, seconds: t`Secs` }}
        />
      )}
    </p>
  )
}

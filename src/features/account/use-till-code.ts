import { useEffect, useState } from 'react'
import {
  tillCodeText,
  tillDigitGroups,
  tillDigits,
  tillSecondsLeft,
  tillStep,
} from '#domain/account/till-code.ts'
import { toServerTime, useNow } from '#platform/timing/clock.ts'
import { openHmac } from '#platform/device/hmac.ts'
import type { MemberCardView } from '#sync/resources/member-card-resource.ts'

export interface TillCodeOnScreen {
  /** As the QR code carries it. */
  readonly text: string
  /** The changing digits, to be read aloud. */
  readonly digits: string
  readonly secondsLeft: number
}

/** The rotating code of this moment, computed on this device (decision 0154); undefined until it is. */
export function useTillCode(
  { memberCode, tillKey }: NonNullable<MemberCardView['card']>,
  isShown: boolean,
): TillCodeOnScreen | undefined {
  const here = useNow(isShown)
  const now = here === undefined ? undefined : toServerTime(here)
  const step = now === undefined ? undefined : tillStep(now)
  const [digits, setDigits] = useState<string>()
  useEffect(() => {
    if (step === undefined || tillKey === undefined) return
    let isLeft = false
    void openHmac(tillKey)
      .then((hmac) => tillDigits(step, hmac))
      .then((computed) => {
        // Ignored once the next code is due.
        if (!isLeft) setDigits(computed)
      })
    return () => {
      isLeft = true
    }
  }, [step, tillKey])
  if (now === undefined || digits === undefined) return undefined
  return {
    text: tillCodeText({ memberCode, digits }),
    digits: tillDigitGroups(digits).join(' '),
    secondsLeft: tillSecondsLeft(now),
  }
}

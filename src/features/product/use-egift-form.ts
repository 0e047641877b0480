import { useLingui } from '@lingui/react/macro'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useDraftForm } from '#blocks/use-draft-form.ts'
import type { DraftWriter } from '#blocks/use-draft-writer.ts'
import type { EgiftDraft } from '#drafts/egift-draft.ts'
import { checkNewEgift, type Egift, type EgiftPart, type EgiftProblem } from '#domain/gifts/egift.ts'
import { serverNow } from '#platform/timing/clock.ts'

/** The form of an eGift card with the rules of spec 5. */
export function useEgiftForm(draftWriter: DraftWriter<EgiftDraft>) {
  const { site } = useStorefront()
  // The amount is chosen above the form.
  const { sku: _, ...fields } = draftWriter.current()
  return useDraftForm<Egift>({
    fields,
    check: (egift) => checkNewEgift(egift, { now: serverNow(), site }),
    words: useProblemWords(),
    onChange: draftWriter.change,
  })
}

function useProblemWords(): Record<EgiftPart, Partial<Record<EgiftProblem, string>>> {
  const { t } = useLingui()
  const long = t`This is too long.`
  const name = t`Write the name in letters, without web addresses and invisible characters.`
  const email = { invalid: t`Invalid email address`, 'too-long': long }
  return {
    recipientName: { missing: t`Enter the name of the recipient.`, invalid: name, 'too-long': long },
    recipientEmail: { ...email, missing: t`Enter the email address of the recipient.` },
    senderName: { missing: t`Enter your name.`, invalid: name, 'too-long': long },
    senderEmail: { ...email, missing: t`Enter your email address.` },
    message: {
      missing: t`Write a message.`,
      invalid: t`It contains invisible characters. Please type it again.`,
      'too-long': long,
    },
    sendOn: {
      missing: t`Choose a day.`,
      invalid: t`Choose a day of the calendar.`,
      'too-long': t`Choose a day within a year.`,
      past: t`This day has passed. Choose today or a later day.`,
    },
  }
}

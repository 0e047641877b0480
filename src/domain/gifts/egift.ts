import { hasHiddenSignsInLines } from '../text/hidden-signs.ts'
import { isPersonName } from '../text/person-name.ts'
import { checkEmail } from '../checkout/email.ts'

/** Gift cards are sold once checkout takes them as payment (decision 0141); until then each call that would buy one refuses it. */
export const EGIFTS_ARE_SOLD: boolean = false

export const LONGEST_MESSAGE = 300
export const LONGEST_GIFT_NAME = 60

/** Message and recipient of an eGift card (spec 3). The amount is the SKU. */
export interface Egift {
  readonly sendToMyself: boolean
  readonly recipientName: string
  readonly recipientEmail: string
  readonly senderName: string
  readonly senderEmail: string
  readonly message: string
}

export type EgiftPart = Exclude<keyof Egift, 'sendToMyself'>
export type EgiftProblem = 'missing' | 'invalid' | 'too-long'

const isName = (part: EgiftPart) => part === 'recipientName' || part === 'senderName'

/** The parts that have to be filled in, in the order of the form: a card to oneself has no second person. */
export function egiftParts({ sendToMyself }: Pick<Egift, 'sendToMyself'>): readonly EgiftPart[] {
  const recipient: readonly EgiftPart[] = sendToMyself ? [] : ['recipientName', 'recipientEmail']
  return [...recipient, 'senderName', 'senderEmail', 'message']
}

/** Why an eGift card cannot be sent like this (spec 5): each invalid part, in the order of the form. */
export function checkEgift(egift: Egift): Partial<Record<EgiftPart, EgiftProblem>> {
  const problems: Partial<Record<EgiftPart, EgiftProblem>> = {}
  for (const part of egiftParts(egift)) {
    const problem = problemOf(part, egift[part].trim())
    if (problem) problems[part] = problem
  }
  return problems
}

function problemOf(part: EgiftPart, text: string): EgiftProblem | undefined {
  if (text === '') return 'missing'
  if (part === 'message') {
    if (text.length > LONGEST_MESSAGE) return 'too-long'
    return hasHiddenSignsInLines(text) ? 'invalid' : undefined
  }
  if (isName(part)) {
    if (text.length > LONGEST_GIFT_NAME) return 'too-long'
    return isPersonName(text) ? undefined : 'invalid'
  }
  return checkEmail(text) === 'ok' ? undefined : 'invalid'
}

/** The outcome of a test card: `slow` waits and is then paid, `risk` is reviewed first, `disputed` is paid and taken back by the bank later. */
export type Outcome = 'paid' | 'refused' | 'risk' | 'slow' | 'disputed'

/** The only accepted cards; real card numbers must never be entered here. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', outcome: 'paid' },
  { number: '4000 0000 0000 0002', outcome: 'refused' },
  { number: '4000 0000 0000 9235', outcome: 'risk' },
  { number: '4000 0000 0000 3220', outcome: 'slow' },
  { number: '4000 0000 0000 0259', outcome: 'disputed' },
] as const satisfies readonly { number: string; outcome: Outcome }[]

export interface CardForm {
  readonly name: string
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}

export type CardField = keyof CardForm
export type CardProblem = 'required' | 'number' | 'test-only' | 'expiry' | 'expired' | 'cvc'

export interface CardCheck {
  readonly outcome: Outcome | undefined
  readonly problems: Readonly<Partial<Record<CardField, CardProblem>>>
}

/** Validates a card as typed; `outcome` is set when it is valid. */
export function checkCard(form: CardForm, now: number): CardCheck {
  const digits = digitsOf(form.number)
  const known = TEST_CARDS.find((card) => card.number.replaceAll(' ', '') === digits)
  const checks: readonly (readonly [CardField, CardProblem | undefined])[] = [
    ['name', form.name.trim() === '' ? 'required' : undefined],
    ['number', numberProblem(digits, known !== undefined)],
    ['expiry', expiryProblem(form.expiry, now)],
    ['cvc', /^\d{3,4}$/.test(form.cvc.trim()) ? undefined : 'cvc'],
  ]
  const problems = Object.fromEntries(checks.filter(([, problem]) => problem !== undefined))
  return { outcome: Object.keys(problems).length === 0 ? known?.outcome : undefined, problems }
}

/** The number of a card without the spaces and hyphens of its groups. */
export function digitsOf(number: string): string {
  return number.replaceAll(/[\s-]/g, '')
}

function numberProblem(digits: string, known: boolean): CardProblem | undefined {
  if (digits === '') return 'required'
  if (known) return undefined
  return /^\d{13,19}$/.test(digits) && isLuhn(digits) ? 'test-only' : 'number'
}

/** Every second digit from the right counts double; the sum of all digits ends in 0. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** A card is good until the end of its month. */
function expiryProblem(typed: string, now: number): CardProblem | undefined {
  const match = /^(\d{2})\/?(?:20)?(\d{2})$/.exec(typed.replaceAll(/\s/g, ''))
  const month = Number(match?.[1])
  if (!match || month < 1 || month > 12) return 'expiry'
  const ends = Date.UTC(2000 + Number(match[2]), month, 1)
  return ends <= now ? 'expired' : undefined
}

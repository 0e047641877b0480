/** Why nothing was understood: `refused` by the user, no `microphone`, `silence`, `offline`, or another failure. */
export type SpeechProblem = 'refused' | 'no-microphone' | 'silence' | 'offline' | 'failed'
export type Heard = { readonly words: string } | { readonly problem: SpeechProblem } | 'stopped'

/** The part of the browser's speech recognition that is used here; TypeScript's library has none. */
interface Recognition {
  lang: string
  interimResults: boolean
  addEventListener(type: 'result', listener: (event: RecognitionResults) => void): void
  addEventListener(type: 'error', listener: (event: { readonly error: string }) => void): void
  addEventListener(type: 'end', listener: () => void): void
  start(): void
  stop(): void
  abort(): void
}

interface RecognitionResults {
  readonly results: Iterable<ArrayLike<{ readonly transcript: string }>>
}

type RecognitionClass = new () => Recognition

/** A recognition that never ends by itself would keep the microphone open. */
const LONGEST_MS = 15_000

function recognitionClass(): RecognitionClass | undefined {
  const browser = globalThis as {
    SpeechRecognition?: RecognitionClass
    webkitSpeechRecognition?: RecognitionClass
  }
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition
}

export function isSpeechOffered(): boolean {
  return recognitionClass() !== undefined
}

export interface ListenOptions {
  /** BCP 47. */
  readonly lang: string
  /** Words as they are understood so far. */
  readonly onWords: (words: string) => void
  /** Closes the microphone at once. */
  readonly signal: AbortSignal
}

/** Listens to one sentence; ends with a pause of the speaker, or after fifteen seconds. Call it only after a press. */
export function listen({ lang, onWords, signal }: ListenOptions): Promise<Heard> {
  const Recognition = recognitionClass()
  if (!Recognition) return Promise.resolve({ problem: 'failed' })
  const recognition = new Recognition()
  recognition.lang = lang
  recognition.interimResults = true
  let words = ''
  let problem: SpeechProblem | undefined
  recognition.addEventListener('result', ({ results }) => {
    words = [...results]
      .map((result) => result[0]?.transcript ?? '')
      .join('')
      .trim()
    onWords(words)
  })
  recognition.addEventListener('error', ({ error }) => {
    problem = PROBLEMS[error] ?? 'failed'
  })
  const late = setTimeout(() => recognition.stop(), LONGEST_MS)
  const abort = () => recognition.abort()
  const heard = new Promise<Heard>((resolve) => {
    recognition.addEventListener('end', () => {
      if (signal.aborted) resolve('stopped')
      else if (words !== '') resolve({ words })
      else resolve({ problem: problem ?? 'silence' })
    })
    signal.addEventListener('abort', () => resolve('stopped'))
    try {
      recognition.start()
    } catch {
      // Another recognition of this page is still running.
      resolve({ problem: 'failed' })
    }
  })
  signal.addEventListener('abort', abort)
  return heard.finally(() => {
    clearTimeout(late)
    signal.removeEventListener('abort', abort)
  })
}

const PROBLEMS: Readonly<Record<string, SpeechProblem>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'no-microphone',
  'no-speech': 'silence',
  network: 'offline',
}

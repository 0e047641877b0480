import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSpeechOffered, listen } from './speech.ts'

/** A microphone whose speaker is the test. */
class FakeRecognition extends EventTarget {
  static last: FakeRecognition | undefined
  lang = ''
  aborted = false
  constructor() {
    super()
    FakeRecognition.last = this
  }
  start() {}
  stop() {
    this.end()
  }
  abort() {
    this.aborted = true
    this.fail('aborted')
    this.end()
  }
  say(...parts: string[]) {
    const results = parts.map((transcript) => [{ transcript }])
    this.dispatchEvent(Object.assign(new Event('result'), { results }))
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }))
  }
  end() {
    this.dispatchEvent(new Event('end'))
  }
}

beforeEach(() => vi.useFakeTimers().stubGlobal('webkitSpeechRecognition', FakeRecognition))
afterEach(() => vi.useRealTimers().unstubAllGlobals())

function begin() {
  const ending = new AbortController()
  const understood: string[] = []
  const heard = listen({ lang: 'fr', onWords: (words) => understood.push(words), signal: ending.signal })
  const microphone = FakeRecognition.last
  if (!microphone) throw new Error('no microphone was opened')
  return { ending, understood, heard, microphone }
}

test('is offered by browsers that have it', () => {
  expect(isSpeechOffered()).toBe(true)
  vi.unstubAllGlobals()
  expect(isSpeechOffered()).toBe(false)
})

test('words arrive while they are spoken, and as a whole', async () => {
  const { understood, heard, microphone } = begin()
  expect(microphone.lang).toBe('fr')
  microphone.say('robe ')
  microphone.say('robe ', 'en soie')
  microphone.end()
  expect(await heard).toEqual({ words: 'robe en soie' })
  expect(understood).toEqual(['robe', 'robe en soie'])
})

test.each([
  ['not-allowed', 'refused'],
  ['service-not-allowed', 'refused'],
  ['audio-capture', 'no-microphone'],
  ['no-speech', 'silence'],
  ['network', 'offline'],
  ['language-not-supported', 'failed'],
])('the error %s is the problem %s', async (error, problem) => {
  const { heard, microphone } = begin()
  microphone.fail(error)
  microphone.end()
  expect(await heard).toEqual({ problem })
})

test('an end without a word is silence', async () => {
  const { heard, microphone } = begin()
  microphone.end()
  expect(await heard).toEqual({ problem: 'silence' })
})

test('what is still open after fifteen seconds is closed', async () => {
  const { heard, microphone } = begin()
  microphone.say('silk')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await heard).toEqual({ words: 'silk' })
})

test('stopping closes the microphone at once', async () => {
  const { ending, heard, microphone } = begin()
  ending.abort()
  expect(microphone.aborted).toBe(true)
  expect(await heard).toBe('stopped')
})

import { useEffect, useRef, useState } from 'react'
import { listen, type SpeechProblem } from '#platform/device/speech.ts'

export type VoiceState = 'idle' | 'listening' | SpeechProblem

/** Writes what is spoken into the field of the search; the microphone is closed with the search. */
export function useVoiceSearch(onWords: (words: string) => void) {
  const [state, setState] = useState<VoiceState>('idle')
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    const ending = new AbortController()
    running.current = ending
    setState('listening')
    const heard = await listen({ lang: document.documentElement.lang, onWords, signal: ending.signal })
    if (heard === 'stopped') return
    running.current = undefined
    setState('problem' in heard ? heard.problem : 'idle')
  }

  function stop() {
    running.current?.abort()
    running.current = undefined
    setState('idle')
  }

  return { state, toggle: () => (state === 'listening' ? stop() : void start()) }
}

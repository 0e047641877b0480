import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { SCHEME_KEY, SCHEMES, type Scheme } from '#contract/colour-scheme.ts'
import { dropLocal, readLocal, writeLocal } from '#platform/storage/local-storage.ts'

declare global {
  interface Window {
    /** From the script in the head of every document; another value than a scheme stands for the system's. */
    vandaScheme?: (scheme: Scheme | undefined) => void
  }
}

const state = proxy<{ scheme: Scheme | undefined }>({ scheme: undefined })

/** The scheme chosen on this device; undefined until it was read, and where the system decides. */
export function useColourScheme(): Scheme | undefined {
  useEffect(() => {
    state.scheme = SCHEMES.find((scheme) => scheme === readLocal(SCHEME_KEY))
  }, [])
  return useSnapshot(state).scheme
}

/** Where nothing can be stored, it holds for this document. */
export function chooseColourScheme(scheme: Scheme | undefined): void {
  state.scheme = scheme
  if (scheme) writeLocal(SCHEME_KEY, scheme)
  else dropLocal(SCHEME_KEY)
  window.vandaScheme?.(scheme)
}

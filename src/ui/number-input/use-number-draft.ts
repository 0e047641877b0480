import { useEffect, useRef, useState } from 'react'
import {
  clampNumber,
  latestNumber,
  type NumberRange,
  readNumber,
  type Requests,
  stepNumber,
  withRequest,
} from './number-range.ts'

/** How long a text outside the range may stay, and how long a step counts from the last requested value, in ms. */
const SETTLE_MS = 800

/**
 * A number whose owner receives every change. The field shows the value, which its owner may have to store first
 * (offline.md F36); only a text that is being typed is shown as typed.
 */
export function useNumberDraft(value: number, range: NumberRange, onChange: (value: number) => void) {
  const [draft, setDraft] = useState<string>()
  const typed = useRef<string>(undefined)
  /** Requested but perhaps not yet the value: the next step starts from the last of them. */
  const requested = useRef<Requests>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const text = draft ?? String(value)

  function ask(next: number) {
    if (next === latestNumber(requested.current, value)) return
    requested.current = withRequest(requested.current, value, next)
    onChange(next)
  }

  function commit() {
    clearTimeout(timer.current)
    if (typed.current !== undefined) ask(clampNumber(typed.current, range))
    typed.current = undefined
    setDraft(undefined)
  }

  const latest = useRef(commit)
  useEffect(() => {
    latest.current = commit
  })
  // Text that is still settling when the field unmounts is a change, too.
  useEffect(() => () => latest.current(), [])

  function settle() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      latest.current()
      requested.current = undefined
    }, SETTLE_MS)
  }

  function write(next: string) {
    typed.current = next
    setDraft(next)
    const number = readNumber(next, range)
    if (number !== undefined) ask(clampNumber(next, range))
    settle()
  }

  function step(by: 1 | -1) {
    const from = typed.current ?? String(latestNumber(requested.current, value))
    typed.current = undefined
    setDraft(undefined)
    ask(stepNumber(from, by, range))
    settle()
  }

  return { text, write, commit, step }
}

import { useEffect, useRef, useState } from 'react'
import { clampNumber, openRequests, readNumber, type NumberRange, stepNumber } from './number-range.ts'

/** How long a text outside the range may stay, and how long a step counts from the last requested value, in ms. */
const SETTLE_MS = 800

/**
 * A number whose owner receives every change. The field shows the value, which its owner may have to store first
 * (offline.md F36); only a text that is being typed is shown as typed.
 */
export function useNumberDraft(value: number, range: NumberRange, onChange: (value: number) => void) {
  const [draft, setDraft] = useState<string>()
  const typed = useRef<string>(undefined)
  /** Requested but not yet the value: the next step starts from the last of them. */
  const requested = useRef<readonly number[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const text = draft ?? String(value)

  function ask(next: number) {
    if (next === lastRequested()) return
    requested.current = [...requested.current, next]
    onChange(next)
  }

  function lastRequested(): number {
    return requested.current.at(-1) ?? value
  }

  // Compares the value, not a timer alone: a hidden or frozen tab stops its timers while other tabs change the value.
  useEffect(() => {
    requested.current = openRequests(requested.current, value)
  }, [value])

  function commit() {
    clearTimeout(timer.current)
    if (typed.current !== undefined) ask(clampNumber(typed.current, range))
    typed.current = undefined
    setDraft(undefined)
  }

  const latestCommit = useRef(commit)
  useEffect(() => {
    latestCommit.current = commit
  })
  // Text that is still settling when the field unmounts is a change, too.
  useEffect(() => () => latestCommit.current(), [])

  function settle() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      latestCommit.current()
      requested.current = []
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
    const from = typed.current ?? String(lastRequested())
    typed.current = undefined
    setDraft(undefined)
    ask(stepNumber(from, by, range))
    settle()
  }

  return { text, write, commit, step }
}

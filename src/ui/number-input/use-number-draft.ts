import { useEffect, useRef, useState } from 'react'
import { clampNumber, type NumberRange, stepNumber } from './number-range.ts'

/** Spec 9.4: fast changes are told once, when they have rested for 800 ms. */
export const COMMIT_MS = 800

/** What is being typed or clicked, until it rests, the field is left, or the field goes away. */
export function useNumberDraft(value: number, range: NumberRange, onChange: (value: number) => void) {
  const [draft, setDraft] = useState<string>()
  const pending = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const text = draft ?? String(value)

  function commit() {
    clearTimeout(timer.current)
    const waiting = pending.current
    if (waiting === undefined) return
    pending.current = undefined
    setDraft(undefined)
    const next = clampNumber(waiting, range)
    if (next !== value) onChange(next)
  }

  const latest = useRef(commit)
  useEffect(() => {
    latest.current = commit
  })
  // A change still resting when the field goes away is a change all the same.
  useEffect(() => () => latest.current(), [])

  function write(next: string) {
    pending.current = next
    setDraft(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), COMMIT_MS)
  }

  return {
    text,
    write,
    commit,
    step: (by: 1 | -1) => write(String(stepNumber(pending.current ?? text, by, range))),
  }
}

import { useEffect, useState } from 'react'

/** The value once it has stood still for `ms`; an emptied one at once. */
export function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return value === '' ? '' : settled
}

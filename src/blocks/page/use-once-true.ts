import { useState } from 'react'

/** True from the first time that `now` is true: keeps a panel mounted after its first opening. */
export function useOnceTrue(now: boolean): boolean {
  const [been, setBeen] = useState(now)
  if (now && !been) setBeen(true)
  return been || now
}

import { useState } from 'react'

/** True from the first time `now` was: keeps a panel that has been opened once in the page. */
export function useOnceTrue(now: boolean): boolean {
  const [been, setBeen] = useState(now)
  if (now && !been) setBeen(true)
  return been || now
}

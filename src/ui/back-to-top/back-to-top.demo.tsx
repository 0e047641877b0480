import type { Demo } from '../demo.ts'
import { BackToTop } from './back-to-top.tsx'

export const demos: Demo[] = [
  {
    name: 'appears after one and a half windows',
    render: (words) => (
      <>
        <p>{words.sentence}</p>
        <BackToTop label={words.previous} />
      </>
    ),
  },
]

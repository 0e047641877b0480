import type { Demo } from '../demo.ts'
import { linkClass } from '../link-style/link-style.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export const demos: Demo[] = [
  {
    name: 'a skip link, seen on focus',
    render: (words) => (
      <p>
        {words.sentence}{' '}
        <VisuallyHidden>
          <a className={linkClass()} href="#content">
            {words.action}
          </a>
        </VisuallyHidden>
      </p>
    ),
  },
]

import type { Demo } from '../demo.ts'
import { ButtonLink, linkClass } from './link-style.tsx'

export const demos: Demo[] = [
  {
    name: 'text',
    render: (words) => (
      <p>
        {words.sentence}{' '}
        <a className={linkClass()} href="#link">
          {words.action}
        </a>
      </p>
    ),
  },
  {
    name: 'quiet and plain',
    render: (words) => (
      <>
        <a className={linkClass('quiet')} href="#link">
          {words.action}
        </a>
        <a className={linkClass('plain')} href="#link">
          {words.word}
        </a>
        <a className={linkClass('plain')} href="#link" aria-current="page">
          {words.word}
        </a>
      </>
    ),
  },
  {
    name: 'as a button',
    render: (words) => (
      <>
        <ButtonLink href="#link">{words.action}</ButtonLink>
        <ButtonLink href="#link" look="outline">
          {words.action}
        </ButtonLink>
      </>
    ),
  },
]

import type { Demo } from '../demo.ts'
import { ButtonLink } from '../link-style/link-style.tsx'
import { EmptyState } from './empty-state.tsx'

export const demos: Demo[] = [
  {
    name: 'with a way on',
    render: (words) => (
      <div style={{ inlineSize: '100%' }}>
        <EmptyState
          title={words.title}
          text={words.sentence}
          headingLevel={3}
          action={<ButtonLink href="#on">{words.action}</ButtonLink>}
        />
      </div>
    ),
  },
]

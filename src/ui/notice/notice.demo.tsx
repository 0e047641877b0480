import type { Demo } from '../demo.ts'
import { linkClass } from '../link-style/link-style.tsx'
import { Notice } from './notice.tsx'

const TONES = ['info', 'success', 'warn', 'error'] as const

export const demos: Demo[] = TONES.map((tone) => ({
  name: tone,
  render: (words) => (
    <div style={{ inlineSize: '100%' }}>
      <Notice
        tone={tone}
        title={tone === 'info' ? undefined : words.title}
        action={
          tone === 'error' && (
            <a className={linkClass('text')} href="#again">
              {words.action}
            </a>
          )
        }
      >
        {words.sentence}
      </Notice>
    </div>
  ),
}))

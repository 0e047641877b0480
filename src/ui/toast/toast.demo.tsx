import { Button } from '../button/button.tsx'
import type { Demo } from '../demo.ts'
import { toast } from './toast.ts'

export const demos: Demo[] = [
  {
    name: 'plain, with an action, long',
    render: (words) => (
      <>
        <Button look="outline" onClick={() => toast(words.sentence)}>
          {words.word}
        </Button>
        <Button
          look="outline"
          onClick={() =>
            toast(words.title, { action: { label: words.close, onAct: () => toast(words.word) } })
          }
        >
          {words.action}
        </Button>
        <Button look="outline" onClick={() => toast(words.paragraph)}>
          {words.more}
        </Button>
      </>
    ),
  },
]

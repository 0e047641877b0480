import type { Demo } from '../demo.ts'
import { toast } from '../toast/toast.ts'
import { InfiniteLoad } from './infinite-load.tsx'

const STATES = [
  { name: 'more', hasMore: true, busy: false },
  { name: 'loading', hasMore: true, busy: true },
  { name: 'end', hasMore: false, busy: false },
]

export const demos: Demo[] = STATES.map(({ name, hasMore, busy }) => ({
  name,
  render: (words) => (
    <InfiniteLoad
      hasMore={hasMore}
      busy={busy}
      auto={false}
      onMore={() => toast(words.sentence)}
      moreLabel={words.more}
      endLabel={words.word}
      busyLabel={words.hint}
    />
  ),
}))

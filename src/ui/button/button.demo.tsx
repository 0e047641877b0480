import type { Demo } from '../demo.ts'
import { Icon } from '../icon/icon.tsx'
import { Button, IconButton } from './button.tsx'

export const demos: Demo[] = [
  {
    name: 'looks',
    render: (words) => (
      <>
        <Button>{words.action}</Button>
        <Button look="outline">{words.action}</Button>
        <Button look="quiet">{words.action}</Button>
      </>
    ),
  },
  {
    name: 'small',
    render: (words) => (
      <>
        <Button size="small">{words.word}</Button>
        <Button size="small" look="outline">
          <Icon name="filter" size={16} /> {words.word}
        </Button>
      </>
    ),
  },
  {
    name: 'busy and disabled',
    render: (words) => (
      <>
        <Button busy>{words.action}</Button>
        <Button look="outline" busy>
          {words.action}
        </Button>
        <Button disabled>{words.action}</Button>
        <Button look="quiet" disabled>
          {words.action}
        </Button>
      </>
    ),
  },
  {
    name: 'wide',
    render: (words) => (
      <Button wide>
        <Icon name="bag" size={18} /> {words.action}
      </Button>
    ),
  },
  {
    name: 'icons',
    render: (words) => (
      <>
        <IconButton label={words.word}>
          <Icon name="bag" />
        </IconButton>
        <IconButton label={words.word} aria-pressed>
          <Icon name="heart-filled" />
        </IconButton>
        <IconButton label={words.word} ground="disc">
          <Icon name="heart" />
        </IconButton>
        <IconButton label={words.word} disabled>
          <Icon name="chevron-end" />
        </IconButton>
      </>
    ),
  },
  {
    name: 'on ink',
    render: (words) => (
      <div data-surface="ink" style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', padding: '1.5rem' }}>
        <Button>{words.action}</Button>
        <Button look="outline">{words.action}</Button>
        <Button look="quiet">{words.action}</Button>
      </div>
    ),
  },
]

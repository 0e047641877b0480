import { Button } from '../button/button.tsx'
import type { Demo } from '../demo.ts'
import { Popover } from './popover.tsx'

export const demos: Demo[] = (['start', 'end'] as const).map((align) => ({
  name: align,
  render: (words) => (
    <Popover
      label={words.title}
      align={align}
      trigger={(props) => (
        <Button look="outline" {...props}>
          {words.action}
        </Button>
      )}
    >
      <p>{words.paragraph}</p>
    </Popover>
  ),
}))

import type { Demo } from '../demo.ts'
import { Checkbox } from './checkbox.tsx'

export const demos: Demo[] = [
  {
    name: 'states',
    render: (words) => (
      <div>
        <Checkbox label={words.sentence} />
        <Checkbox label={words.choices[0]} defaultChecked />
        <Checkbox
          label={words.choices[1]}
          ref={(box) => {
            if (box) box.indeterminate = true
          }}
        />
        <Checkbox label={words.choices[2]} disabled />
        <Checkbox label={words.choices[3]} disabled defaultChecked />
        <Checkbox label={words.sentence} hint={words.hint} error={words.error} />
      </div>
    ),
  },
]

import type { Demo } from '../demo.ts'
import { Field } from './field.tsx'

export const demos: Demo[] = [
  {
    name: 'around any control',
    render: (words) => (
      <Field label={words.label} hint={words.hint}>
        {(ties) => <input type="date" {...ties} />}
      </Field>
    ),
  },
]

import type { Demo } from '../demo.ts'
import { CompareTable } from './compare-table.tsx'

export const demos: Demo[] = [2, 4].map((count) => ({
  name: `${count} columns`,
  render: (words) => (
    <CompareTable
      label={`${words.title} ${count}`}
      differsLabel={words.word}
      columns={words.choices.slice(0, count).map((choice) => ({ key: choice, head: choice }))}
      rows={[
        { key: 'same', label: words.label, cells: Array.from({ length: count }, () => words.word) },
        {
          key: 'other',
          label: words.hint,
          cells: words.choices.slice(0, count),
          differs: true,
        },
        { key: 'long', label: words.word, cells: Array.from({ length: count }, () => words.sentence) },
      ]}
    />
  ),
}))

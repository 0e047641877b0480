import type { Demo } from '../demo.ts'
import { Tabs } from './tabs.tsx'

export const demos: Demo[] = [
  {
    name: 'underlined',
    render: (words) => (
      <Tabs.Root defaultValue={words.choices[0]}>
        <Tabs.List label={words.label}>
          {words.choices.slice(0, 3).map((choice) => (
            <Tabs.Tab key={choice} value={choice}>
              {choice}
            </Tabs.Tab>
          ))}
          <Tabs.Tab value="off" disabled>
            {words.choices[3]}
          </Tabs.Tab>
        </Tabs.List>
        {words.choices.slice(0, 3).map((choice) => (
          <Tabs.Panel key={choice} value={choice}>
            {choice}. {words.paragraph}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    ),
  },
]

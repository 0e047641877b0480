import type { Demo, Words } from '../demo.ts'
import { Countdown } from './countdown.tsx'

const DAY = 86_400_000

const units = (words: Words) => ({
  days: words.choices[0],
  hours: words.choices[1],
  minutes: words.choices[2],
  seconds: words.choices[3],
})

export const demos: Demo[] = [
  { name: 'clock', render: (words) => <Countdown label={words.title} remaining={DAY / 3 - 1000} /> },
  {
    name: 'blocks',
    render: () => (
      <Countdown
        label="Ends in"
        remaining={2.4 * DAY}
        units={{ days: 'Days', hours: 'Hours', minutes: 'Mins', seconds: 'Secs' }}
      />
    ),
  },
  {
    name: 'less than a day, long units',
    render: (words) => <Countdown label={words.title} remaining={DAY / 7} units={units(words)} />,
  },
]

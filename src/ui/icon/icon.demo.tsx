import type { Demo } from '../demo.ts'
import { ICON_PATHS, FILLED, type IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'

const NAMES = [...Object.keys(ICON_PATHS), ...Object.keys(FILLED)].filter(
  (name): name is IconName => name in ICON_PATHS || name in FILLED,
)

export const demos: Demo[] = [20, 32].map((size) => ({
  name: `${size} px`,
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.25rem' }}>
      {NAMES.map((name) => (
        <Icon key={name} name={name} size={size} label={name} />
      ))}
    </div>
  ),
}))

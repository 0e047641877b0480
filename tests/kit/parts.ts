import type { Demo } from '#ui/demo.ts'

const files = import.meta.glob<{ demos: Demo[] }>('../../src/ui/*/*.demo.tsx', { eager: true })

/** Every part that has a demo, by the name of its folder. */
export const PARTS = Object.entries(files).map(([file, { demos }]) => ({
  name: file.split('/').at(-2) ?? file,
  demos,
}))

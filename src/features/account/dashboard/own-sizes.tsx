import { MySizesSection } from '#blocks/size-guide/my-sizes-section.tsx'
import { useSizeHabits } from '#blocks/size-guide/use-size-habits.ts'

/** The member's measures on the dashboard, changed in place (spec 2.14). */
export function OwnSizes() {
  return <MySizesSection habits={useSizeHabits()} />
}

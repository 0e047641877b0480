import type { CSSProperties } from 'react'
import type { Category } from '#contract/navigation.contract.ts'
import { DISTINGUISHED } from './category-address.ts'

/** The office may give a category a colour; one has a look of its own (spec 2.5). */
export function navLook({ categoriesId, color }: Category): {
  style?: CSSProperties
  'data-distinguished'?: true
} {
  return {
    ...(/^#[0-9a-f]{6}$/i.test(color) ? { style: { '--nav-color': color } } : {}),
    ...(categoriesId === DISTINGUISHED ? { 'data-distinguished': true as const } : {}),
  }
}

import type { Engine } from '#server/db/open.ts'

/** Databases that are made once in a run of the server tests, for tests to copy. */

/** What a database of a test begins as: nothing, the schema, or the demo shop with `FILLED_PRODUCTS` products. */
export type Template = 'empty' | 'migrated' | 'filled'

/** Products in the demo shop of most tests. */
export const FILLED_PRODUCTS = 60

/** The template that saves a shop with this many products its filling. */
export function templateFor(products: number): Template {
  return products === FILLED_PRODUCTS ? 'filled' : 'migrated'
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly databases: {
      /** The engines that `describe.each(ENGINES)` names in this run. */
      readonly engines: readonly Engine[]
      /** Folder of `migrated.sqlite` and `filled.sqlite`. */
      readonly templates: string
      /** The cluster with the databases `migrated` and `filled`, or undefined where no test of this run uses it. */
      readonly postgres: string | undefined
    }
  }
}

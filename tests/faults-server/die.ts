import type { KyselyPlugin } from 'kysely'

export interface Query {
  readonly kind: string
  readonly table: string
}

export function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('still alive')
}

/**
 * Kills the process just before a query of this kind: the earlier steps are executed, this one and the commit are not.
 */
export function dieBefore(wanted: Query | undefined, armed: () => boolean = () => true): KyselyPlugin {
  return {
    transformQuery({ node }) {
      const here =
        wanted && node.kind === wanted.kind && JSON.stringify(node).includes(`"name":"${wanted.table}"`)
      if (here && armed()) die()
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

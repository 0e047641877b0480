import type { KyselyPlugin } from 'kysely'

export interface Query {
  readonly kind: string
  readonly table: string
}

export function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('still alive')
}

/** Dies just before a query of this kind: the steps before it have been made, it and the commit have not. */
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

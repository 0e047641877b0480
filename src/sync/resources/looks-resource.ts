import { msg } from '@lingui/core/macro'
import { deleteLook, myLooks, saveLook, type KeptLook, type Looks } from '#contract/account/looks.contract.ts'
import { applyToLooks } from '#domain/looks/looks.ts'
import type { OperationPreview } from '../outbox/operation-preview.ts'
import { syncResource } from './sync-resource.ts'

export interface LooksView {
  /** Newest first. */
  readonly list: readonly KeptLook[]
}

export const looksResource = syncResource({
  name: 'looks',
  read: myLooks,
  writes: [saveLook, deleteLook],
  project(confirmed: Looks | undefined, pending): LooksView {
    let list: readonly KeptLook[] = confirmed?.list ?? []
    for (const { states, operation } of pending) {
      const { product } = (operation.preview ?? {}) as OperationPreview
      const picture = product?.imageUrl ?? ''
      for (const change of states)
        list = applyToLooks(list, change.kind === 'save' ? saved(change.look, picture) : change)
    }
    return { list }
  },
  describe: ({ path }) => (path === saveLook.path ? msg`Save a look` : msg`Remove a look`),
})

function saved(look: Omit<KeptLook, 'picture'>, picture: string) {
  return { kind: 'save', look: { ...look, picture } } as const
}

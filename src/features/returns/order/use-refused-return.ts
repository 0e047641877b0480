import { useDeviceState } from '#sync/device-state.ts'
import { applyReturn } from '#contract/buying/returns.contract.ts'

/** Why the shop has refused this application; undefined where it has not. */
export function useRefusedReturn(returnId: string): string | undefined {
  const { refused } = useDeviceState()
  return refused.find(({ path, input }) => path === applyReturn.path && input['returnId'] === returnId)
    ?.message
}

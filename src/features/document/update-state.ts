import { proxy } from 'valtio'

/** Whether a new version of the shop waits to be taken. */
export const updateState = proxy({ ready: false })

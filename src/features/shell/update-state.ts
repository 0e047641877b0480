import { proxy } from 'valtio'

/** `ready`: a new version of the shop waits. `overtaken`: another tab has taken it, this page is of the old one. */
export const updateState = proxy({ ready: false, overtaken: false })

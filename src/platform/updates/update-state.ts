import { proxy } from 'valtio'

/** `ready`: a new version waits. `overtaken`: another tab has activated it, this page is of the old one. */
export const updateState = proxy({ ready: false, overtaken: false })

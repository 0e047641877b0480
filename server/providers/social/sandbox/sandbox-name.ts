/** How buttons name the local provider. */
export const SANDBOX = { id: 'sandbox', name: 'Demo ID' } as const

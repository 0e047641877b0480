/** Spread on what is said politely when it appears or changes (WCAG 4.1.3) and holds more than a line of words. */
export const POLITE = { role: 'status' } as const

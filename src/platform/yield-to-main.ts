declare const scheduler: { readonly yield?: () => Promise<void> } | undefined

/** Ends the task of the main thread: the browser paints and handles input before the caller goes on. */
export function yieldToMain(): Promise<void> {
  if (typeof scheduler !== 'undefined' && scheduler.yield) return scheduler.yield()
  return new Promise((resolve) => setTimeout(resolve))
}

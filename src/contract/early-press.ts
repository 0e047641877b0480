/** What a user can press before the app has started: links, popovers and text fields work by themselves. */
export const EARLY_PRESS_TARGETS = 'button:not([popovertarget]),input[type=radio],input[type=checkbox]'

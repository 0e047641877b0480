/**
 * `test.use(WITHOUT_WORKER)`: for journeys that judge screens with a network. In an empty browser the worker would first
 * store the whole app: twice the processor time of the page itself. Such tests of one process share a context, which is
 * emptied after each (`warm-context.ts`). Journeys about pending operations, notifications, what a kiosk leaves behind and
 * anything offline keep the worker; a bag or a tablet with a network needs none.
 */
export const WITHOUT_WORKER = { serviceWorkers: 'block', isWarm: true } as const

/** `test.use(WITH_WORKER)`: for the offline parts of a file that is without the worker otherwise. */
export const WITH_WORKER = { serviceWorkers: 'allow', isWarm: false } as const

/**
 * `test.use(OWN_CONTEXT)`: for journeys without the worker that need an empty HTTP cache, more options of a
 * context, or a session that no page of the test before can have touched.
 */
export const OWN_CONTEXT = { serviceWorkers: 'block', isWarm: false } as const

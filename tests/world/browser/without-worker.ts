/**
 * `test.use(WITHOUT_WORKER)`: for journeys that judge screens with a network. Each test begins with an empty browser, in
 * which the worker would first store the whole app: twice the processor time of the page itself. Journeys about pending
 * operations, notifications, what a kiosk leaves behind and anything offline keep the worker; a bag or a tablet with a
 * network needs none.
 */
export const WITHOUT_WORKER = { serviceWorkers: 'block' } as const

/** `test.use(WITH_WORKER)`: for the offline parts of a file that is without the worker otherwise. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const

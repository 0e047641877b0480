/**
 * `test.use(WITHOUT_WORKER)`: for journeys that judge screens with a network. Each test begins with an empty browser, in
 * which the worker would first store the whole app: twice the processor time of the page itself. Journeys about the bag,
 * pending operations, notifications, kiosks and anything offline keep the worker.
 */
export const WITHOUT_WORKER = { serviceWorkers: 'block' } as const

/** `test.use(WITH_WORKER)`: for the offline parts of a file that is without the worker otherwise. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const

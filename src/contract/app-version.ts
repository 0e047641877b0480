/**
 * Raised with each release that earlier apps must not outlive: an app may run for weeks from its worker. The server
 * refuses queued calls of apps below `MIN_APP_VERSION`; they keep their outbox, update, and send it then (offline.md
 * S6).
 */
export const APP_VERSION = 1

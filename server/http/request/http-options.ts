/** How Node's server treats connections. */
export const HTTP_OPTIONS = {
  /** Longer than balancers keep an idle connection (60 s): one that the server closes first may get a request at that moment. */
  keepAliveTimeout: 75_000,
  /** A request with its body has arrived by then, or its connection is closed (trust.md S43). */
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
} as const

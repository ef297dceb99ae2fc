/**
 * How long a connection may take its time, for `http.createServer`: who dribbles headers or a body
 * is answered 408 and put out.
 */
export const socketLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 2000,
}

/** For `server.setTimeout`: how long nothing may move on a connection, an answer included. */
export const longestSilenceMs = 60_000

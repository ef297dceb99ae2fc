/**
 * How long a connection may take its time, for `http.createServer`: who dribbles headers or a body
 * is answered 408 and put out, who stays silent is put out.
 */
export const socketLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 2000,
}

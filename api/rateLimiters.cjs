// What the server takes of the library, whose index would load a store for every database there is.
module.exports = {
  RateLimiterPostgres: require('rate-limiter-flexible/lib/RateLimiterPostgres'),
  RateLimiterRes: require('rate-limiter-flexible/lib/RateLimiterRes'),
  RateLimiterSQLite: require('rate-limiter-flexible/lib/RateLimiterSQLite'),
}

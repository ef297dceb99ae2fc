// @ts-check
// The parts of rate-limiter-flexible that the server uses; its index would load the stores of all databases.
module.exports = {
  RateLimiterPostgres: require('rate-limiter-flexible/lib/RateLimiterPostgres'),
  RateLimiterRes: require('rate-limiter-flexible/lib/RateLimiterRes'),
  RateLimiterSQLite: require('rate-limiter-flexible/lib/RateLimiterSQLite'),
}

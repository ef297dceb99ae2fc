// Types of the modules that `rateLimiters.cjs` takes one by one.

declare module 'rate-limiter-flexible/lib/RateLimiterPostgres' {
  import { RateLimiterPostgres } from 'rate-limiter-flexible'
  export = RateLimiterPostgres
}
declare module 'rate-limiter-flexible/lib/RateLimiterRes' {
  import { RateLimiterRes } from 'rate-limiter-flexible'
  export = RateLimiterRes
}
declare module 'rate-limiter-flexible/lib/RateLimiterSQLite' {
  import { RateLimiterSQLite } from 'rate-limiter-flexible'
  export = RateLimiterSQLite
}

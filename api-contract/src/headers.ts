// The headers of this API. Without zod, because the first paint needs them before any schema.

/** The names of the request and response headers that this API gives a meaning of its own. */
export const headerNames = {
  /** On every response: `serverMark`. What comes without it was not sent by this server (D41). */
  serverMark: 'X-Truenorth',
  /** IANA name of the user's time zone; without it, or with an unknown one, a day is a day in UTC (D13, D42). */
  timeZone: 'X-Timezone',
  /** The offset of that zone at that moment as the browser knows it, in minutes east of UTC: -420 (D42). */
  timeZoneOffset: 'X-Timezone-Offset',
  /** Instant at which a create was written offline, at most 30 days ago (D39). */
  recordedAt: 'X-Recorded-At',
  /** Key under which a create is stored only once (D38). */
  idempotencyKey: 'Idempotency-Key',
  /** Repeats the value of the csrf cookie (D40). */
  csrfToken: 'X-CSRFToken',
  /** Percent-encoded alternative text beside the bytes of a picture, in both directions (D25). */
  altText: 'X-Alt-Text',
} as const

/** The value of `headerNames.serverMark`. */
export const serverMark = 'api'

// The server of the first edition sends no mark. These two stand together on each of its responses, and on
// those of nobody else by chance.
const firstEdition = { policy: "default-src 'none'; frame-ancestors 'none'", id: 'X-Request-Id' }

/**
 * Whether a response was sent by this API, whatever stands between (D41).
 * @param header answers with the value of a response header
 */
export const isOfServer = (header: (name: string) => unknown): boolean =>
  header(headerNames.serverMark) === serverMark ||
  (String(header('Content-Security-Policy')).startsWith(firstEdition.policy) &&
    Boolean(header(firstEdition.id)))

/** The cookie whose value `headerNames.csrfToken` repeats; set at sign-in (D40). */
export const csrfCookie = 'csrftoken'

/** Code points of an Idempotency-Key. */
export const longestIdempotencyKey = 200

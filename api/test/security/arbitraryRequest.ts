import type { OutgoingHttpHeaders } from 'node:http'
import * as fc from 'fast-check'
import { definitions } from '#src/definitions.ts'
import { arbitraryBody } from './arbitraryBody.ts'
import { arbitraryHeaders } from './arbitraryHeaders.ts'
import { arbitraryValue } from './arbitraryValue.ts'

/** The senders of requests; the test has a token for each. */
export const callers = ['nobody', 'owner', 'other', 'admin', 'liar', 'refresh'] as const
export type Caller = (typeof callers)[number]

/** A request before the test fills in tokens and ids: `:id` is still in its path. */
export type ArbitraryRequest = {
  caller: Caller
  method: string
  /** The path of a route definition. */
  route: string
  path: string
  headers: OutgoingHttpHeaders
  body: string | undefined
}

// `String()` would fail on an object whose own `toString` is no function.
const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

const inUrl = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'))

const segment = fc.oneof(
  { arbitrary: fc.constant('1'), weight: 2 },
  fc.constantFrom(
    '0',
    '-1',
    '01',
    '1.5',
    '9'.repeat(15),
    '9'.repeat(40),
    '%00',
    '%2e%2e',
    '%E0%A4',
    '%ED%A0%80',
    "1'--",
    ':id',
  ),
  fc.string({ unit: 'grapheme' }).map((text) => inUrl(text) || 'x'),
)

const query = fc.oneof(
  { arbitrary: fc.constant(''), weight: 3 },
  fc
    .record(
      Object.fromEntries(
        [
          'type',
          'is_read',
          'search',
          'ordering',
          'page',
          'page_size',
          'id',
          '__proto__',
          'format',
        ].map((name) => [name, arbitraryValue]),
      ),
      { requiredKeys: [] },
    )
    .map((values) =>
      Object.entries(values)
        .map(([name, value]) => `${name}=${inUrl(asText(value).slice(0, 4000))}`)
        .join('&'),
    )
    .map((text) => (text ? `?${text.slice(0, 8000).replace(/%[\dA-F]?$/, '')}` : '')),
  fc.constantFrom('?%', '?%E0%A4%A', '?=&&=', '?page=1e15&page_size=200', '?page=999999999999999'),
)

const methodFor = (route: string) => {
  const own = definitions.filter(({ path }) => path === route).map(({ method }) => method)
  return fc.oneof(
    { arbitrary: fc.constantFrom<string>(...own), weight: 8 },
    fc.constantFrom(
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
    ),
  )
}

const requestFor = (route: string): fc.Arbitrary<ArbitraryRequest> => {
  const path = fc
    .tuple(fc.array(segment, { minLength: 2, maxLength: 2 }), fc.integer({ min: 0, max: 3 }), query)
    .map(([[first = '1', second = '1'], how, search]) => {
      if (how > 0) return `/api${route}${search}`
      const parts = [first, second]
      return `/api${route.replaceAll(/:\w+/g, () => parts.shift() ?? '1')}${search}`
    })
  return fc.record({
    caller: fc.oneof(
      { arbitrary: fc.constantFrom<Caller>('owner', 'admin'), weight: 4 },
      fc.constantFrom(...callers),
    ),
    method: methodFor(route),
    route: fc.constant(route),
    path,
    headers: arbitraryHeaders,
    body: arbitraryBody(route),
  })
}

/** Any request to any route. Many are valid enough to pass the first checks. */
export const arbitraryRequest: fc.Arbitrary<ArbitraryRequest> = fc.oneof(
  ...[...new Set(definitions.map(({ path }) => path))].map(requestFor),
)

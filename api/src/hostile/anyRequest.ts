import type { OutgoingHttpHeaders } from 'node:http'
import * as fc from 'fast-check'
import { access } from '../http/access.ts'
import { anyBody } from './anyBody.ts'
import { anyHeaders } from './anyHeaders.ts'
import { anyValue } from './anyValue.ts'

/** Who sends a request; the test has a token for each. */
export const callers = ['nobody', 'owner', 'other', 'admin', 'liar', 'refresh'] as const
export type Caller = (typeof callers)[number]

/** A request before the test puts in tokens and the ids of what exists: `:id` stays in the path. */
export type AnyRequest = {
  caller: Caller
  method: string
  /** As the access table has it. */
  route: string
  path: string
  headers: OutgoingHttpHeaders
  body: string | undefined
}

// An object may carry a `toString` of its own that is no function.
const inWords = (value: unknown) =>
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
        ].map((name) => [name, anyValue]),
      ),
      { requiredKeys: [] },
    )
    .map((values) =>
      Object.entries(values)
        .map(([name, value]) => `${name}=${inUrl(inWords(value).slice(0, 4000))}`)
        .join('&'),
    )
    .map((text) => (text ? `?${text.slice(0, 8000).replace(/%[\dA-F]?$/, '')}` : '')),
  fc.constantFrom('?%', '?%E0%A4%A', '?=&&=', '?page=1e15&page_size=200', '?page=999999999999999'),
)

const methodFor = (route: string) => {
  const known = Object.entries(access).find(([path]) => path === route)?.[1] ?? {}
  const own = Object.keys(known).filter((name) => name !== 'wrongMethod')
  return fc.oneof(
    { arbitrary: fc.constantFrom(...own), weight: 8 },
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

const requestFor = (route: string): fc.Arbitrary<AnyRequest> => {
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
    headers: anyHeaders,
    body: anyBody(route),
  })
}

/** Any request at all to any route of the access table, good enough often enough to get in. */
export const anyRequest: fc.Arbitrary<AnyRequest> = fc.oneof(...Object.keys(access).map(requestFor))

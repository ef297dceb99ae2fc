import type { OutgoingHttpHeaders } from 'node:http'
import * as fc from 'fast-check'

const headerText = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCodePoint(code)) })
  .map((text) => text.replaceAll(/[\u007F-\u009F]/g, '').trim())

const headerValues: Record<string, string[]> = {
  Accept: ['*/*', 'application/json', 'text/html', 'application/json;q=0', 'text/html;q=0.9,*/*'],
  'X-Timezone': ['UTC', 'Europe/Paris', 'Pacific/Apia', '+05:30', 'Mars/Olympus', '__proto__'],
  'X-Timezone-Offset': ['0', '-480', '+840', '99999', '1e9', 'NaN', 'x'],
  'X-Recorded-At': ['2031-03-05T09:00:00Z', '2031-02-30T09:00:00Z', '0001-01-01T00:00:00Z', 'now'],
  'Idempotency-Key': ['a', 'b', 'c', 'k'.repeat(201), '__proto__'],
  'If-Match': ['"1"', '"2"', '*', 'W/"1"', '"1", "2"', '""'],
  'X-Request-Id': ['12345678', '../../12345678', '{"level":60}'],
  Cookie: ['csrftoken=x', 'csrftoken="', '=;=;=', 'a=%E0%A4%A'],
  'X-CSRFToken': ['x', 'y'],
  'X-Alt-Text': ['a%20boat', '%E0%A4%A', '%00', '%ED%A0%80', 'x'.repeat(301)],
  'User-Agent': ['x'.repeat(300)],
  'X-Forwarded-For': ['127.0.0.1', ','.repeat(100)],
  Range: ['bytes=0-'],
  'Accept-Language': ['\u00ff'],
}

const contentType = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 12 },
  fc.constantFrom(
    'application/json; charset=utf-16',
    'APPLICATION/JSON',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'text/plain',
    'image/png',
    ';',
  ),
  headerText,
)

const others = fc.record(
  Object.fromEntries(
    Object.entries(headerValues).map(([name, values]) => [
      name,
      fc.oneof({ arbitrary: fc.constantFrom(...values), weight: 4 }, headerText),
    ]),
  ),
  { requiredKeys: [] },
)

/** Any headers; those that the server reads often have a meaningful value. */
export const arbitraryHeaders: fc.Arbitrary<OutgoingHttpHeaders> = fc
  .tuple(others, contentType)
  .map(([headers, type]) => Object.assign({ 'Content-Type': type }, headers))

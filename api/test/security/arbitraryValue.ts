import * as fc from 'fast-check'

const nested = (depth: number, open: string, close: string) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`

/** Texts that often break servers. */
const awkwardText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff',
    '\u202e\u200b',
    '<script>alert(1)</script>',
    "'; drop table users; --",
    '{{7*7}}${7*7}',
    '../../etc/passwd',
    '=1+1',
    '__proto__',
    'constructor',
    'null',
    'NaN',
    'x'.repeat(501),
    '\u{1F600}'.repeat(500),
    'a'.repeat(20_000),
    ' '.repeat(20_000),
    'e\u0301'.repeat(300),
  ),
)

const awkwardNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -0, -1, 1, 3, 5, 6, 101, 2 ** 31, 2 ** 53, 1e21, 1e308, 0.1, 4.0),
)

const awkwardDay = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom(
    '2031-03-05',
    '2031-3-5',
    '2031-02-30',
    '0000-01-01',
    '0001-01-01',
    '9999-12-31',
    '10000-01-01',
    '-0001-01-01',
    '2024-02-29',
  ),
)

/** Values that some field accepts, so that a request passes the first checks. */
const wantedWords =
  '3| 4 |3.0|yes|off|low|happy|calm|active|wellness|personal growth|habit|bug|well|2031-03-05|casey@example.com|mood|1.0.0|A title|from-blue-500 to-cyan-500'
const wantedOthers: unknown[] = [1, 4, true, false, null, [], ['a', 'b'], ['a', 'a'], [1, null], {}]
const wantedSomewhere = fc.constantFrom<unknown>(...wantedWords.split('|'), ...wantedOthers)

/** Any JSON value for one field. */
export const arbitraryValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: wantedSomewhere, weight: 4 },
  { arbitrary: awkwardText, weight: 3 },
  { arbitrary: awkwardNumber, weight: 2 },
  { arbitrary: awkwardDay, weight: 1 },
  { arbitrary: fc.array(awkwardText, { maxLength: 5 }), weight: 1 },
  { arbitrary: fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }), weight: 2 },
)

/** Any body as text, JSON or nearly so. */
export const arbitraryText: fc.Arbitrary<string> = fc.oneof(
  fc.jsonValue({ maxDepth: 6 }).map((value) => JSON.stringify(value)),
  awkwardText,
  fc.constantFrom(
    '{',
    'null',
    '[]',
    '"text"',
    '{"__proto__":{"isStaff":true},"constructor":{"prototype":{"isStaff":true}}}',
    '{"mood_value":4,"mood_value":"5"}',
    '{"mood_value":1e999,"title":-1e999}',
    '\ufeff{"mood_value":3}',
    '{"note":"\\ud800"}',
    nested(50_000, '[', ']'),
    nested(50_000, '{"energy":', '}'),
    `{"energy":${nested(50_000, '[', ']')}}`,
    `{"tags":${nested(50_000, '[', ']')}}`,
    `{"type":${nested(30_000, '{"a":', '}')},"category":${nested(30_000, '[', ']')}}`,
    `{"refresh":${nested(50_000, '[', ']')}}`,
    `[${'1,'.repeat(100_000)}1]`,
    `{"tags":[${'1,'.repeat(100_000)}1]}`,
    `{"tags_input":[${'true,'.repeat(30_000)}true]}`,
    `{"note":"${'x'.repeat(900_000)}"}`,
    `{"title":"${'x'.repeat(1_100_000)}"}`,
  ),
)

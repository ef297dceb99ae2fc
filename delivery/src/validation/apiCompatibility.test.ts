import { openApiDocument } from '@truenorth/api'
import { apiDocument, incompatibilities, type Schema } from './apiCompatibility.ts'

const text: Schema = { type: 'string' }
const number: Schema = { type: 'integer' }
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
})
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
type Call = { body?: Schema; response?: Schema; status?: number; isOpen?: boolean }
const operation = ({ body, response = object({}), status = 200, isOpen = false }: Call) => ({
  ...(body && { requestBody: json(body) }),
  responses: { [status]: json(response), 400: {} },
  security: isOpen ? [] : [{ bearer: [] }],
})
const api = (paths: Record<string, Record<string, Call>>) =>
  apiDocument.parse({
    info: { version: '1.0.0' },
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, calls]) => [
        path,
        Object.fromEntries(
          Object.entries(calls).map(([method, call]) => [method, operation(call)]),
        ),
      ]),
    ),
  })
const post = (call: Call) => api({ '/mood/': { post: call } })

test.each<[string, Call, Call]>([
  ['a new optional field', { body: object({ a: text }) }, { body: object({ a: text, b: text }) }],
  [
    'a field that need not be sent',
    { body: object({ a: text }, ['a']) },
    { body: object({ a: text }) },
  ],
  [
    'an answer that tells more',
    { response: object({ a: text }, ['a']) },
    { response: object({ a: text, b: text }, ['a', 'b']) },
  ],
  [
    'an answer that was unsure and is sure',
    { response: object({ a: text }) },
    { response: object({ a: text }, ['a']) },
  ],
  [
    'a wider choice to send',
    { body: object({ a: { enum: [1] } }) },
    { body: object({ a: { enum: [1, 2] } }) },
  ],
  [
    'integers where numbers were read',
    { response: object({ a: { type: 'number' } }, ['a']) },
    { response: object({ a: number }, ['a']) },
  ],
  ['a call that needs no session any more', {}, { isOpen: true }],
])('%s breaks nobody', (_title, old, next) => {
  expect(incompatibilities(post(old), post(next))).toEqual([])
})

test.each<[string, Call, Call, string]>([
  [
    'a new field that has to be sent',
    { body: object({}) },
    { body: object({ a: text }, ['a']) },
    'has to have "a" now',
  ],
  [
    'a field that is not taken any more',
    { body: object({ a: text }) },
    { body: object({}) },
    'may no longer have "a"',
  ],
  [
    'another type to send',
    { body: object({ a: text }) },
    { body: object({ a: number }) },
    '"a" of the request is integer',
  ],
  [
    'a narrower choice to send',
    { body: object({ a: { enum: [1, 2] } }) },
    { body: object({ a: { enum: [1] } }) },
    'whether 2 is one of',
  ],
  [
    'an answer that tells less',
    { response: object({ a: text }, ['a']) },
    { response: object({}) },
    'may lack "a"',
  ],
  [
    'another type to read',
    { response: object({ a: number }, ['a']) },
    { response: object({ a: text }, ['a']) },
    '"a" of the answer',
  ],
  [
    'a value nobody knew',
    { response: object({ a: { enum: [1] } }, ['a']) },
    { response: object({ a: { enum: [1, 2] } }, ['a']) },
    'whether 2 is',
  ],
  [
    'a list of other things',
    { response: { type: 'array', items: number } },
    { response: { type: 'array', items: text } },
    'each of the answer',
  ],
  [
    'another thing in one place of a list',
    { response: { type: 'array', prefixItems: [text, number], items: false } },
    { response: { type: 'array', prefixItems: [text, text], items: false } },
    'place 2 of the answer',
  ],
  ['another status', { status: 201 }, { status: 200 }, 'no longer answers 201'],
  ['a call that needed no session', { isOpen: true }, {}, 'asks who is calling'],
])('%s breaks open tabs', (_title, old, next, sentence) => {
  expect(incompatibilities(post(old), post(next))).toEqual([expect.stringContaining(sentence)])
})

test('an operation that is gone breaks open tabs, a new one does not', () => {
  const gone = incompatibilities(
    api({ '/mood/': { get: {}, post: {} } }),
    api({ '/mood/': { post: {} } }),
  )
  expect(gone).toEqual([expect.stringContaining('no longer answers GET /mood/')])
  expect(incompatibilities(api({}), api({ '/mood/': { get: {} } }))).toEqual([])
})

test("the server's own document is compatible with itself", () => {
  const document = apiDocument.parse(openApiDocument())
  expect(Object.keys(document.paths).length).toBeGreaterThan(20)
  expect(incompatibilities(document, document)).toEqual([])
})

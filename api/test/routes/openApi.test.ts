import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { definitions, openApiDocument } from '#src/definitions.ts'

// The document of the last server before routes had one definition each: shells in the field accept it.
const deployed: unknown = JSON.parse(readFileSync(join(__dirname, 'deployedOpenApi.json'), 'utf8'))

type Operation = { parameters: { in: string }[]; responses: Record<string, unknown> }

const laterPaths = new Set([
  '/account/contents/',
  '/account/export-tokens/',
  '/account/export-tokens/{id}/',
  '/account/export/journal/',
  '/account/export/paths/',
  '/account/export/readings/',
  '/auth/device-key/',
  '/days/',
  '/auth/passkeys/',
  '/auth/second-factor/',
  '/auth/events/',
  '/auth/app-locks/',
  '/admin/accounts/',
  '/admin/accounts/{id}/',
  '/admin/accounts/{id}/sessions/',
  '/admin/log/',
  '/token/app-lock/',
  '/token/app-lock/options/',
  '/token/app-lock/passkey/',
  '/auth/users/me/sealed-pages/',
  '/auth/users/me/sealed-pages/end/',
  '/auth/users/me/sealed-pages/wraps/',
  '/auth/users/me/sealed-pages/wraps/{id}/',
  '/auth/second-factor/setup/',
  '/auth/second-factor/recovery-codes/',
  '/auth/second-factor/devices/{id}/',
  '/auth/passkeys/options/',
  '/auth/passkeys/{id}/',
  '/days/{day}/',
  '/feedback/acts/',
  '/feedback/bulk/',
  '/feedback/bulk/remove/',
  '/feedback/desk/',
  '/feedback/digest/',
  '/feedback/remotes/',
  '/feedback/export/json/',
  '/feedback-letters/stop/',
  '/feedback/trends/',
  '/feedback/{id}/picture/',
  '/my-feedback/{id}/picture/',
  '/feedback/{id}/answers/',
  '/feedback/{id}/notes/',
  '/feedback/{id}/notes/{noteId}/',
  '/feedback/{id}/thread/',
  '/imports/',
  '/my-feedback/',
  '/my-feedback/news/',
  '/my-feedback/seen/',
  '/my-feedback/{id}/',
  '/imports/known/',
  '/token/passkey/',
  '/token/second-factor/',
  '/token/passkey/options/',
  '/imports/{id}/',
  '/imports/{id}/edited/',
  '/imports/{id}/finish/',
  '/imports/{id}/images/',
  '/imports/{id}/items/',
  '/imports/{id}/paths/',
  '/imports/{id}/undo/',
  '/mood/days/',
])

// Of a text that had no limit then.
const laterLimit = 100_000

// Imported readings may have no time, imported entries no emotion. Moments can be chosen, edits are told, and a day
// may end after midnight.
// Feedback is assigned, labelled and merged, and says what it was written with.
const laterFields = new Set([
  'has_time',
  'has_emotion',
  'entry_time',
  'assignee',
  'context',
  'day_end',
  'edited_at',
  'has_more',
  'labels',
  'merged',
  'merged_into',
  'picture',
  'reached_on',
  'recorded_at',
  'removes_passkeys',
  'sealed',
  'searched_newest',
  'time_zone',
])
// What routes say of themselves that have learnt more since.
const earlierSummaries: Record<string, string> = {
  'All feedback, newest first; type, is_read, search, state, assignee, label, path, remote, merged_into, ordering, id, page and page_size choose':
    'All feedback, newest first; type, is_read, search, ordering, id, page and page_size choose',
  'Mark as read, set the state, who takes care of it, and labels; merge it into another message, or take it out again':
    'Mark as read',
  'Change when a day ends, or with the password the e-mail address, which ends other sessions':
    'Change the e-mail address, with the password; ends other sessions',
  'All readings, newest first; with ?limit=n the newest n, with ?from= and ?to= those of the days between':
    'All readings, newest first; with ?limit=n the newest n',
  'Change the password; ends every session, and if asked removes passkeys and forgets browsers':
    'Change the password; ends every session',
  'The bytes of a picture, or of a small one made of it': 'The bytes of a picture',
}
const withoutLaterParts = (name: string, value: unknown) => {
  if (name === 'state' && JSON.stringify(value).includes('"planned"')) return undefined
  if (name === 'summary') return earlierSummaries[String(value)] ?? value
  if (laterFields.has(name) || (name === 'maxLength' && value === laterLimit)) return undefined
  return name === 'enum' && Array.isArray(value) && value.includes('calm')
    ? value.filter((emotion) => emotion !== '')
    : value
}

const withoutQuery = ({ parameters, responses, ...rest }: Operation) => ({
  ...rest,
  parameters: parameters.filter((parameter) => parameter.in !== 'query'),
  responses: Object.fromEntries(Object.entries(responses).filter(([status]) => status !== '400')),
})

describe('the OpenAPI document', () => {
  const document = openApiDocument()
  const withQuery = new Set(
    definitions.flatMap(({ method, path, query }) =>
      query ? [`${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`] : [],
    ),
  )

  it('is that of the deployed server, apart from later paths, queries, their errors, the limit of long texts and what only imports need', () => {
    const known = Object.entries(document.paths).filter(([path]) => !laterPaths.has(path))
    const paths = known.map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [
          method,
          withQuery.has(`${method} ${path}`) ? withoutQuery(operation) : operation,
        ]),
      ),
    ])
    const comparable = { ...document, paths: Object.fromEntries(paths) }
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value, withoutLaterParts))
    expect(plain(comparable)).toEqual(plain(deployed))
  })

  it('describes the parameters of a query, none of them required', () => {
    expect(document.paths['/mood/']?.['get']).toMatchObject({
      parameters: [
        {
          name: 'limit',
          in: 'query',
          required: false,
          schema: { type: 'integer', minimum: 1, maximum: 1000 },
        },
        { name: 'cursor', in: 'query', required: false, schema: { type: 'string' } },
        { name: 'from', in: 'query', required: false, schema: { type: 'string', format: 'date' } },
        { name: 'to', in: 'query', required: false, schema: { type: 'string', format: 'date' } },
      ],
      responses: { 400: { description: 'What is wrong, by field' } },
    })
  })
})

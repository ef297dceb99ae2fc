import { fakeApi, noAnswer } from '../testing'
import { busyText } from './busyText'
import {
  failureCode,
  failureDetail,
  fieldErrors,
  isStatus,
  isUnanswered,
  isUnsettled,
} from './failure'
import { get } from './http'

const failing = async (answer: () => unknown): Promise<unknown> => {
  fakeApi({ 'GET /x/': answer })
  return get('/x/').then(
    () => undefined,
    (error: unknown) => error,
  )
}

test('the server’s own words are read from `detail` or from plain text', async () => {
  expect(failureDetail(await failing(() => [400, { detail: 'No.' }]))).toBe('No.')
  expect(failureDetail(await failing(() => [400, 'Not like this.']))).toBe('Not like this.')
})

test('a page of HTML, an empty body and another error are nobody’s words', async () => {
  expect(
    failureDetail(await failing(() => [500, '<!doctype html><h1>Server Error</h1>'])),
  ).toBeUndefined()
  expect(failureDetail(await failing(() => [500, '']))).toBeUndefined()
  expect(failureDetail(new Error('x'))).toBeUndefined()
})

test('messages are found by field, also those of list members', async () => {
  const error = await failing(() => [
    400,
    { username: ['Taken.', 'Too long.'], tags: { 1: ['May not be null.'] }, color: 'Wrong.' },
  ])
  expect(fieldErrors(error)).toEqual({
    username: ['Taken.', 'Too long.'],
    tags: ['May not be null.'],
    color: ['Wrong.'],
  })
  expect(fieldErrors(await failing(() => [400, { detail: 'JSON parse error' }]))).toEqual({})
  expect(fieldErrors(await failing(() => [404, { detail: 'Not found.' }]))).toEqual({})
})

test('no answer, too many and server faults may still settle; a refusal is settled', async () => {
  const dead = await failing(() => {
    throw noAnswer()
  })
  expect([isUnanswered(dead), isUnsettled(dead)]).toEqual([true, true])
  for (const status of [429, 500, 503]) {
    const error = await failing(() => [status, {}])
    expect([isUnanswered(error), isUnsettled(error)]).toEqual([false, true])
  }
  const refused = await failing(() => [400, {}])
  expect([isUnsettled(refused), isStatus(refused, 400)]).toEqual([false, true])
})

test('a call that we gave up ourselves is not unanswered', async () => {
  fakeApi({ 'GET /x/': () => [] })
  const { CanceledError } = await import('axios')
  expect(isUnanswered(new CanceledError())).toBe(false)
})

test('the code beside a detail can be asked for', async () => {
  expect(failureCode(await failing(() => [401, { code: 'user_not_found' }]))).toBe('user_not_found')
})

test.each([
  [429, { 'Retry-After': '61' }, 'Too many attempts. Please try again in 2 minutes.'],
  [429, { 'Retry-After': '60' }, 'Too many attempts. Please try again in 1 minute.'],
  [429, {}, 'Too many attempts. Please try again in 1 minute.'],
  [503, {}, 'The service is busy. Please try again in a moment.'],
  [500, {}, undefined],
])('%d with %j is told as "%s"', async (status, headers, text) => {
  expect(busyText(await failing(() => [status, {}, headers]))).toBe(text)
})

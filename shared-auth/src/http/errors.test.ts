import { AxiosHeaders } from 'axios'
import * as z from 'zod/mini'
import { errorOf, fakeApi, foreignResponse, networkError, timeoutError } from '../testing'
import {
  busyMessage,
  errorCode,
  errorDetail,
  errorSentence,
  fieldErrors,
  isNetworkError,
  isRetryable,
  isStatus,
} from './errors'
import { get, http } from './httpClient'

const failing = async (respond: () => unknown): Promise<unknown> => {
  fakeApi({ 'GET /x/': respond })
  return errorOf(get('/x/'))
}

test('errorDetail reads `detail` or plain text', async () => {
  expect(errorDetail(await failing(() => [400, { detail: 'No.' }]))).toBe('No.')
  expect(errorDetail(await failing(() => [400, 'Not like this.']))).toBe('Not like this.')
})

test('errorDetail ignores HTML, an empty body and other errors', async () => {
  expect(
    errorDetail(await failing(() => [500, '<!doctype html><h1>Server Error</h1>'])),
  ).toBeUndefined()
  expect(errorDetail(await failing(() => [500, '']))).toBeUndefined()
  expect(errorDetail(new Error('x'))).toBeUndefined()
})

test('fieldErrors lists messages by field, those of list members too', async () => {
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

test('network errors, 429 and 5xx are retryable, a refusal is not', async () => {
  const dead = await failing(() => {
    throw networkError()
  })
  expect([isNetworkError(dead), isRetryable(dead)]).toEqual([true, true])
  for (const status of [429, 500, 503]) {
    const error = await failing(() => [status, {}])
    expect([isNetworkError(error), isRetryable(error)]).toEqual([false, true])
  }
  const refused = await failing(() => [400, {}])
  expect([isRetryable(refused), isStatus(refused, 400)]).toEqual([false, true])
})

test('a canceled request is no network error', async () => {
  fakeApi({ 'GET /x/': () => [] })
  const { CanceledError } = await import('axios')
  expect(isNetworkError(new CanceledError())).toBe(false)
})

test('errorCode reads the code beside a detail', async () => {
  expect(errorCode(await failing(() => [401, { code: 'user_not_found' }]))).toBe('user_not_found')
})

test.each([
  [429, { 'Retry-After': '61' }, 'Too many attempts. Please try again in 2 minutes.'],
  [429, { 'Retry-After': '60' }, 'Too many attempts. Please try again in 1 minute.'],
  [429, {}, 'Too many attempts. Please try again in 1 minute.'],
  [503, {}, 'The service is busy. Please try again in a moment.'],
  [500, {}, undefined],
])('busyMessage of %d with %j is "%s"', async (status, headers, text) => {
  expect(busyMessage(await failing(() => [status, {}, headers]))).toBe(text)
})

const thrown = (error: Error) => () => {
  throw error
}

test.each([
  ['no network', thrown(networkError()), /could not be reached.*try again/],
  ['a time-out', thrown(timeoutError()), /took too long.*try again/],
  ['a portal', () => foreignResponse(200, '<p>Sign in'), /^Something else answered.*try again/],
  ['a portal’s refusal', () => foreignResponse(403, 'Blocked'), /^Something else answered/],
  ['a proxy’s limit', () => foreignResponse(413, 'Entity too large'), /too large.*smaller/],
  ['a server error', () => [500, {}], /went wrong on our side.*try again/],
  ['a refusal in words', () => [400, { detail: 'No room.' }], /^No room\.$/],
  ['a refusal without words', () => [400, {}], /not accepted/],
  ['another shape', () => [200, {}], /could not be read.*try again/],
])('says what happened and what to do after %s', async (_what, respond, words) => {
  fakeApi({ 'GET /x/': respond })
  const error: unknown = await get('/x/', z.array(z.string())).catch((e: unknown) => e)
  expect(errorSentence(error)).toMatch(words)
})

test('has no sentence for an error that is not about a request', () => {
  expect(errorSentence(new Error('undefined is not a function'))).toBeUndefined()
})

test('an answer that is not the server’s, or of another shape, may come right later', async () => {
  const foreign = await failing(() => foreignResponse(404, '{}'))
  expect([isNetworkError(foreign), isRetryable(foreign), isStatus(foreign, 404)]).toEqual([
    true,
    true,
    false,
  ])
  fakeApi({ 'GET /x/': () => [200, {}] })
  const broken: unknown = await get('/x/', z.array(z.string())).catch((e: unknown) => e)
  expect([isNetworkError(broken), isRetryable(broken)]).toEqual([false, true])
})

test('the server of the first edition is known by what it sends', async () => {
  const headers = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-request-id': 'a7c1-4',
  }
  const answer = { status: 200, statusText: '', data: '["old"]', request: undefined }
  http.defaults.adapter = async (config) => ({
    ...answer,
    config,
    headers: AxiosHeaders.from(headers),
  })
  expect(await get('/x/')).toEqual(['old'])
})

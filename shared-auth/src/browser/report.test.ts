import { post } from '../http/httpClient'
import { fakeApi, signInAs } from '../testing'
import { redirectReports, report } from './report'

test('logs an error with its context', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const cause = new Error('x')
  report(cause, 'the mood was not saved')
  expect(log).toHaveBeenCalledWith('[truenorth] the mood was not saved', cause)
})

test('logs only method, path and status of a failed request', async () => {
  signInAs()
  fakeApi({ 'POST /mood/': () => [500, {}] })
  const failure: unknown = await post('/mood/', { note: 'private' }).catch((e: unknown) => e)
  const seen: unknown[] = []
  const stop = redirectReports((_, cause) => seen.push(cause))
  report(failure, 'saving')
  stop()
  expect(seen).toEqual(['POST /mood/ 500'])
})

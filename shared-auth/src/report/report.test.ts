import { post } from '../http/http'
import { fakeApi, signInAs } from '../testing'
import { redirectReports, report } from './report'

test('what went wrong is logged with where it went wrong', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const cause = new Error('x')
  report(cause, 'the mood was not saved')
  expect(log).toHaveBeenCalledWith('[truenorth] the mood was not saved', cause)
})

test('of a failed call only the outline is logged: no token, no word of the user', async () => {
  signInAs()
  fakeApi({ 'POST /mood/': () => [500, {}] })
  const failure: unknown = await post('/mood/', { note: 'private' }).catch((e: unknown) => e)
  const seen: unknown[] = []
  const stop = redirectReports((_, cause) => seen.push(cause))
  report(failure, 'saving')
  stop()
  expect(seen).toEqual(['POST /mood/ 500'])
})

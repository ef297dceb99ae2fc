import { takeEarlyAnswer } from './earlyAnswer'

const ask = (token: string, answer: Response | undefined) => {
  Object.assign(globalThis, { truenorthUser: { token, answer: Promise.resolve(answer) } })
}
const ada = { id: 1, username: 'ada' }

test('what the document has asked for this token is the answer, once', async () => {
  ask('t', Response.json(ada))
  expect(await takeEarlyAnswer('t')).toEqual(ada)
  expect(await takeEarlyAnswer('t')).toBeUndefined()
})

test.each([
  ['an answer for another token', 'other', Response.json(ada)],
  ['a refusal', 't', new Response(null, { status: 401 })],
  ['no answer at all', 't', undefined],
])('%s is none', async (_what, token, answer) => {
  ask(token, answer)
  expect(await takeEarlyAnswer('t')).toBeUndefined()
})

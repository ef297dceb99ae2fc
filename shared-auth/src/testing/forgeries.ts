import { foreignResponse, textResponse } from './fakeApi'

const page = '<!doctype html><title>Sign in to this network</title>'

/** What may come in place of the server's answer, without its mark: of a captive portal, or a proxy (D41). */
export const foreignAnswers: [what: string, answer: () => unknown][] = [
  ['an empty 200', () => foreignResponse(200, '')],
  ['204', () => foreignResponse(204, '')],
  ['{}', () => foreignResponse(200, '{}')],
  ['[]', () => foreignResponse(200, '[]')],
  ['an item', () => foreignResponse(201, '{"id":7,"username":"casey","access":"a.b.c"}')],
  ['text', () => foreignResponse(200, 'OK')],
  ['a page', () => foreignResponse(200, page)],
  ['a redirect', () => foreignResponse(302, '')],
  ['a cut body', () => foreignResponse(200, '{"id":7,"no')],
  ['401', () => foreignResponse(401, page)],
  ['404', () => foreignResponse(404, '{"detail":"Not found."}')],
]

/** What is not what the contract promises where it promises an item or a list, although it has the mark. */
export const brokenAnswers: [what: string, answer: () => unknown][] = [
  ['an empty 200 of ours', () => textResponse(200, '')],
  ['204 of ours', () => textResponse(204, '')],
  ['text of ours', () => textResponse(200, 'OK')],
  ['a page of ours', () => textResponse(200, page)],
  ['a cut body of ours', () => textResponse(201, '{"id":7,"no')],
  ['a cut list of ours', () => textResponse(200, '[{"id":7')],
]

/** The same where it promises that there is no body. */
export const unpromisedBodies: [what: string, answer: () => unknown][] = [
  ...brokenAnswers.filter(([what]) => !what.startsWith('204')),
  ['{} of ours', () => textResponse(200, '{}')],
  ['[] of ours', () => textResponse(200, '[]')],
]

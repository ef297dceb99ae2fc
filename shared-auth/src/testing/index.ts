import { reset } from './reset'

export {
  type Call,
  errorOf,
  fakeApi,
  foreignResponse,
  markHeaders,
  networkError,
  noNetwork,
  ownResponse,
  type Responses,
  textResponse,
  timeoutError,
} from './fakeApi'
export { brokenAnswers, foreignAnswers, unpromisedBodies } from './forgeries'
export { recentFirstResponses } from './recentFirstResponses'
export { setConnection, setSession } from './reset'
export { signInAs, tokenFor } from './signInAs'

// Each test begins as on a new browser, without having to say so.
afterEach(reset)

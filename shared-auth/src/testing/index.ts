import { startAnew } from './startAnew'

export { bentAnswers } from './bentAnswers'
export { type Answers, type Call, fakeApi, noAnswer, timedOut } from './fakeApi'
export { newestAtOnce } from './newestAtOnce'
export { signInAs } from './signInAs'
export { tokenFor } from './tokenFor'

// Each test begins as on a new browser, without having to say so.
afterEach(startAnew)

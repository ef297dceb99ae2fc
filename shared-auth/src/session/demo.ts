import { get, http } from '../http/http'
import { inBrowserAdapter, type RequestHandler } from '../http/inBrowserAdapter'
import { session } from './session'
import { dropStored, readStored, writeStored } from './storedValue'
import { clearTokens } from './tokens'
import { readUser } from './user'
import { announceUserChange } from './userChange'

/** Loads the request handlers of the API with their sample data, when a demo begins. */
export type LoadHandlers = () => Promise<RequestHandler>

let stopAnswering: (() => void) | undefined

const answerHere = (handle: RequestHandler) => {
  stopAnswering?.()
  const network = http.defaults.adapter
  http.defaults.adapter = inBrowserAdapter(handle)
  stopAnswering = () => {
    http.defaults.adapter = network
  }
}

export const isDemoMarked = (): boolean => readStored('truenorth_demo') === 'true'

/** Back to the network; what the demo held is gone. */
export const stopDemo = (): void => {
  stopAnswering?.()
  stopAnswering = undefined
  dropStored('truenorth_demo')
}

/** Signs in the demo user: from here on no call leaves the browser. Rejects if it cannot load. */
export const startDemo = async (loadHandlers: LoadHandlers): Promise<void> => {
  const handle = await loadHandlers()
  clearTokens()
  announceUserChange()
  answerHere(handle)
  try {
    const user = readUser(await get<unknown>('/auth/users/me/'))
    writeStored('truenorth_demo', 'true')
    Object.assign(session, {
      user,
      userId: 'demo',
      demo: true,
      ended: undefined,
      status: 'signedIn',
    })
  } catch (error) {
    stopDemo()
    throw error
  }
}

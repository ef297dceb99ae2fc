import { type AxiosAdapter, getAdapter } from 'axios'
import { get, http } from '../http/httpClient'
import { userSchema } from '../session/schemas'
import { beginDemo, confirmDemo } from '../session/session'
import { readStored, removeStored, writeStored } from '../session/storage'

/** Responds to a request without a network. */
export type RequestHandler = (request: Request) => Promise<Response>

/** Loads the request handlers of the API with their sample data, when a demo begins. */
export type LoadHandlers = () => Promise<RequestHandler>

const inBrowserAdapter = (handle: RequestHandler): AxiosAdapter => {
  const env = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      handle(input instanceof Request ? input : new Request(input, init)),
  }
  return (config) => {
    const baseURL = new URL(config.baseURL ?? '/', location.origin).href
    const inBrowser = { ...config, baseURL, env }
    return getAdapter('fetch', inBrowser)(inBrowser)
  }
}

let restoreNetwork: (() => void) | undefined

const replaceNetwork = (handle: RequestHandler) => {
  restoreNetwork?.()
  const network = http.defaults.adapter
  http.defaults.adapter = inBrowserAdapter(handle)
  restoreNetwork = () => {
    http.defaults.adapter = network
  }
}

/** Whether a demo was running when the page was left. */
export const isDemoMarked = (): boolean => readStored('truenorth_demo') === 'true'

/** Sends requests over the network again. What the demo held is gone. */
export const stopDemo = (): void => {
  restoreNetwork?.()
  restoreNetwork = undefined
  removeStored('truenorth_demo')
}

/** Signs in the demo user: from here on no request leaves the browser. Rejects if it cannot load. */
export const startDemo = async (loadHandlers: LoadHandlers): Promise<void> => {
  const handle = await loadHandlers()
  beginDemo()
  replaceNetwork(handle)
  try {
    const user = await get('/auth/users/me/', userSchema)
    writeStored('truenorth_demo', 'true')
    confirmDemo(user)
  } catch (error) {
    stopDemo()
    throw error
  }
}

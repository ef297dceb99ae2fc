import { get } from '../http/http'
import { connection } from './connection'

/** Asks the server for a sign of life, as the user wishes; what failed for want of one then recovers. */
export const reconnect = async (): Promise<boolean> => {
  // Any answer at all is one; `connection` hears of it from the http client.
  await get('/auth/users/me/').catch(() => undefined)
  return connection.online
}

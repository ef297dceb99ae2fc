import { post } from '../http/http'

export type Registration = { username: string; email: string; password: string }

/** Creates an account; does not sign in. Rejects with the server's words: see `fieldErrors`. */
export const register = ({ username, email, password }: Registration): Promise<void> =>
  post('/auth/users/', { username, email, password })

import { type AxiosResponse, CanceledError } from 'axios'
import { currentGeneration } from '../session/userChange'
import { isTokenPath, type NotedConfig } from './prepareRequest'

/** An answer that arrives after its user has left is for nobody's eyes. */
export const dropStaleAnswer = (response: AxiosResponse): AxiosResponse => {
  const config: NotedConfig = response.config
  if (isTokenPath(config.url) || config.generation === currentGeneration()) return response
  throw new CanceledError('The user has changed since this was asked.')
}

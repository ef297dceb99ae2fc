// @ts-check
// Reads what is live in a site.
import { CommandFailure } from './failure.js'

/** @typedef {import('./project.js').Route} Route */
/** @typedef {{ name: string, routes: Route[] } & Record<string, unknown>} LiveRemote */
/** @typedef {{ shell?: string, remotes: LiveRemote[] } & Record<string, unknown>} LiveRegistry */

const patienceMs = 30_000

/**
 * Fetches from a site.
 * @param {string | URL} address
 * @param {RequestInit} [options]
 * @returns {Promise<Response>}
 * @throws a CommandFailure when nobody answers
 */
export const ask = async (address, options = {}) => {
  const url = new URL(address)
  try {
    return await fetch(url, { signal: AbortSignal.timeout(patienceMs), ...options })
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new CommandFailure(
      'unavailable',
      isLate
        ? `${url.origin} gave no answer within ${patienceMs / 1000} seconds: try again.`
        : `Nobody answers at ${url.origin}: is the address right, and the site running?`,
    )
  }
}

/**
 * What a response says. Another server than a site may answer with a page.
 * @param {Response} response
 * @returns {Promise<any>} undefined where it is no JSON, or says that something is missing
 */
export const jsonOf = async (response) => {
  const text = await response.text()
  try {
    return response.ok ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/**
 * Which remotes are live in a site, as its documents tell the shell.
 * @param {string} site
 * @returns {Promise<LiveRegistry>}
 * @throws a CommandFailure when it is no site
 */
export const liveRegistry = async (site) => {
  const response = await ask(`${site}/remotes.json`)
  const registry = await jsonOf(response)
  if (Array.isArray(registry?.remotes)) return registry
  throw new CommandFailure(
    'unavailable',
    `${site} is no Truenorth site: it has no /remotes.json (status ${response.status}).`,
  )
}

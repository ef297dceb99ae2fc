// @ts-check
// Calls the delivery API of a site (`/_delivery/`) with the team's token.
import { CommandFailure } from './failure.js'
import { ask } from './liveSite.js'

/** @typedef {'refused' | 'usage' | 'unavailable' | 'denied' | 'changed'} Kind */

/** @type {Record<number, Kind>} */
const kinds = {
  401: 'denied',
  403: 'denied',
  409: 'changed',
  428: 'changed',
  429: 'unavailable',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

const publishPatienceMs = 120_000

/**
 * @typedef {{
 *   method?: string, json?: object, archive?: Buffer, query?: Record<string, string | undefined>,
 *   state?: string | null,
 * }} Call `state` of what is changed, as it was seen; `null` where there was nothing
 */

/** @param {Call} call */
const bodyOf = ({ json, archive }) => {
  if (archive) return { body: new Uint8Array(archive), type: 'application/gzip' }
  return json ? { body: JSON.stringify(json), type: 'application/json' } : {}
}

/**
 * @param {string | null | undefined} state
 * @returns {Record<string, string>}
 */
const condition = (state) => {
  if (state === null) return { 'If-None-Match': '*' }
  return state === undefined ? {} : { 'If-Match': `"${state}"` }
}

/**
 * The delivery API of a site for whoever has the token in TRUENORTH_TOKEN. The token is in the environment because
 * everybody on a machine can read the arguments of a command.
 * @param {string} site
 * @throws a CommandFailure when there is no token
 */
export const deliveryApi = (site) => {
  const token = process.env.TRUENORTH_TOKEN
  if (!token)
    throw new CommandFailure(
      'denied',
      `Set TRUENORTH_TOKEN to your team's token: whoever runs ${site} gives you one.`,
    )
  /**
   * @param {string} path below `/_delivery/`, with a slash at its end
   * @param {Call} [call]
   * @returns {Promise<{ status: number, body: any }>}
   */
  const send = async (path, call = {}) => {
    const address = new URL(`${site}/_delivery/${path}`)
    for (const [name, value] of Object.entries(call.query ?? {}))
      if (value !== undefined) address.searchParams.set(name, value)
    const { body, type } = bodyOf(call)
    const response = await ask(address, {
      method: call.method ?? 'GET',
      redirect: 'error',
      headers: {
        Authorization: `Bearer ${token}`,
        Accept: 'application/json',
        ...(type && { 'Content-Type': type }),
        ...condition(call.state),
      },
      ...(body && { body }),
      ...(call.archive && { signal: AbortSignal.timeout(publishPatienceMs) }),
    })
    const answer = await response.json().catch(() => undefined)
    return { status: response.status, body: answer }
  }
  /**
   * @param {{ status: number, body: any }} answer
   * @returns {any} the body
   * @throws a CommandFailure with the sentences of the site when it refuses
   */
  const accepted = ({ status, body }) => {
    if (status < 300 && body) return body
    const sentences = body?.problems ?? body?.detail ?? `${site} answered with status ${status}.`
    throw new CommandFailure(
      kinds[status] ?? (status >= 500 ? 'unavailable' : 'refused'),
      sentences,
      {
        status,
        ...(body?.state !== undefined && { state: body.state, remote: body.remote }),
      },
    )
  }
  return {
    /**
     * @param {string} path
     * @param {Call} [call]
     * @returns {Promise<any>} the body
     * @throws a CommandFailure with the sentences of the site when it refuses
     */
    call: async (path, call) => accepted(await send(path, call)),
    /**
     * The present state of a remote, which a change has to name.
     * @param {string} name
     * @returns {Promise<string | null>} `null` when the site has no such remote
     */
    stateOf: async (name) => {
      const answer = await send(`remotes/${name}/`)
      const { status, body } = answer
      if (status === 404 && body?.detail && !String(body.detail).includes('network')) return null
      return accepted(answer).state
    },
  }
}

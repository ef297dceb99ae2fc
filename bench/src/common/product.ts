// The product as benches run it: an empty database, limits that no bench reaches, any site in front.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog, startApi, parseEnvironment } from '@truenorth/api'
import { startWeb } from '@truenorth/delivery/web'

/** Settings under which one machine may act for thousands of users. */
export const unlimited = {
  SIGN_IN_LIMIT: '1000000',
  REGISTRATION_LIMIT: '1000000',
  REQUEST_LIMIT: '100000000',
}

/** The site that is measured: SITE_DIR, or the one that was built last. */
export const deliveredSite = () => process.env['SITE_DIR'] ?? join(process.cwd(), 'site')

/** Starts the API on an empty database; `serve` puts it behind a site, each call on a port of its own. */
export const startEmptyApi = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'truenorth-bench-'))
  const environment = parseEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...unlimited })
  const api = await startApi(environment, createLog(environment))
  return {
    dataDir,
    serve: (site: string) => startWeb({ site, api: api.fetch, port: 0 }),
    stop: async () => {
      await api.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type Tokens = { access: string; refresh: string }

/**
 * Posts JSON to the API of a site, as a visitor or with an access token. Returns the parsed body.
 * @throws unless the API takes it
 */
export const postTo = async (origin: string, path: string, body: object, token?: string) => {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok)
    throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/** Runs in a page before its own scripts: signs it in. */
export const storeTokens = ({ access, refresh }: Tokens) => {
  localStorage.setItem('access_token', access)
  localStorage.setItem('refresh_token', refresh)
}

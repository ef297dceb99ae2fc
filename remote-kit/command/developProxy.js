// @ts-check
// A server on this machine in front of a running site: its documents with a shell for development, the registry
// with one's own remote, everything else as the site gives it.
import { existsSync, readFileSync } from 'node:fs'
import { createServer, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { extname, join, normalize } from 'node:path'
import { developmentDocument, withOwnRemote } from './developDocument.js'

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */
/** @typedef {import('./developDocument.js').ShellRecord} ShellRecord */
/** @typedef {{ site: string, shellFolder: string, readOwn: () => import('./liveSite.js').LiveRemote }} ProxyOptions */

/** @type {Record<string, string>} */
const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** Between two machines alone, or true of another body or origin than the one that is sent. */
const notPassedOn = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-security-policy',
  'strict-transport-security',
  'etag',
])

/**
 * Headers of a request as the site expects them from its own pages.
 * @param {IncomingMessage} request
 * @param {URL} site
 */
const requestHeaders = ({ headers }, site) => {
  const { host: _, 'if-none-match': _etag, connection: _c, referer, origin, ...rest } = headers
  const own = referer && URL.canParse(referer) ? new URL(referer) : undefined
  return {
    ...rest,
    host: site.host,
    'accept-encoding': 'identity',
    ...(origin && { origin: site.origin }),
    ...(own && { referer: site.origin + own.pathname + own.search }),
  }
}

/**
 * @param {IncomingMessage} answer
 * @param {URL} site
 */
const responseHeaders = ({ headers }, site) => {
  const kept = Object.entries(headers).filter(([name]) => !notPassedOn.has(name))
  /** @type {Record<string, string | string[] | undefined>} */
  const passed = Object.fromEntries(kept)
  const { location, 'set-cookie': cookies } = headers
  if (location?.startsWith(site.origin)) passed.location = location.slice(site.origin.length)
  // This address is not https, and not the site's.
  if (cookies)
    passed['set-cookie'] = cookies.map((one) => one.replaceAll(/;\s*(Secure|Domain=[^;]*)/gi, ''))
  return passed
}

/** @param {IncomingMessage} answer */
const textOf = async (answer) => {
  const parts = []
  for await (const part of answer) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

/**
 * @param {ServerResponse} response
 * @param {string} sentence
 */
const sayUnavailable = (response, sentence) => {
  if (!response.headersSent)
    response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end(sentence)
  else response.destroy()
}

/**
 * @param {ProxyOptions} options
 * @returns {import('node:http').Server} not listening yet
 */
export const createProxy = ({ site: address, shellFolder, readOwn }) => {
  const site = new URL(address)
  const base = site.pathname.replace(/\/$/, '')
  const send = site.protocol === 'https:' ? requestHttps : requestHttp
  /** @type {ShellRecord} */
  const shell = JSON.parse(readFileSync(join(shellFolder, 'shell.json'), 'utf8'))

  /**
   * @param {IncomingMessage} answer
   * @param {ServerResponse} response
   * @param {string} path
   */
  const passOn = async (answer, response, path) => {
    const headers = responseHeaders(answer, site)
    const status = answer.statusCode ?? 502
    const isDocument = String(headers['content-type'] ?? '').startsWith('text/html')
    if (isDocument && !path.startsWith('/api/')) {
      const policyHeader = answer.headers['content-security-policy']
      const header = Array.isArray(policyHeader) ? policyHeader[0] : policyHeader
      const { html, policy } = developmentDocument(await textOf(answer), header, {
        shell,
        own: readOwn(),
      })
      const fresh = { 'content-security-policy': policy, 'cache-control': 'no-store' }
      response.writeHead(status, { ...headers, ...fresh }).end(html)
    } else if (path === '/remotes.json' && status === 200) {
      const registry = withOwnRemote(JSON.parse(await textOf(answer)), readOwn())
      response
        .writeHead(status, { ...headers, 'cache-control': 'no-store' })
        .end(JSON.stringify(registry))
    } else {
      response.writeHead(status, headers)
      answer.pipe(response)
    }
  }

  return createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const own = join(shellFolder, path)
    if (path.startsWith('/assets/') && existsSync(own)) {
      const type = types[extname(path)] ?? 'application/octet-stream'
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' })
      response.end(readFileSync(own))
      return
    }
    // What goes wrong while a remote is developed is none of the site's figures.
    if (path === '/api/client-reports/') {
      request.resume()
      response.writeHead(204).end()
      return
    }
    const target = new URL(base + (request.url ?? '/'), site)
    const { method } = request
    const forwarded = send(target, { method, headers: requestHeaders(request, site) }, (answer) => {
      passOn(answer, response, path).catch((/** @type {unknown} */ error) => {
        sayUnavailable(response, `truenorth dev could not pass ${path} on: ${String(error)}`)
      })
    })
    forwarded.on('error', () => {
      sayUnavailable(response, `Nobody answers at ${site.origin}: is the site running?`)
    })
    request.pipe(forwarded)
  })
}

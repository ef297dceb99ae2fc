// @ts-check
// Renders a remote in a test, without a shell.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { createElement } from 'react'

/** @typedef {import('@truenorth/shared-ui/testing').RenderedScreen} RenderedScreen */
/** @typedef {{ path: string, access: 'public' | 'user' | 'admin' }} Route */

/**
 * Does an address fit a route's pattern, such as `/mood/:id/edit`?
 * @param {string} pattern
 * @param {string} address
 */
const fits = (pattern, address) => {
  const parts = address.replace(/[?#].*/, '').split('/')
  const wanted = pattern.split('/')
  return (
    parts.length === wanted.length &&
    wanted.every((part, i) => (part.startsWith(':') ? parts[i] !== '' : part === parts[i]))
  )
}

/**
 * Renders the pages of a remote at one of the addresses of its `remote.json`, for somebody who may see it: the
 * user `casey`, or an administrator. The responses of the API are those of `fakeApi`.
 * @param {import('react').ComponentType} App the default export of `src/App.tsx`
 * @param {{ path: string, dir?: string }} options the address; the remote's folder, by default the present one
 * @returns {RenderedScreen}
 * @throws an Error when the manifest has no route for the address: the shell would not show the remote there
 */
export const renderRemote = (App, { path, dir = process.cwd() }) => {
  /** @type {{ name: string, routes: Route[] }} */
  const { name, routes } = JSON.parse(readFileSync(join(dir, 'remote.json'), 'utf8'))
  const route = routes.find((one) => fits(one.path, path))
  if (!route)
    throw new Error(
      `${name} has no route for ${path}: remote.json has ${routes.map((one) => one.path).join(', ')}.`,
    )
  if (route.access !== 'public') signInAs({ is_admin: route.access === 'admin' })
  return renderScreen(createElement(App), { path })
}

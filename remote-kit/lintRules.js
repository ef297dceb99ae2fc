// @ts-check
// Lint rules for what a remote must not do in a page that it shares with the shell and with other remotes.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * A node of the syntax tree (ESTree), as far as the rules read it.
 * @typedef {{
 *   type: string, name?: string, value?: unknown, computed?: boolean, operator?: string, async?: boolean,
 *   object?: Node, property?: Node, left?: Node, right?: Node, callee?: Node, arguments?: Node[],
 *   quasis?: { value: { cooked: string | null } }[], id?: Node, init?: Node | null, kind?: string,
 *   declarations?: Node[], body?: Node[] | Node,
 * }} Node
 * @typedef {{ filename: string, report: (problem: { node: Node, message: string }) => void }} Context
 */

/** @type {Map<string, string | undefined>} */
const names = new Map()

/**
 * The name of the remote that a file belongs to.
 * @param {string} folder
 * @returns {string | undefined}
 */
const remoteOf = (folder) => {
  if (names.has(folder)) return names.get(folder)
  const manifest = join(folder, 'remote.json')
  const above = dirname(folder)
  const name = existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, 'utf8')).name
    : above === folder
      ? undefined
      : remoteOf(above)
  names.set(folder, name)
  return name
}

/**
 * The names on the way to a member: `window.localStorage.x` is `['window', 'localStorage', 'x']`.
 * @param {Node | undefined} node
 * @returns {string[]} empty where it is no such way
 */
const pathOf = (node) => {
  if (node?.type === 'Identifier') return [node.name ?? '']
  if (node?.type !== 'MemberExpression') return []
  const path = pathOf(node.object)
  if (path.length === 0) return []
  const { property } = node
  if (!node.computed) return [...path, property?.name ?? '']
  return [...path, typeof property?.value === 'string' ? property.value : '*']
}

const globals = new Set(['window', 'globalThis', 'self'])
/** @param {Node | undefined} node */
const withoutWindow = (node) => {
  const path = pathOf(node)
  return globals.has(path[0] ?? '') && path.length > 1 ? path.slice(1) : path
}

/**
 * The text with which a key begins, where the file says it.
 * @param {Node | undefined} node
 * @param {Map<string, string>} constants
 * @returns {string | undefined}
 */
const beginningOf = (node, constants) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis?.[0]?.value.cooked ?? undefined
  if (node?.type === 'BinaryExpression') return beginningOf(node.left, constants)
  if (node?.type === 'CallExpression') return beginningOf(node.callee, constants)
  return node?.type === 'Identifier' ? constants.get(node.name ?? '') : undefined
}

const storages = new Set(['localStorage', 'sessionStorage'])
const writes = new Set(['setItem', 'removeItem'])

/** Keys of a remote begin with its name, so that nobody overwrites what is another one's. */
const ownStorageKeys = {
  /** @param {Context} context */
  create: (context) => {
    const name = remoteOf(dirname(context.filename))
    if (!name) return {}
    const isOwn = (/** @type {string} */ key) =>
      [name, `truenorth_${name}`].some(
        (own) => key.startsWith(own) && !/^[a-z0-9]/i.test(key.slice(own.length)),
      )
    /** @type {Map<string, string>} */
    const constants = new Map()
    /** @type {{ node: Node, key: Node | undefined }[]} */
    const found = []
    return {
      /** @param {Node} node */
      VariableDeclarator: ({ id, init }) => {
        // A function that only makes a key stands for the key.
        const made = init?.type === 'ArrowFunctionExpression' ? init.body : init
        const beginning = beginningOf([made ?? undefined].flat()[0], constants)
        if (id?.type === 'Identifier' && id.name && beginning !== undefined)
          constants.set(id.name, beginning)
      },
      /** @param {Node} node */
      CallExpression: (node) => {
        const [storage = '', method = '', ...more] = withoutWindow(node.callee)
        if (!storages.has(storage) || more.length > 0) return
        if (method === 'clear')
          context.report({
            node,
            message: `${storage}.clear() removes what others keep: remove the keys of ${name} one by one.`,
          })
        if (writes.has(method)) found.push({ node, key: node.arguments?.[0] })
      },
      /** @param {Node} node */
      AssignmentExpression: (node) => {
        const [storage = '', key = ''] = withoutWindow(node.left)
        if (storages.has(storage) && key && key !== '*' && !isOwn(key))
          context.report({ node, message: keyMessage(key, name) })
      },
      // A constant may stand below the function that uses it.
      'Program:exit': () => {
        for (const { node, key } of found) {
          const beginning = beginningOf(key, constants)
          if (beginning !== undefined && !isOwn(beginning))
            context.report({ node, message: keyMessage(beginning, name) })
        }
      },
    }
  },
}

/** @type {(key: string, name: string) => string} */
const keyMessage = (key, name) =>
  `The key "${key}" may be another one's: begin it with "${name}_" or "truenorth_${name}_".`

/** What all code of a page uses. Members that are there to be set are left out. */
const shared = new Set(
  'Array ArrayBuffer Blob Date Document Element Error EventTarget Function History HTMLElement Intl JSON Map Math Node Number Object Promise Proxy Reflect RegExp Request Response Set Storage String Symbol URL WeakMap XMLHttpRequest caches console crypto customElements fetch history localStorage navigator performance sessionStorage'.split(
    ' ',
  ),
)
const settable = new Set(['location', 'name', 'document'])
const definers = new Set(['assign', 'defineProperty', 'defineProperties', 'setPrototypeOf', 'set'])

/**
 * @param {Node | undefined} node
 * @returns {string | undefined} what of the page it is, where it is the page's
 */
const sharedThing = (node) => {
  const path = pathOf(node)
  const [first = ''] = path
  const rest = globals.has(first) ? path.slice(1) : path
  if (globals.has(first) && rest.length === 0) return first
  return shared.has(rest[0] ?? '') ? rest.join('.') : undefined
}

/** A built-in that one remote changes is changed for the shell and for all others. */
const noPatchedBuiltIns = {
  /** @param {Context} context */
  create: (context) => {
    const report = (/** @type {Node} */ node, /** @type {string} */ what) =>
      context.report({
        node,
        message: `${what} belongs to the whole page: the shell and all remotes would get your version. Write a function of your own.`,
      })
    return {
      /** @param {Node} node */
      AssignmentExpression: (node) => {
        const path = pathOf(node.left)
        const [first = '', second = ''] = path
        const isOfWindow = globals.has(first) && path.length > 1
        if (storages.has(isOfWindow ? second : first)) return
        if (isOfWindow && path.length === 2 && !settable.has(second)) report(node, path.join('.'))
        else if (path.length > 1 && shared.has(isOfWindow ? second : first))
          report(node, path.join('.'))
        else if (first === 'document' && /Function/.test(node.right?.type ?? ''))
          report(node, path.join('.'))
      },
      /** @param {Node} node */
      CallExpression: (node) => {
        const [owner = '', method = ''] = pathOf(node.callee)
        if (!['Object', 'Reflect'].includes(owner) || !definers.has(method)) return
        const thing = sharedThing(node.arguments?.[0])
        if (thing) report(node, thing)
      },
    }
  },
}

export default {
  meta: { name: 'truenorth' },
  rules: {
    'own-storage-keys': ownStorageKeys,
    'no-patched-built-ins': noPatchedBuiltIns,
  },
}

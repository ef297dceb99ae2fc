// @ts-check
// Which names a source file imports from which package.
import { parseSync } from '@swc/core'

/**
 * An import: its package and the name. The name is `*` where the whole package is passed on, and absent
 * where nothing of it is named.
 * @typedef {[specifier: string, name?: string]} Import
 */
/** @typedef {Map<string, string>} Namespaces packages by the local name of `import * as local` */
/** @typedef {import('@swc/core').ModuleItem} ModuleItem */
/** @typedef {import('@swc/core').Expression | import('@swc/core').VariableDeclarator} Node */

/** @type {(path: string) => import('@swc/core').ParserConfig} */
const syntaxOf = (path) =>
  /\.tsx?$/.test(path)
    ? { syntax: 'typescript', tsx: path.endsWith('x') }
    : { syntax: 'ecmascript', jsx: true }

/**
 * @param {string} path names the syntax: `.ts`, `.tsx` or JavaScript
 * @param {string} source
 * @returns {Import[]}
 */
export const importedNames = (path, source) => {
  const { body } = parseSync(source, { ...syntaxOf(path), target: 'es2023' })
  /** @type {Namespaces} */
  const namespaces = new Map()
  const named = body.flatMap((item) => staticImports(item, namespaces))
  return [...named, ...namespaceMembers(body, namespaces), ...lazyImports(body)]
}

/** @type {(item: ModuleItem, namespaces: Namespaces) => Import[]} */
const staticImports = (item, namespaces) => {
  if (item.type === 'ImportDeclaration' && !item.typeOnly) {
    const specifier = item.source.value
    return [[specifier], ...item.specifiers.flatMap((one) => importsOf(one, specifier, namespaces))]
  }
  if (item.type === 'ExportNamedDeclaration' && item.source && !item.typeOnly) {
    const specifier = item.source.value
    return item.specifiers.flatMap((one) => reexportsOf(one, specifier))
  }
  return item.type === 'ExportAllDeclaration' ? [[item.source.value, '*']] : []
}

/** @type {(one: import('@swc/core').ImportSpecifier, specifier: string, namespaces: Namespaces) => Import[]} */
const importsOf = (one, specifier, namespaces) => {
  if (one.type === 'ImportDefaultSpecifier') return [[specifier, 'default']]
  if (one.type === 'ImportNamespaceSpecifier') {
    namespaces.set(one.local.value, specifier)
    return []
  }
  return one.isTypeOnly ? [] : [[specifier, (one.imported ?? one.local).value]]
}

/** @type {(one: import('@swc/core').ExportSpecifier, specifier: string) => Import[]} */
const reexportsOf = (one, specifier) => {
  if (one.type !== 'ExportSpecifier') return [[specifier, '*']]
  return one.isTypeOnly ? [] : [[specifier, one.orig.value]]
}

/**
 * swc gives every node a type. Nodes of kinds that nobody looks for are passed through unread.
 * @param {object} node
 * @returns {node is Node}
 */
const isNode = (node) => 'type' in node

/** @type {(node: unknown) => Generator<Node>} */
const everyNode = function* (node) {
  if (Array.isArray(node)) for (const one of node) yield* everyNode(one)
  else if (node && typeof node === 'object') {
    if (isNode(node)) yield node
    for (const value of Object.values(node)) yield* everyNode(value)
  }
}

/**
 * `ui.Page` and `<ui.Page>` of `import * as ui`.
 * @type {(body: ModuleItem[], namespaces: Namespaces) => Import[]}
 */
const namespaceMembers = (body, namespaces) => {
  if (namespaces.size === 0) return []
  return [...everyNode(body)].flatMap((node) => {
    if (node.type !== 'MemberExpression' && node.type !== 'JSXMemberExpression') return []
    const specifier =
      node.object.type === 'Identifier' ? namespaces.get(node.object.value) : undefined
    if (!specifier) return []
    return [[specifier, node.property.type === 'Identifier' ? node.property.value : '*']]
  })
}

/**
 * `const { Chart } = await import('…')` and `import('…').then(({ Chart }) => …)`: the package, and the
 * names where they stand beside it.
 * @type {(body: ModuleItem[]) => Import[]}
 */
const lazyImports = (body) =>
  [...everyNode(body)].flatMap((node) => {
    if (node.type === 'VariableDeclarator') {
      if (node.init?.type !== 'AwaitExpression') return []
      return destructured(lazySpecifier(node.init.argument), node.id)
    }
    if (node.type !== 'CallExpression') return []
    const specifier = lazySpecifier(node)
    if (specifier) return [[specifier]]
    const { callee, arguments: given } = node
    const isThen =
      callee.type === 'MemberExpression' &&
      callee.property.type === 'Identifier' &&
      callee.property.value === 'then'
    return isThen
      ? destructured(lazySpecifier(callee.object), parameterOf(given[0]?.expression))
      : []
  })

/** @type {(callback: import('@swc/core').Expression | undefined) => import('@swc/core').Pattern | undefined} */
const parameterOf = (callback) => {
  if (callback?.type === 'FunctionExpression') return callback.params[0]?.pat
  return callback?.type === 'ArrowFunctionExpression' ? callback.params[0] : undefined
}

/** @type {(node: import('@swc/core').Expression) => string | undefined} */
const lazySpecifier = (node) => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Import') return undefined
  const specifier = node.arguments[0]?.expression
  return specifier?.type === 'StringLiteral' ? specifier.value : undefined
}

/** @type {(specifier: string | undefined, pattern: import('@swc/core').Pattern | undefined) => Import[]} */
const destructured = (specifier, pattern) => {
  if (!specifier || pattern?.type !== 'ObjectPattern') return []
  return pattern.properties.map((property) => {
    if (property.type === 'RestElement') return [specifier, '*']
    return [specifier, 'value' in property.key ? String(property.key.value) : '*']
  })
}

// Which names a source file takes from the doors that the shell provides.
import { parseSync } from '@swc/core'

const syntaxOf = (path) =>
  /\.tsx?$/.test(path)
    ? { syntax: 'typescript', tsx: path.endsWith('x') }
    : { syntax: 'ecmascript', jsx: true }

/** @returns a list of [door, name]; a name is `*` where the whole door is passed on and nobody can tell. */
export const usedNames = (path, source) => {
  const { body } = parseSync(source, { ...syntaxOf(path), target: 'es2023' })
  const namespaces = new Map()
  const used = body.flatMap((node) => namesOf(node, namespaces))
  return [...used, ...membersOf(body, namespaces), ...lazyNames(body)]
}

const namesOf = (node, namespaces) => {
  if (node.type === 'ImportDeclaration' && !node.typeOnly) {
    const door = node.source.value
    return [[door], ...node.specifiers.flatMap((one) => importedBy(one, door, namespaces))]
  }
  if (node.type === 'ExportNamedDeclaration' && node.source && !node.typeOnly)
    return node.specifiers
      .filter((one) => !one.isTypeOnly)
      .map((one) => [node.source.value, one.orig?.value ?? '*'])
  if (node.type === 'ExportAllDeclaration') return [[node.source.value, '*']]
  return []
}

const importedBy = (specifier, door, namespaces) => {
  if (specifier.isTypeOnly) return []
  if (specifier.type === 'ImportDefaultSpecifier') return [[door, 'default']]
  if (specifier.type === 'ImportNamespaceSpecifier') {
    namespaces.set(specifier.local.value, door)
    return []
  }
  return [[door, (specifier.imported ?? specifier.local).value]]
}

const everyNode = function* (node) {
  if (Array.isArray(node)) for (const one of node) yield* everyNode(one)
  else if (node && typeof node === 'object') {
    if (node.type) yield node
    for (const value of Object.values(node)) yield* everyNode(value)
  }
}

/** `ui.Page` and `<ui.Page>` of `import * as ui`. */
const membersOf = (body, namespaces) =>
  namespaces.size === 0
    ? []
    : [...everyNode(body)].flatMap((node) => {
        const door = namespaces.get(node.object?.value)
        if (!door || !/^(Member|JSXMember)Expression$/.test(node.type)) return []
        return node.property.type === 'Identifier' ? [[door, node.property.value]] : [[door, '*']]
      })

/** `const { Chart } = await import('…')`, `import('…').then(({ Chart }) => …)`: the door, and its names where they stand beside it. */
const lazyNames = (body) =>
  [...everyNode(body)].flatMap((node) => {
    if (node.type === 'VariableDeclarator' && node.init) {
      const door = doorOf(node.init.type === 'AwaitExpression' ? node.init.argument : undefined)
      return door ? patternNames(door, node.id) : []
    }
    if (node.type !== 'CallExpression') return []
    const own = doorOf(node)
    if (own) return [[own]]
    const door = node.callee.property?.value === 'then' && doorOf(node.callee.object)
    const pattern = node.arguments[0]?.expression.params?.[0]
    return door && pattern ? patternNames(door, pattern.pat ?? pattern) : []
  })

const doorOf = (node) =>
  node?.type === 'CallExpression' && node.callee.type === 'Import'
    ? node.arguments[0]?.expression.value
    : undefined

const patternNames = (door, pattern) =>
  pattern.type === 'ObjectPattern'
    ? pattern.properties.map(({ key }) => [door, key?.value ?? '*'])
    : []

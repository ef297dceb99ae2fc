// What the code of a remote's bundle really takes from the shell, whatever its record says. Module Federation
// keeps a table in the entry (`moduleIdToConsumeDataMapping`): modules by id, with the entry point and the version
// range. Chunks require these ids, and name what they use as members of the result.
import { parse, type AnyNode as Node } from 'acorn'
import { analyze, type Scope, type Variable } from 'eslint-scope'

/** What is taken of an entry point of the shell: names, and the version range that the bundle asks for. */
export type BundledImports = { entryPoint: string; names: string[]; range: string | undefined }[]

type Consumed = Map<string, { entryPoint: string; range: string | undefined }>
/** The parent of each node; the analyzer of scopes describes the same objects by other types. */
type Parents = WeakMap<object, Node>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** Every node of a tree, without recursion: bundles nest deeply. */
const nodesOf = (program: Node, parents: Parents) => {
  const nodes: Node[] = []
  const open = [program]
  for (let node = open.pop(); node; node = open.pop()) {
    nodes.push(node)
    for (const child of childrenOf(node)) {
      parents.set(child, node)
      open.push(child)
    }
  }
  return nodes
}

type Property = { key: string; value: Node }

const propertiesOf = (node: Node | undefined): Property[] =>
  node?.type === 'ObjectExpression'
    ? node.properties.flatMap((one) => {
        if (one.type !== 'Property' || one.computed) return []
        const { key, value } = one
        if (key.type === 'Identifier') return [{ key: key.name, value }]
        return key.type === 'Literal' ? [{ key: String(key.value), value }] : []
      })
    : []

const textOf = (node: Node | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

const consumedIn = (nodes: Node[]): Consumed => {
  const tables = nodes
    .flatMap((node) => propertiesOf(node))
    .filter(({ key }) => key === 'moduleIdToConsumeDataMapping')
  return new Map(
    tables.flatMap(({ value: table }) =>
      propertiesOf(table).flatMap(({ key: id, value }) => {
        const facts = new Map(propertiesOf(value).map((fact) => [fact.key, fact.value]))
        const entryPoint = textOf(facts.get('shareKey'))
        const range = textOf(facts.get('requiredVersion'))
        return entryPoint === undefined ? [] : [[id, { entryPoint, range }] as const]
      }),
    ),
  )
}

const requireParameter = 2

/** Variables by which modules of a bundle require others: the third parameter of a property that is a function. */
const requiresIn = (scopes: Scope[], parents: Parents) =>
  scopes.flatMap((scope) => {
    const { block }: { block: object } = scope
    if (parents.get(block)?.type !== 'Property' || !isNode(block) || !('params' in block)) return []
    const parameter = block.params[requireParameter]
    return scope.variables.filter((one) =>
      one.identifiers.some((identifier: object) => identifier === parameter),
    )
  })

/** Where the value of an expression is used: itself, or every reference to the variable that it is given to. */
const usesOf = (value: Node, variables: Map<object, Variable>, parents: Parents): object[] => {
  const parent = parents.get(value)
  if (parent?.type !== 'VariableDeclarator') return [value]
  // `let { Page } = require(1)`
  if (parent.id.type !== 'Identifier') return [parent.id]
  return variables.get(parent.id)?.references.map(({ identifier }) => identifier) ?? []
}

/** The names that a use takes: none where the whole is passed on. */
const namesAt = (use: object, parents: Parents): string[] => {
  if (isNode(use) && use.type === 'ObjectPattern')
    return use.properties.flatMap((one) =>
      one.type === 'Property' && one.key.type === 'Identifier' ? [one.key.name] : [],
    )
  const member = parents.get(use)
  if (member?.type !== 'MemberExpression' || member.object !== use) return []
  const { property } = member
  if (member.computed) return [textOf(property) ?? []].flat()
  return property.type === 'Identifier' ? [property.name] : []
}

// acorn builds the nodes of ESTree; the two describe some fields by different types.
function asEstree(program: object): Parameters<typeof analyze>[0]
function asEstree(program: object) {
  return program
}

/** The scripts of a build: name and code. */
export type Scripts = (readonly [name: string, code: string])[]

/**
 * Reads the scripts of a remote's build. It takes a second of one core for a large one.
 * @returns what they import from the shell; nothing for scripts that Rspack with Module Federation did not make
 * @throws a SyntaxError for a script that cannot be parsed
 */
export const readBundledImports = (scripts: Scripts): BundledImports => {
  const parsed = scripts.map(([, code]) => {
    const parents: Parents = new WeakMap()
    const program = parse(code, { ecmaVersion: 'latest', sourceType: 'script', ranges: true })
    return { program, parents, nodes: nodesOf(program, parents) }
  })
  const consumed: Consumed = new Map(parsed.flatMap(({ nodes }) => [...consumedIn(nodes)]))
  const names = new Map(
    [...consumed.values()].map(({ entryPoint }) => [entryPoint, new Set<string>()]),
  )
  for (const { program, parents } of parsed) {
    const { scopes } = analyze(asEstree(program), { ecmaVersion: 2022, sourceType: 'script' })
    const variables = new Map<object, Variable>(
      scopes.flatMap((scope) =>
        scope.variables.flatMap((variable) =>
          variable.identifiers.map((identifier) => [identifier, variable] as const),
        ),
      ),
    )
    for (const { identifier } of requiresIn(scopes, parents).flatMap((one) => one.references)) {
      const call = parents.get(identifier)
      const used = names.get(consumed.get(idOf(call) ?? '')?.entryPoint ?? '')
      if (!call || !used) continue
      for (const use of usesOf(call, variables, parents))
        for (const name of namesAt(use, parents)) used.add(name)
    }
  }
  return [...consumed.values()].map(({ entryPoint, range }) => ({
    entryPoint,
    range,
    names: [...(names.get(entryPoint) ?? [])].sort(),
  }))
}

/** The id of the module in `require(id)`. */
const idOf = (call: Node | undefined) => {
  if (call?.type !== 'CallExpression') return undefined
  const [first, ...more] = call.arguments
  return first?.type === 'Literal' && more.length === 0 ? String(first.value) : undefined
}

// @ts-check
// What a declaration file exports, through all the files that it passes on.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from '@typescript/typescript6'

/**
 * @typedef {{ isValue: boolean, isType: boolean, isGeneric: boolean }} Declared a name may be a value, a type, or
 * both; a generic type cannot be asked about without arguments
 */

/**
 * @param {string} from a file
 * @param {string} specifier
 * @returns {string | undefined} the declaration file, if the specifier is relative
 */
const fileOf = (from, specifier) => {
  if (!specifier.startsWith('.')) return undefined
  const path = join(dirname(from), specifier.replace(/\.js$/, ''))
  return [`${path}.d.ts`, join(path, 'index.d.ts')].find((file) => existsSync(file))
}

const value = { isValue: true, isType: false, isGeneric: false }
/** Passed on from a library: only its own version says what it is. */
const unknownType = { isValue: false, isType: true, isGeneric: true }

/**
 * @param {ts.Statement} statement
 * @returns {[string, Declared][]} the names that it declares
 */
const declaredBy = (statement) => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [/** @type {[string, Declared]} */ ([name.text, value])] : [],
    )
  if (ts.isFunctionDeclaration(statement))
    return statement.name ? [[statement.name.text, value]] : []
  const isType = ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)
  if (!isType && !ts.isClassDeclaration(statement) && !ts.isEnumDeclaration(statement)) return []
  if (!statement.name) return []
  const isGeneric = 'typeParameters' in statement && statement.typeParameters !== undefined
  return [[statement.name.text, { isValue: !isType, isType: true, isGeneric }]]
}

/** @param {ts.Statement} statement */
const isExported = (statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

/**
 * @param {string} file a declaration file
 * @param {Set<string>} [seen]
 * @returns {Map<string, Declared>} by exported name
 */
export const declaredExports = (file, seen = new Set()) => {
  /** @type {Map<string, Declared>} */
  const found = new Map()
  if (seen.has(file)) return found
  seen.add(file)
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  /** @type {Map<string, Declared>} */
  const local = new Map(source.statements.flatMap(declaredBy))
  for (const statement of source.statements) {
    if (isExported(statement)) for (const [name, one] of declaredBy(statement)) found.set(name, one)
    if (!ts.isExportDeclaration(statement)) continue
    const { exportClause, moduleSpecifier, isTypeOnly } = statement
    const specifier =
      moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
    const target = fileOf(file, specifier)
    const passed = target ? declaredExports(target, new Set(seen)) : specifier ? undefined : local
    if (!exportClause) for (const [name, one] of passed ?? []) found.set(name, one)
    else if (ts.isNamedExports(exportClause))
      for (const { name, propertyName, isTypeOnly: isType } of exportClause.elements) {
        const one = passed?.get((propertyName ?? name).text)
        const guess = isTypeOnly || isType ? unknownType : value
        found.set(name.text, one ?? guess)
      }
  }
  return found
}

// @ts-check
// Which modules a declaration file names, and what it takes of them.
import ts from '@typescript/typescript6'

/**
 * A module that is named. `start` and `end` are the place of the name, without its quotes; `names` are those
 * that are taken, `*` stands for all.
 * @typedef {{ specifier: string, start: number, end: number, names: string[] }} ModuleName
 */

/**
 * @param {string} text of a declaration file
 * @returns {ModuleName[]} in the order of the text
 */
export const moduleNamesIn = (text) => {
  const source = ts.createSourceFile('module.d.ts', text, ts.ScriptTarget.Latest)
  /** @type {ModuleName[]} */
  const found = []
  /**
   * @param {ts.Node | undefined} literal
   * @param {string[]} names
   */
  const add = (literal, names) => {
    if (!literal || !ts.isStringLiteral(literal)) return
    const end = literal.getEnd() - 1
    found.push({ specifier: literal.text, start: end - literal.text.length, end, names })
  }
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, importedBy(node))
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, exportedBy(node))
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, [node.qualifier ? firstName(node.qualifier) : '*'])
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** @type {(name: ts.EntityName) => string} */
const firstName = (name) => (ts.isIdentifier(name) ? name.text : firstName(name.left))

/** @param {ts.ImportDeclaration} node */
const importedBy = ({ importClause }) => {
  const { name, namedBindings } = importClause ?? {}
  const named = !namedBindings
    ? []
    : ts.isNamespaceImport(namedBindings)
      ? ['*']
      : namedBindings.elements.map((one) => (one.propertyName ?? one.name).text)
  return [...(name ? ['default'] : []), ...named]
}

/** @param {ts.ExportDeclaration} node */
const exportedBy = ({ exportClause }) =>
  exportClause && ts.isNamedExports(exportClause)
    ? exportClause.elements.map((one) => (one.propertyName ?? one.name).text)
    : ['*']

// @ts-check
// The names that a build exports.

/**
 * The names that each source file of a build exports, by its path.
 * @param {import('@rspack/core').Compilation} compilation
 * @returns {Map<string, string[]>}
 */
export const exportedByFile = (compilation) => {
  const { modules = [] } = compilation.getStats().toJson({
    all: false,
    modules: true,
    // Includes modules that the bundler has merged into others.
    orphanModules: true,
    groupModulesByType: false,
    providedExports: true,
    modulesSpace: Infinity,
  })
  return new Map(
    modules.flatMap(({ nameForCondition, providedExports }) =>
      nameForCondition && Array.isArray(providedExports)
        ? [/** @type {const} */ ([nameForCondition, providedExports])]
        : [],
    ),
  )
}

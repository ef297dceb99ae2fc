// The names that the shell's build provides at each shared door.

const byName = (a, b) => a.localeCompare(b)

/**
 * @param doors file of each door that is ours; an empty string for a library that is shared whole
 * @returns the exported names of each door that is part of the build: what nobody imports is not provided
 */
export const providedNames = async (compilation, doors) => {
  const provided = providedByFile(compilation)
  const entries = Object.entries(doors).map(async ([door, file]) => [
    door,
    file ? provided.get(file) : Object.keys(await import(door)),
  ])
  return Object.fromEntries(
    (await Promise.all(entries))
      .filter(([, names]) => names)
      .map(([door, names]) => [door, Array.from(names).sort(byName)]),
  )
}

const providedByFile = (compilation) => {
  const { modules } = compilation.getStats().toJson({
    all: false,
    modules: true,
    // Those too that the bundler has merged into others.
    orphanModules: true,
    groupModulesByType: false,
    providedExports: true,
    modulesSpace: Infinity,
  })
  return new Map(
    modules
      .filter(({ providedExports }) => Array.isArray(providedExports))
      .map(({ nameForCondition, providedExports }) => [nameForCondition, providedExports]),
  )
}

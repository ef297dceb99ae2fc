// What each part of a remote needs when it is asked for: files of its own, and doors of the shell.

const expose = /^__federation_expose_(.+)$/
const consumed = /^consume shared module \([^)]*\) (@?[^@]+)@/

/** `./slots/Week` for what is exposed, `./pages/LogPage` for what the remote itself loads later. */
const nameOf = (group) => {
  const exposed = expose.exec(group.name ?? '')?.[1]
  if (exposed) return `./${exposed.replaceAll('__', '/')}`
  return group.origins.map(({ request }) => request).find((request) => request?.startsWith('./'))
}

const modulesOf = (compilation, group) =>
  group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)])

const doorsOf = (modules) =>
  modules.flatMap((module) => consumed.exec(module.identifier())?.[1] ?? [])

/**
 * @returns by name: files, doors, and the names of parts that it loads later by itself
 */
export const partsOf = (compilation) => {
  const groups = [...compilation.chunkGroups].flatMap((group) => {
    const name = nameOf(group)
    return name === undefined ? [] : [{ name, group }]
  })
  return Object.fromEntries(
    groups.map(({ name, group }) => [
      name,
      {
        files: group.getFiles().filter((file) => file.endsWith('.js')),
        doors: Array.from(new Set(doorsOf(modulesOf(compilation, group)))).sort((a, b) =>
          a.localeCompare(b),
        ),
        later: group.childrenIterable.flatMap((child) => nameOf(child) ?? []),
      },
    ]),
  )
}

const provided = /^provide shared module \([^)]*\) (@?[^@]+)@/

const doorOf = ({ origins }) =>
  origins.flatMap(({ module }) => provided.exec(module?.identifier() ?? '')?.[1] ?? [])[0]

/** The files of each door that the shell provides and loads only when it is asked for, by door. */
export const doorFiles = (compilation) =>
  Object.fromEntries(
    [...compilation.chunkGroups].flatMap((group) => {
      const door = doorOf(group)
      return door === undefined ? [] : [[door, group.getFiles()]]
    }),
  )

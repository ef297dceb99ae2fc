const isHost = ({ name }) => name === 'host'

/**
 * The files of each door that the shell loads only when it is asked for.
 * @param doors all that the shell provides: what has no files of its own comes with the federation
 */
export const doorFiles = (compilation, doors) => {
  const groups = [...compilation.chunkGroups]
  const filesOf = (door) =>
    groups.find(({ origins }) => origins.some(({ request }) => request === door)) ??
    groups.find(isHost)
  return Object.fromEntries(
    doors.flatMap((door) => {
      const group = filesOf(door)
      return group ? [[door, group.getFiles()]] : []
    }),
  )
}

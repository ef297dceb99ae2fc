// Replaces the shell's `remotes/federation` in the monolith: parts and pages are plain lazy imports.
import { pages, parts } from './imports.js'

export const createFederation = () => {
  const loading = new Map<string, Promise<unknown>>()
  return {
    loadPart: (name: string, expose: string) => {
      const id = `${name}/${expose.replace('./', '')}`
      const known = loading.get(id)
      if (known) return known
      const load = parts[id]
      if (!load) throw new Error(`The monolith has no ${id}.`)
      const part = load()
      loading.set(id, part)
      return part
    },
    noteFailure: () => 0,
    forgetParts: () => loading.clear(),
    fetchFiles: (_remote: unknown, path: string) => pages[path]?.(),
  }
}

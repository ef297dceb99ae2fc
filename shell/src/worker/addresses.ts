// The addresses that the worker responds to. All others go to the network, without the worker.

/** Any document can show any screen; this one contains no manifests and no landing page. */
export const shellAddress = '/app.html'

/** Whether a file never changes, because its name or its folder changes with its content. */
export const isVersioned = (path: string): boolean =>
  /^\/(assets|remotes)\/[\w\-./@]+\.\w+$/.test(path) && !path.includes('..')

/** Whether a path is that of a screen: no file, and no address of the server. */
export const isScreen = (path: string): boolean =>
  !/^\/(api|assets|remotes|\.well-known)\/|^\/(healthz|readyz|metrics)$|^\/[\w-]+\.\w+$/.test(path)

/** The shell's script, which changes with every build of the shell. */
export const shellScript = (html: string): string | undefined =>
  /<script defer src="([^"]+)"/.exec(html)?.[1]

/** The versioned files that a document refers to. */
export const filesNamedIn = (html: string): string[] =>
  Array.from(html.matchAll(/(?:src|href)="(\/[^"]+)"/g), ([, path = '']) => path).filter(
    isVersioned,
  )

/** The folders of all releases in the registry of a document. */
export const releaseFolders = (html: string): Set<string> =>
  new Set(html.match(/\/remotes\/[\w-]+\/[\w\-.]+\//g))

/** The sequence number of the publication that a document belongs to. */
export const sequenceOf = (html: string): number | undefined => {
  const found = /"sequence":(\d+)/.exec(html)?.[1]
  return found === undefined ? undefined : Number(found)
}

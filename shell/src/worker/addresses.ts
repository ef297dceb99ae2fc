// What the worker knows of the site's addresses; everything else goes its way without it.

/** Any document does for any screen: this one has no manifests and no landing page in it. */
export const shellAddress = '/app.html'

/** A file whose content never changes: named by content, or in a release's folder. */
export const isVersioned = (path: string): boolean =>
  /^\/(assets|remotes)\/[\w\-./@]+\.\w+$/.test(path) && !path.includes('..')

/** What a browser may be taken to as a screen: no file, nothing of the server. */
export const isScreen = (path: string): boolean =>
  !/^\/(api|assets|remotes)\/|^\/(healthz|readyz|metrics)$|^\/[\w-]+\.\w+$/.test(path)

/** The shell's script, which changes with every build of the shell. */
export const shellScript = (html: string): string | undefined =>
  /<script defer src="([^"]+)"/.exec(html)?.[1]

/** The versioned files that a document names itself. */
export const filesNamedIn = (html: string): string[] =>
  Array.from(html.matchAll(/(?:src|href)="(\/[^"]+)"/g), ([, path = '']) => path).filter(
    isVersioned,
  )

/** The folders of all releases in the registry that a document carries. */
export const releaseFolders = (html: string): Set<string> =>
  new Set(html.match(/\/remotes\/[\w-]+\/[\w\-.]+\//g))

/** Which generation of the site a document belongs to. */
export const sequenceOf = (html: string): number | undefined => {
  const found = /"sequence":(\d+)/.exec(html)?.[1]
  return found === undefined ? undefined : Number(found)
}

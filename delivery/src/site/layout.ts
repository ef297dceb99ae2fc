// Where things lie in a site folder. Versioned folders never change; `live` is the one thing that moves.
import { join } from 'node:path'

/** Paths of a site folder. */
export const siteLayout = (site: string) => ({
  site,
  /** Link to the generation that is served. */
  live: join(site, 'live'),
  generations: join(site, 'generations'),
  /** Immutable: the shell's files, named by content. */
  assets: join(site, 'assets'),
  /** Immutable: `shells/<version>-<hash>/`, what a shell has beside its assets. */
  shells: join(site, 'shells'),
  /** Immutable: `remotes/<name>/<version>-<hash>/`. */
  remotes: join(site, 'remotes'),
  lock: join(site, 'lock.sqlite'),
})

export type SiteLayout = ReturnType<typeof siteLayout>

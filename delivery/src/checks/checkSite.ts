import { apiDocument } from './apiDocument.ts'
import type { Generation } from '../site/generation.ts'
import { checkApi } from './checkApi.ts'
import { checkClaims } from './checkClaims.ts'
import { checkNeeds } from './checkNeeds.ts'
import { checkVersions } from './checkVersions.ts'

/** Do the shell, all remotes and the API of a generation fit together? */
export const checkSite = ({ registry, shell, api }: Generation): string[] => [
  ...checkClaims(registry, shell.paths),
  ...checkNeeds(registry, shell),
  ...checkVersions(registry, shell),
  ...checkApi(registry, api === undefined ? undefined : apiDocument.parse(api).info.version),
]

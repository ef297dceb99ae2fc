import type { Registry, Release } from '../registry.ts'
import { releasesInUse } from './releasesInUse.ts'

const numbers = (version: string) => version.split('.').map(Number)

/** Does an API of version `served` answer what was built against `needed`? Same major, not older. */
const serves = (served: string, needed: string) => {
  const [major = 0, minor = 0] = numbers(served)
  const [neededMajor = 0, neededMinor = 0] = numbers(needed)
  return major === neededMajor && minor >= neededMinor
}

/** Every remote finds the API that it was built against. */
export const checkApi = (registry: Registry, served: string | undefined): string[] =>
  served === undefined
    ? []
    : releasesInUse(registry).flatMap((release) => unserved(release, served))

const unserved = ({ name, version, requires }: Release, served: string) =>
  !requires?.api || serves(served, requires.api)
    ? []
    : [
        `${name} ${version} was built against API ${requires.api}, and ${served} is served: bring the server up to date first, or build against ${served}.`,
      ]

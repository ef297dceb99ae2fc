// The lazy imports of all remotes, which `monolith.config.js` writes when it builds.

type Imports = Record<string, () => Promise<unknown>>

/** By name and what is exposed, such as `mood/slots/Week`. */
export const parts: Imports
/** The pages that are chunks of their own, by path of their route. */
export const pages: Imports

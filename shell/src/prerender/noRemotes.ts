// Replaces `remotes/federation` while the landing page is prerendered, which shows no remote.
import type { Federation } from '../remotes/federation'

/** A federation in which no part can be loaded. */
export const createFederation = (): Federation => ({
  versionOf: ({ version }) => version,
  loadPart: () => Promise.reject(new Error('There are no remotes during the build.')),
  noteFailure: () => 0,
  forgetParts: () => undefined,
  fetchFiles: () => Promise.resolve(),
})

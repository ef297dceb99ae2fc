import { type Versioned, VersionConflict } from '@truenorth/shared-auth'

/** What was saved elsewhere, when that is why a save was refused. */
export const conflictOf = <Item>(error: unknown): Versioned<Item> | undefined =>
  error instanceof VersionConflict ? error.present : undefined

import type { OnceRepository } from '../once/once.repository.ts'
import type { Repositories } from '../repositories.ts'

/** What every resource's routes are made of. */
export type ResourceParts = {
  repositories: Repositories & { once: OnceRepository }
  clock: () => Date
}

import * as z from 'zod'
import { faceSchema } from '../registry.ts'

/** A remote's `remote.json`: its face, and how large it may be (KB brotli). */
export const remoteJson = z.object({
  ...faceSchema.shape,
  budget: z.object({ screen: z.number().default(60), whole: z.number().default(250) }).prefault({}),
})

export type Budget = z.infer<typeof remoteJson>['budget']

/** A chunk that is asked for by itself: its files, doors of the shell, and parts that it loads later. */
const part = z.object({
  files: z.array(z.string()),
  doors: z.array(z.string()),
  later: z.array(z.string()),
})

/** What a remote's build says of itself (`dist/record.json`). */
export const buildRecord = z.object({
  package: z.string(),
  /** Version of the API that it was built against. */
  api: z.string().optional(),
  /** Names that it imports, by shared door. */
  needs: z.record(z.string(), z.array(z.string())),
  /** Packages that it carries. */
  packages: z.array(z.string()),
  /** Source files of other packages that it carries. */
  outside: z.array(z.string()),
  /** By name: `./App`, `./slots/Week`, `./pages/LogPage`. */
  parts: z.record(z.string(), part).default({}),
})

export type BuildRecord = z.infer<typeof buildRecord>

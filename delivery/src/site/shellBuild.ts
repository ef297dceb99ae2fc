import * as z from 'zod'
import { readJson } from './readJson.ts'

const landing = z.object({
  html: z.string(),
  /** Style elements as emotion takes them over: `names` is their `data-emotion`. */
  styles: z.array(z.object({ names: z.string(), css: z.string() })),
})

const script = z.object({ file: z.string(), integrity: z.string() })

const shellBuild = z.object({
  version: z.string(),
  /** Script files of the entry, in loading order, with their integrity. */
  scripts: z.array(script),
  /** Font files that the first paint uses. */
  fonts: z.array(z.string()),
  /** Every exported name of each shared door. */
  exports: z.record(z.string(), z.array(z.string())),
  /** Version of each shared door; a shell that was built before they were written down has none. */
  versions: z.record(z.string(), z.string()).default({}),
  /** Files of each shared door that is not in the entry. */
  doorFiles: z.record(z.string(), z.array(script)).default({}),
  /** Paths of the shell's own screens, which no remote may claim. */
  paths: z.array(z.string()).default([]),
  files: z.array(z.string()),
  /** What a visitor sees at /, rendered at the build. */
  landing: landing.optional(),
  /** Folder in the site that holds what is not named by its content. */
  folder: z.string().default(''),
})

export type Landing = z.infer<typeof landing>

/** What the shell's build says of itself (`dist/shell.json`). */
export type ShellBuild = z.infer<typeof shellBuild>

/** @throws when the file is missing or is no shell record. */
export const readShellBuild = (path: string) => readJson(path, shellBuild)

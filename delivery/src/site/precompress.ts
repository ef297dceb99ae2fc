import { readFile } from 'node:fs/promises'
import { pack } from './pack.ts'
import { placeFile } from './placeFiles.ts'

/** Writes `.br` and `.gz` beside a text file; what is compressed already (fonts, pictures) is left alone. */
export const precompress = async (path: string) =>
  placeFile(path, await pack(path, await readFile(path)))

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const pollMs = 50
const longestWaitMs = 50_000

// Files may go while they are read.
const bytesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const texts = files.map(({ parentPath, name }) =>
    readFile(join(parentPath, name), 'latin1').catch(() => ''),
  )
  return (await Promise.all(texts)).join('\n')
}

/** Those of the words that the bytes of any file in a folder hold. */
export const wordsLeftIn = async (folder: string, words: readonly string[]) => {
  const bytes = await bytesIn(folder)
  return words.filter((word) => bytes.includes(word))
}

/** The words that are still in the files when they should long be gone. */
export const wordsThatStay = async (folder: string, words: readonly string[]) => {
  let left = await wordsLeftIn(folder, words)
  for (let waited = 0; left.length > 0 && waited < longestWaitMs; waited += pollMs) {
    await wait(pollMs)
    left = await wordsLeftIn(folder, words)
  }
  return left
}

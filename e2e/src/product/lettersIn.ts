import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const everyMs = 100
const tries = 50

/** The text of the letters that the product has written to its data folder, once there are so many. */
export const lettersIn = async (data: string, count = 1): Promise<string[]> => {
  const folder = join(data, 'mail')
  for (let left = tries; left > 0; left -= 1) {
    const names: string[] = await readdir(folder).catch(() => [])
    if (names.length >= count) {
      const letters = names
        .toSorted((a, b) => a.localeCompare(b))
        .map((name) => readFile(join(folder, name), 'utf8'))
      // Long lines are folded in mails.
      return (await Promise.all(letters)).map((text) => text.replaceAll('=\r\n', ''))
    }
    await new Promise((done) => setTimeout(done, everyMs))
  }
  throw new Error(`There are no ${count} letters in ${folder}.`)
}

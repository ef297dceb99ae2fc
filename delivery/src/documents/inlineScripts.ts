// The small programs that documents carry inline. The build compiles them from `src/inline`, one file each.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { integrityOf } from '../site/files.ts'

// The same path leads there from the sources and from what they are compiled to.
const folder = join(import.meta.dirname, '../../dist/inline')

const texts = new Map<string, string>()

/**
 * The text of a compiled program.
 * @throws when delivery is not built
 */
export const inlineScript = (name: 'boot' | 'canaryPreloads' | 'devtoolsHook') => {
  const text = texts.get(name) ?? readFileSync(join(folder, `${name}.js`), 'utf8').trim()
  texts.set(name, text)
  return text
}

/** The hash by which a content-security policy admits an inline script or style. */
export const inlineHash = (text: string) => integrityOf(text, 'sha256')

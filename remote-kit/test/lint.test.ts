import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = process.cwd()

const source = `import { Global } from '@emotion/react'
import axios from 'axios'
const sessionKey = 'truenorth_session'
const keyOf = (id: string) => \`sunrise_\${id}\`
export const work = (text: string) => {
  localStorage.setItem(sessionKey, text)
  localStorage.setItem(keyOf('1'), text)
  sessionStorage.setItem('truenorth_sunrise_open', text)
  window.sessionStorage.removeItem('sunrises')
  localStorage.clear()
  window.fetch = async () => new Response()
  Object.assign(Element.prototype, { glow: true })
  window.location.href = '/sunrise'
  document.title = 'Sunrise'
  return [Global, axios]
}
`

test('a remote may not take its own copies from elsewhere, style the page, write keys of others or patch built-ins', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'truenorth-lint-'))
  try {
    const lint = pathToFileURL(join(root, 'remote-kit/lint.js')).href
    await mkdir(join(folder, 'src'))
    await writeFile(join(folder, 'remote.json'), '{ "name": "sunrise" }')
    await writeFile(join(folder, 'src/work.ts'), source)
    await writeFile(
      join(folder, 'oxlint.config.mjs'),
      `import { lint } from '${lint}'\nexport default lint\n`,
    )
    const words = [
      join(root, 'node_modules/oxlint/bin/oxlint'),
      '--config',
      'oxlint.config.mjs',
      '--format',
      'json',
    ]
    const output = await new Promise<string>((resolve) => {
      execFile(process.execPath, words, { cwd: folder }, (_, stdout) => resolve(stdout))
    })
    const { diagnostics } = JSON.parse(output) as {
      diagnostics: { code: string; labels: { span: { line: number } }[] }[]
    }
    const found = diagnostics.map(({ code, labels }) => [labels[0]?.span.line, code])
    expect(found.sort(([one = 0], [other = 0]) => Number(one) - Number(other))).toEqual([
      [1, 'eslint(no-restricted-imports)'],
      [2, 'eslint(no-restricted-imports)'],
      [6, 'truenorth(own-storage-keys)'],
      [9, 'truenorth(own-storage-keys)'],
      [10, 'truenorth(own-storage-keys)'],
      [11, 'truenorth(no-patched-built-ins)'],
      [12, 'truenorth(no-patched-built-ins)'],
    ])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

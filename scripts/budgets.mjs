// Fails when the JavaScript of a screen grows over its budget (KB brotli, as transferred on a cold visit).
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const site = process.env.SITE_DIR ?? join(root, 'site')
const budgets = { 'app.html': 220, 'mood.html': 340 }

const scriptsOf = (html) =>
  [...html.matchAll(/(?:src|href)="\/((?:assets|remotes)\/[^"]+\.js)"/g)].map(([, path]) => path)
const kilobytes = (path) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size / 1000

let isOver = false
for (const [document, budget] of Object.entries(budgets)) {
  const html = readFileSync(join(site, 'live', document), 'utf8')
  const size = scriptsOf(html).reduce((sum, path) => sum + kilobytes(join(site, path)), 0)
  isOver ||= size > budget
  console.log(
    `${document}: ${size.toFixed(1)} KB of ${budget} KB${size > budget ? ' — over budget' : ''}`,
  )
}
process.exit(isOver ? 1 : 0)

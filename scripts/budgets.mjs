// Fails when the JavaScript of a screen grows over its budget (KB brotli, as transferred on a cold visit).
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const site = process.env.SITE_DIR ?? join(root, 'site')
const budgets = { 'app.html': 186, 'screen.mood.create.html': 261 }
const demoBudget = 62

// A file that is fetched early and run later stands there twice, and travels once.
const scriptsOf = (html) => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="\/((?:assets|remotes)\/[^"]+\.js)"/g)].map(([, path]) => path),
  ),
]
const kilobytes = (path) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size / 1000

let isOver = false
const weigh = (name, size, budget) => {
  isOver ||= size > budget
  console.log(
    `${name}: ${size.toFixed(1)} KB of ${budget} KB${size > budget ? ' — over budget' : ''}`,
  )
}
for (const [document, budget] of Object.entries(budgets)) {
  const html = readFileSync(join(site, 'live', document), 'utf8')
  const sizes = scriptsOf(html).map((path) => kilobytes(join(site, path)))
  weigh(
    document,
    sizes.reduce((sum, size) => sum + size, 0),
    budget,
  )
}
// What starting a demo loads on top; older builds may lie beside it.
const demos = readdirSync(join(site, 'assets')).filter((name) => /^demo\..*\.js$/.test(name))
weigh('demo', Math.max(...demos.map((name) => kilobytes(join(site, 'assets', name)))), demoBudget)
process.exit(isOver ? 1 : 0)

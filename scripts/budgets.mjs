// @ts-check
// Fails when the JavaScript of a screen grows over its budget (KB brotli, as transferred on a cold visit).
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { defaultSite } from './setup.mjs'

const site = defaultSite()
const budgets = { 'app.html': 189, 'screen.mood.create.html': 274 }
const demoBudget = 72

/**
 * A preloaded script that is also run stands in the document twice and is transferred once.
 * @param {string} html
 */
const scriptsOf = (html) => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="\/((?:assets|remotes)\/[^"]+\.js)"/g)].map(
      ([, path = '']) => path,
    ),
  ),
]
/** @param {string} path */
const kilobytes = (path) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size / 1000

let isOver = false
/**
 * @param {string} name
 * @param {number} size
 * @param {number} budget
 */
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
// What starting a demo loads on top. Older builds may lie beside it.
const demos = readdirSync(join(site, 'assets')).filter((name) => /^demo\..*\.js$/.test(name))
weigh('demo', Math.max(...demos.map((name) => kilobytes(join(site, 'assets', name)))), demoBudget)
process.exit(isOver ? 1 : 0)

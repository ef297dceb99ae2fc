// npm run prune [-- --site DIR --days 14]: removes files that no open tab can need any more.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp, install, root } from './install.mjs'
import { readArguments } from './readArguments.mjs'

const { values } = readArguments('npm run prune -- [--site DIR] [--days 14]', {
  options: {
    site: { type: 'string', default: process.env.SITE_DIR ?? join(root, 'site') },
    days: { type: 'string', default: '14' },
  },
})
const keepDays = Number(values.days)
if (!(keepDays >= 0)) giveUp(`--days takes a number of days, not ${values.days}.`)
install()
if (!existsSync(join(values.site, 'live'))) giveUp(`There is no published site in ${values.site}.`)
const { prune } = await import('@truenorth/delivery/prune')
const removed = await prune(values.site, { keepDays })
for (const part of removed) console.log(`  ${part}`)
console.log(
  removed.length
    ? `Removed ${removed.length} parts that were last live more than ${keepDays} days ago.`
    : `Nothing is older than ${keepDays} days.`,
)

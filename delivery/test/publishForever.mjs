// @ts-check
// Publishes two builds of one remote in turn, until it is killed: publishForever.mjs SITE DIR DIR
import { publish } from '../dist/publishing/publish.js'

const [site = '', ...dirs] = process.argv.slice(2)
console.log('begins')
for (let i = 0; ; i++) await publish(site, { remotes: [dirs[i % 2] ?? ''] })

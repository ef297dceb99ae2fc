// `npm test` draws the same random cases every time; `npm run test:full` draws new ones and prints the seed of a failure.
const { configureGlobal } = require('fast-check')

const sameEveryTime = 20_251_127
if (!process.env.FULL) configureGlobal({ seed: sameEveryTime })

// `npm test` draws the same random cases every time; `npm run test:full` draws new ones and prints the seed of a failure.
import { configureGlobal } from 'fast-check'

const fixedSeed = 20_251_127
if (!process.env['FULL']) configureGlobal({ seed: fixedSeed })

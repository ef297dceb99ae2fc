import { chromium } from 'playwright-core'
import { findBrowser } from './findBrowser.ts'

const quiet = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A headless browser of its own. */
export const openBrowser = async () => {
  const { executablePath, args } = await findBrowser()
  return chromium.launch({ executablePath, args: [...args, ...quiet], headless: true })
}

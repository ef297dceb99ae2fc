import { existsSync } from 'node:fs'

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** That binary draws without a graphics card. */
const software = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

export type Browser = { executablePath: string; args: string[] }

/** The first of: CHROME_PATH, an installed Chrome or Chromium, the one inside an npm package. */
export const findBrowser = async (): Promise<Browser> => {
  const found = [process.env['CHROME_PATH'], ...installed].find((path) => path && existsSync(path))
  if (found) return { executablePath: found, args: ['--no-sandbox'] }
  // Makes the package bring its own system libraries.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return {
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--no-zygote', ...software],
  }
}

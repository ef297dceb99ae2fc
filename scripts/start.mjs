// npm start: installs what is missing, builds what has changed, serves the whole product.
import { install } from './install.mjs'

install()
const { build } = await import('./build.mjs')
await build(process.env.SITE_DIR)
const { serve } = await import('./serve.mjs')
await serve()

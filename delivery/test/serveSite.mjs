// @ts-check
// Serves a site without an API, and prints its address: serveSite.mjs SITE
import { startWeb } from '../dist/web/startWeb.js'

const api = () => new Response(undefined, { status: 404 })
const { url } = await startWeb({ site: process.argv[2] ?? '', port: 0, api })
console.log(url)

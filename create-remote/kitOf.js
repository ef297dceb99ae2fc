// @ts-check
// Asks a site for the versions of its kit. Node built-ins only.

const packages = ['shared-ui', 'shared-auth', 'api-contract', 'remote-kit']
const patienceMs = 15_000

/**
 * The address of a site, without a slash at the end.
 * @param {string} text as somebody typed it
 * @throws an Error with a sentence when it is none
 */
export const siteAddress = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username)
    throw new Error(`"${text}" is no address of a site: it looks like https://the.site.`)
  return url.origin + url.pathname.replace(/\/(kit\/?)?$/, '')
}

/**
 * The newest version of each package of a site's kit, and what they have to share with the remote, such as React.
 * @param {string} site
 * @returns {Promise<Map<string, string>>} ranges by package
 * @throws an Error with a sentence when the site has no kit
 */
export const kitVersions = async (site) => {
  /** @type {Map<string, string>} */
  const versions = new Map()
  for (const name of packages.map((one) => `@truenorth/${one}`)) {
    const { version, peerDependencies } = await newestOf(site, name)
    for (const [peer, range] of Object.entries(peerDependencies))
      if (!versions.has(peer)) versions.set(peer, range)
    versions.set(name, `^${version}`)
  }
  return versions
}

/**
 * @param {string} site
 * @param {string} name
 * @returns {Promise<{ version: string, peerDependencies: Record<string, string> }>}
 */
const newestOf = async (site, name) => {
  const address = `${site}/kit/${name.replace('/', '%2f')}`
  const signal = AbortSignal.timeout(patienceMs)
  const response = await fetch(address, { signal }).catch((/** @type {unknown} */ cause) => {
    throw new Error(`Nobody answers at ${site}: is the address right?`, { cause })
  })
  const document = response.ok ? parsed(await response.text()) : undefined
  const version = document?.['dist-tags']?.latest
  if (typeof version !== 'string')
    throw new Error(
      `${site} gives no ${name} (status ${response.status}): whoever runs the site packs the kit with npm run kit.`,
    )
  return { version, peerDependencies: document?.versions?.[version]?.peerDependencies ?? {} }
}

/**
 * @typedef {{
 *   'dist-tags'?: { latest?: string },
 *   versions?: Record<string, { peerDependencies?: Record<string, string> }>,
 * }} PackageDocument
 */

/**
 * @param {string} text
 * @returns {PackageDocument | undefined} nothing where somebody else answers with a page
 */
const parsed = (text) => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import { bootScriptHash } from './bootScript.ts'
import { chanceScript } from './chance.ts'
import { integrityOf } from './integrity.ts'
import type { Landing } from './shellBuild.ts'

/** Stands in every document: the ground of the theme, and no landing page for who is known here. */
export const firstStyle = `html{background:#FAF7F0;color-scheme:light}html.dark{background:#0D1420;color-scheme:dark}body{margin:0}[data-known] #root>*{display:none}`

const hashOf = (text: string) => integrityOf(text, 'sha256')

/** Hashes of what stands inline in documents, for their content-security policy. */
export const inlineHashes = {
  script: [bootScriptHash, hashOf(chanceScript)],
  // The second one is emotion's own empty style element, filled through CSSOM.
  style: [hashOf(firstStyle), hashOf('')],
  landing: (landing: Landing) => landing.styles.map(({ css }) => hashOf(css)),
}

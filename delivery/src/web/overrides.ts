// Sites on which a developer may take one remote from their own machine: staging and development, never by default.
import { integrityOf } from '../site/integrity.ts'

export type OverrideMode = 'allowed' | 'dev'

// Fast Refresh of a remote has to find the shell's renderer, which registers before the remote is there.
const hookScript = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__||(function(){var m=new Map,n=0
window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:m,supportsFiber:true,
inject:function(r){m.set(++n,r);return n},onScheduleFiberRoot:function(){},
onCommitFiberRoot:function(){},onCommitFiberUnmount:function(){}}})()`

/** What the policy of such a site admits besides. */
export const loopbackOf = (mode: OverrideMode) => ({
  origins: ['http://localhost:*', 'http://127.0.0.1:*'],
  sockets: ['ws://localhost:*', 'ws://127.0.0.1:*'],
  scripts: mode === 'dev' ? [integrityOf(hookScript, 'sha256')] : [],
  areStylesOpen: mode === 'dev',
})

const ownPolicy = /<meta http-equiv="Content-Security-Policy"[^>]*>\n/

/** Tells the shell, in a document, that this site allows it; the policy is the header's alone then. */
export const allowOverrides = (mode: OverrideMode) => (html: string) =>
  html
    .replace(ownPolicy, '')
    .replace(
      '<head>',
      `<head>\n${mode === 'dev' ? `<script>${hookScript}</script>\n` : ''}<meta name="remote-overrides" content="${mode}">`,
    )

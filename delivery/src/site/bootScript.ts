import { integrityOf } from './integrity.ts'

/**
 * Runs before the first paint, in every document: the stored theme, else the system's (no flash of the
 * wrong one); who is known here does not see the visitors' page; and who has a token that still holds
 * is asked after at once, long before the shell has arrived (`shared-auth` takes the answer up).
 */
export const bootScript = `(function(e){var s={},t,c,on
try{s=localStorage;s.length}catch(x){s={}}
on=s.darkMode==='true'||(s.darkMode!=='false'&&matchMedia('(prefers-color-scheme: dark)').matches)
e.classList.add(on?'dark':'light')
document.querySelector('meta[name=theme-color]').content=on?'#0D1420':'#FAF7F0'
c=document.cookie
if(/truenorth_forget=/.test(c)&&!/truenorth_session=/.test(c))return
t=s.access_token
if(t||s.refresh_token||s.truenorth_demo==='true')e.dataset.known=''
try{if(JSON.parse(atob(t.split('.')[1].replace(/-/g,'+').replace(/_/g,'/'))).exp*1e3>Date.now()+5e3)
window.truenorthUser={token:t,answer:fetch('/api/auth/users/me/',{signal:AbortSignal.timeout(1e4),
headers:{Authorization:'Bearer '+t,'X-Timezone':Intl.DateTimeFormat().resolvedOptions().timeZone}}).catch(function(){})}
}catch(x){}})(document.documentElement)`

export const bootScriptHash = integrityOf(bootScript, 'sha256')

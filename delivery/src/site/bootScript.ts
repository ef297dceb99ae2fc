import { integrityOf } from './integrity.ts'

/**
 * Runs before the first paint, in every document: the stored theme, else the system's (no flash of the
 * wrong one); who is known here does not see the visitors' page; and who has a token that still holds
 * is asked after at once, with what the screen asks for first, long before the shell has arrived
 * (`shared-auth` takes the answers up).
 */
export const bootScript = `(function(e){var s={},t,c,on,a={},h
try{s=localStorage;s.length}catch(x){s={}}
on=s.darkMode==='true'||(s.darkMode!=='false'&&matchMedia('(prefers-color-scheme: dark)').matches)
e.classList.add(on?'dark':'light')
document.querySelector('meta[name=theme-color]').content=on?'#0D1420':'#FAF7F0'
c=document.cookie
if(/truenorth_forget=/.test(c)&&!/truenorth_session=/.test(c))return
t=s.access_token
if(t||s.refresh_token||s.truenorth_demo==='true')e.dataset.known=''
try{if(JSON.parse(atob(t.split('.')[1].replace(/-/g,'+').replace(/_/g,'/'))).exp*1e3>Date.now()+5e3){
h={Authorization:'Bearer '+t,'X-Timezone':Intl.DateTimeFormat().resolvedOptions().timeZone}
;['/auth/users/me/'].concat((e.dataset.asks||'').split(' ').filter(Boolean)).forEach(function(p){
p='/api'+p.replace(/:(\\d+)/g,function(x,i){return location.pathname.split('/')[i]})
a[p]=fetch(p,{signal:AbortSignal.timeout(1e4),headers:h})
a[p].catch(function(){})})
window.truenorthEarly={token:t,answers:a}}
}catch(x){}})(document.documentElement)`

export const bootScriptHash = integrityOf(bootScript, 'sha256')

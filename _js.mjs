import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-background-networking']})
for (const path of process.argv.slice(2)) {
const c=await b.newContext({viewport:{width:390,height:844}, serviceWorkers:'block'}); const p=await c.newPage()
p.on('pageerror',e=>console.log(e.message)); const l=[]; p.on('response', async r=>{ if(r.url().includes('.js')) { const s=await r.request().sizes().catch(()=>null); l.push([s?.responseBodySize, new URL(r.url()).pathname]) } })
await p.goto('http://localhost:23173'+path,{waitUntil:'networkidle'}); await p.waitForTimeout(3000)
l.sort((a,b)=>b[0]-a[0]); console.log(path, l.length, l.reduce((s,x)=>s+x[0],0)); console.log(l.map(x=>x.join(' ')).join('\n')); await c.close() }
await b.close()

import { languages, type Language } from '#shared/language.ts';
import { workerTexts } from './texts.ts';

const arch =
  '<svg viewBox="0 0 64 64" width="96" height="96" aria-hidden="true"><path d="M17.2 55V34.3a17 17 0 1 1 29.6 0V55z" fill="currentColor"/></svg>';

const style = `:root{color-scheme:light dark;--page:#faf7f2;--text:#1b2330;--button:#1f4f82}
@media(prefers-color-scheme:dark){:root{--page:#12161d;--text:#f2ede4;--button:#2f689f}}
body{display:grid;align-content:center;justify-items:center;gap:1rem;min-height:90vh;margin:0;padding:1rem;background:var(--page);color:var(--text);font:1rem/1.55 system-ui,sans-serif;text-align:center}
main{display:contents}h1{margin:0;font:500 1.728rem/1.2 Georgia,serif}p{max-width:30rem;margin:0}
svg{color:var(--button)}a{padding:.75rem 1.5rem;border-radius:10px;background:var(--button);color:#fff;text-decoration:none}
a:focus-visible{outline:2px solid var(--button);outline-offset:3px}`;

/**
 * The browser may say `online` before the shop is reached, and says nothing where the shop was away.
 * A page that is being left stays left: a reload would call off where the shopper goes.
 */
const script = `let wait=2000,isLeft=false
addEventListener('beforeunload',()=>{isLeft=true})
const retry=()=>fetch(location.href,{method:'HEAD',cache:'no-store'}).then(()=>isLeft||location.reload(),()=>0)
const later=()=>setTimeout(()=>{retry();later()},wait=Math.min(wait*2,60000))
addEventListener('online',retry);later()`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Stands for a page that was not seen before; opens it when the network is back. */
export function offlinePage(language: Language, shopName: string | null) {
  const nonce = crypto.randomUUID();
  const { title, text, retry } = workerTexts[language];
  const { tag, dir } = languages[language];
  const documentTitle = shopName === null ? title : `${title} · ${escaped(shopName)}`;
  const html = `<!doctype html>
<html lang="${tag}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${documentTitle}</title><style nonce="${nonce}">${style}</style></head>
<body><main>${arch}<h1>${title}</h1><p>${text}</p><a href="">${retry}</a></main>
<script nonce="${nonce}">${script}</script></body></html>`;
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}

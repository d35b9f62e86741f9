import { IP_ADDRESS } from '../../shared/passkeys/passkeySupport.ts';

/** Class of the line above a page that the service worker shows as a copy, without a network. */
export const copyMark = 'offline-copy';

declare global {
  interface Window {
    /**
     * Has what was pressed and entered before hydration, with the state of a field at that time: until all
     * is hydrated, React may reset it. It is deleted when it is replayed.
     */
    earlyEvents?: Map<HTMLElement, { value: string; checked: boolean; inputType: string }>;
  }
}

/**
 * Runs before the first paint; inline, hence plain JavaScript: the page's policy names its hash.
 *
 * It gives the styles what the server cannot know: whether the banner was closed, and whether there
 * will be advice on the size, a row of recently viewed products, or a button for passkeys.
 *
 * It records early events for `replayEarlyEvents`. Hydrated parts must not see them as well, hence
 * `stopPropagation`: a filter would be chosen and taken back. A link is the browser's, unless an
 * earlier press would be lost with the page, or the browser is offline and would leave the shop. On a
 * copy it always is the browser's: the service worker has other copies, the router would need data.
 */
export const inlineScript = `try{const{classList}=document.documentElement
if(!window.PublicKeyCredential||${IP_ADDRESS}.test(location.hostname))classList.add('no-passkeys')
if(localStorage.getItem('session')||localStorage.getItem('bannerClosed'))classList.add('no-banner')
if(localStorage.getItem('bodyMeasures'))classList.add('has-measures')
const viewed=JSON.parse(localStorage.getItem('recentlyViewed'))
if(viewed.some(id=>!location.pathname.endsWith('/products/'+encodeURIComponent(id))))classList.add('has-viewed')}catch{}
earlyEvents=new Map;for(const type of['click','input'])addEventListener(type,event=>{const{target,inputType}=event
const pressed=type==='click'&&target.closest?.('button[type="button"],a[href^="/"]')
if(pressed?.href&&document.querySelector('.${copyMark}'))return event.stopPropagation()
if(!window.earlyEvents)return
if(pressed&&(!pressed.href||!event.ctrlKey&&!event.metaKey&&!event.shiftKey&&(!navigator.onLine||earlyEvents.size))){event.preventDefault();pressed.dataset.pending='';earlyEvents.set(pressed,{})}
if(type==='input')earlyEvents.set(target,{value:target.value,checked:target.checked,inputType})
if(type==='input'||pressed||/checkbox|radio/.test(target.type))event.stopPropagation()},true)`;

declare global {
  interface Window {
    /** What was pressed or written before the page answered; gone once it does. */
    earlyEvents?: Event[];
  }
}

/**
 * Runs before anything is seen. It tells the styles what the page cannot know: who does not want the
 * invitation to sign up, and who has looked at other products before, for which there will be room.
 * It notes what is pressed before the shop's scripts are there: see `replayEarly`.
 * What will be done again is kept from React, which may have taken over parts of the page already:
 * it must not be done twice. Links are the browser's until then, which brings the next page whole,
 * unless something was pressed before, which leaving would lose, or the network is away, and the
 * browser would show a page of its own. Inline, hence plain JavaScript: the
 * policy of the page names its hash.
 */
export const firstScript = `try{const{classList}=document.documentElement
if(localStorage.getItem('session')||localStorage.getItem('bannerClosed'))classList.add('no-banner')
const viewed=JSON.parse(localStorage.getItem('recentlyViewed'))
if(viewed.some(id=>'/products/'+encodeURIComponent(id)!==location.pathname))classList.add('has-viewed')}catch{}
earlyEvents=[];for(const type of['click','keydown','input'])addEventListener(type,event=>{if(!window.earlyEvents)return
const pressed=type==='click'&&event.target.closest?.('button[type="button"],a[href^="/"]')
const isAwaited=pressed&&(!pressed.href||!event.ctrlKey&&!event.metaKey&&!event.shiftKey&&(!navigator.onLine||earlyEvents.some(wasAwaited)))
if(isAwaited){event.preventDefault();pressed.dataset.awaited=''}
earlyEvents.push(event)
if(type==='input'||pressed)event.stopPropagation()},true)
function wasAwaited({type,target}){return type==='input'||type==='click'&&target.closest?.('[data-awaited]')}`;

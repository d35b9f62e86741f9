declare global {
  interface Window {
    /** What was pressed or written before the page answered; gone once it does. */
    earlyEvents?: Event[];
  }
}

/**
 * Runs before anything is seen. It hides the invitation to sign up from customers, whom the page
 * cannot know, and notes what is pressed before the shop's scripts are there: see `replayEarly`.
 * What will be done again is kept from React, which may have taken over parts of the page already:
 * it must not be done twice. Links are the browser's until then, which brings the next page whole,
 * unless something was pressed before, which leaving would lose, or the network is away, and the
 * browser would show a page of its own. Inline, hence plain JavaScript: the
 * policy of the page names its hash.
 */
export const firstScript = `try{localStorage.getItem('session')&&document.documentElement.classList.add('has-session')}catch{}
earlyEvents=[];for(const type of['click','keydown','input'])addEventListener(type,event=>{if(!window.earlyEvents)return
const pressed=type==='click'&&event.target.closest?.('button[type="button"],a[href^="/"]')
const isAwaited=pressed&&(!pressed.href||!event.ctrlKey&&!event.metaKey&&!event.shiftKey&&(!navigator.onLine||earlyEvents.some(wasAwaited)))
if(isAwaited){event.preventDefault();pressed.dataset.awaited=''}
earlyEvents.push(event)
if(type==='input'||pressed)event.stopPropagation()},true)
function wasAwaited({type,target}){return type==='input'||type==='click'&&target.closest?.('[data-awaited]')}`;

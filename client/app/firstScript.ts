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
 * it must not be done twice. Inline, hence plain JavaScript: the policy of the page names its hash.
 */
export const firstScript = `try{localStorage.getItem('session')&&document.documentElement.classList.add('has-session')}catch{}
earlyEvents=[];for(const type of['click','keydown','input'])addEventListener(type,event=>{if(!window.earlyEvents)return
earlyEvents.push(event)
if(type==='input'||type==='click'&&event.target.closest?.('button[type="button"]'))event.stopPropagation()},true)`;

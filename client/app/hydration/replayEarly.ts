import './firstScript.ts';

/**
 * Does what was pressed or written before the page answered: the markup of the server is seen, and
 * used, earlier than its scripts are there.
 */
export function replayEarly() {
  const events = window.earlyEvents ?? [];
  delete window.earlyEvents;
  const inputs = new Set<HTMLInputElement>();
  const lastKeys = new Map<EventTarget, KeyboardEvent>();
  let left: HTMLElement | undefined;
  for (const event of events) {
    const { type, target } = event;
    if (!(target instanceof Element) || !target.isConnected) continue;
    if (type === 'input') {
      if (target instanceof HTMLInputElement) inputs.add(target);
    } else if (event instanceof KeyboardEvent) {
      lastKeys.set(target, event);
    } else {
      const pressed = target.closest<HTMLElement>('[data-awaited]');
      delete pressed?.dataset['awaited'];
      if (pressed instanceof HTMLAnchorElement) left = pressed;
      else pressed?.click();
    }
  }
  for (const input of inputs) writeAgain(input, lastKeys.get(input));
  left?.click();
}

/** React compares with what it saw when it took the field over, so that comes back first. */
function writeAgain(input: HTMLInputElement, lastKey?: KeyboardEvent) {
  if (input.type === 'checkbox' || input.type === 'radio') {
    input.checked = input.type === 'checkbox' && !input.checked;
    input.click();
    return;
  }
  // Whether a text was typed or put there makes a difference to what opens under it.
  const isTyping = lastKey && document.activeElement === input;
  if (isTyping) input.dispatchEvent(new KeyboardEvent('keydown', lastKey));
  const { value } = input;
  input.value = input.defaultValue;
  // Past React's own setter, as typing goes.
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  native?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

import './firstScript.ts';

/**
 * Does what was pressed or written before the page answered: the markup of the server is seen, and
 * used, earlier than its scripts are there.
 */
export function replayEarly() {
  const events = window.earlyEvents ?? [];
  delete window.earlyEvents;
  const inputs = new Set<HTMLInputElement>();
  for (const { type, target } of events) {
    if (!(target instanceof Element) || !target.isConnected) continue;
    if (type === 'input') {
      if (target instanceof HTMLInputElement) inputs.add(target);
    } else {
      target.closest<HTMLElement>('button[type="button"]')?.click();
    }
  }
  for (const input of inputs) writeAgain(input);
}

/** React compares with what it saw when it took the field over, so that comes back first. */
function writeAgain(input: HTMLInputElement) {
  if (input.type === 'checkbox' || input.type === 'radio') {
    input.checked = input.type === 'checkbox' && !input.checked;
    input.click();
    return;
  }
  const { value } = input;
  input.value = input.defaultValue;
  // Past React's own setter, as typing goes.
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  native?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

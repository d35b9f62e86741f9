import './inlineScript.ts';

/**
 * Repeats what was typed, chosen and pressed before hydration: fields first, since presses depend on
 * them, a followed link last.
 */
export async function replayEarlyEvents() {
  const events = window.earlyEvents ?? [];
  delete window.earlyEvents;
  const fields = new Set<HTMLInputElement | HTMLSelectElement>();
  const lastKeys = new Map<EventTarget, KeyboardEvent>();
  const presses: HTMLElement[] = [];
  let link: HTMLElement | undefined;
  for (const event of events) {
    const { type, target } = event;
    if (!(target instanceof Element) || !target.isConnected) continue;
    if (type === 'input') {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
        fields.add(target);
      }
    } else if (event instanceof KeyboardEvent) {
      lastKeys.set(target, event);
    } else {
      const pressed = target.closest<HTMLElement>('[data-pending]');
      delete pressed?.dataset['pending'];
      if (pressed instanceof HTMLAnchorElement) link = pressed;
      else if (pressed) presses.push(pressed);
    }
  }
  for (const field of fields) {
    if (field instanceof HTMLInputElement) replayInput(field, lastKeys.get(field));
    else field.dispatchEvent(new Event('change', { bubbles: true }));
    // React renders what was chosen before the next task: the next choice may build on it.
    await new Promise((resolve) => setTimeout(resolve));
  }
  for (const pressed of presses) pressed.click();
  link?.click();
}

/** React ignores an input event whose value it has seen at hydration: that one is restored first. */
function replayInput(input: HTMLInputElement, lastKey?: KeyboardEvent) {
  if (input.type === 'checkbox' || input.type === 'radio') {
    input.checked = input.type === 'checkbox' && !input.checked;
    input.click();
    return;
  }
  // Suggestions open under a text that was typed, not pasted.
  const isTyping = lastKey && document.activeElement === input;
  if (isTyping) input.dispatchEvent(new KeyboardEvent('keydown', lastKey));
  const { value } = input;
  input.value = input.defaultValue;
  // React's own setter would record the value as seen.
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  native?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

import './inlineScript.ts';

type Entered = NonNullable<Window['earlyEvents']>[number]['early'];

/**
 * Repeats what was typed, chosen and pressed before hydration: fields first, since presses depend on
 * them, a followed link last.
 */
export async function replayEarlyEvents() {
  const events = window.earlyEvents ?? [];
  delete window.earlyEvents;
  const fields = new Map<HTMLInputElement | HTMLSelectElement, Entered>();
  const lastKeys = new Map<EventTarget, KeyboardEvent>();
  const presses: HTMLElement[] = [];
  let link: HTMLElement | undefined;
  for (const event of events) {
    const { type, target, early } = event;
    if (!(target instanceof Element) || !target.isConnected) continue;
    if (type === 'input') {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
        fields.set(target, early);
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
  for (const [field, entered] of fields) {
    if (field instanceof HTMLInputElement) {
      replayInput(field, entered, lastKeys.get(field));
    } else {
      field.value = entered.value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    // React renders what was chosen before the next task: the next choice may build on it.
    await new Promise((resolve) => setTimeout(resolve));
  }
  for (const pressed of presses) pressed.click();
  link?.click();
}

/** React ignores an input event whose value it has seen at hydration: that one is restored first. */
function replayInput(
  input: HTMLInputElement,
  { value, checked }: Entered,
  lastKey: KeyboardEvent | undefined,
) {
  if (input.type === 'checkbox' || input.type === 'radio') {
    input.checked = !checked;
    input.click();
    return;
  }
  // Suggestions open under a text that was typed, not pasted.
  const isTyping = lastKey && document.activeElement === input;
  if (isTyping) input.dispatchEvent(new KeyboardEvent('keydown', lastKey));
  input.value = input.defaultValue;
  // React's own setter would record the value as seen.
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  native?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

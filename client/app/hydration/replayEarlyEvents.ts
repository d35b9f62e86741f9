import './inlineScript.ts';

/**
 * Repeats what was typed, chosen and pressed before hydration: fields first, since presses depend on
 * them, a followed link last.
 */
export async function replayEarlyEvents() {
  const events = [...(window.earlyEvents ?? [])].filter(([{ isConnected }]) => isConnected);
  delete window.earlyEvents;
  for (const [target, { value, checked, inputType }] of events) {
    if (target instanceof HTMLSelectElement) {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (target instanceof HTMLInputElement) {
      if (target.type === 'checkbox' || target.type === 'radio') {
        target.checked = !checked;
        target.click();
      } else replayText(target, value, inputType !== 'insertFromPaste');
    } else continue;
    // React renders what was chosen before the next task: the next choice may build on it.
    await new Promise((resolve) => setTimeout(resolve));
  }
  let link: HTMLAnchorElement | undefined;
  for (const [target] of events) {
    delete target.dataset['pending'];
    if (target instanceof HTMLAnchorElement) link = target;
    else if (target instanceof HTMLButtonElement) target.click();
  }
  link?.click();
}

/** React ignores an input event whose value it has seen at hydration: that one is restored first. */
function replayText(input: HTMLInputElement, value: string, isTyped: boolean) {
  // Suggestions open under a text that was typed, not pasted; phones name no other key either.
  if (isTyped && document.activeElement === input) {
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true }));
  }
  input.value = input.defaultValue;
  // React's own setter would record the value as seen.
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  native?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

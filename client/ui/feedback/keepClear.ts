import { lastPressPlace } from './lastPress.ts';

// Pixels between the toasts and what they are lifted above.
const gap = 8;
const controls = ':is(.header, button, .button, input, select, textarea):not([inert] *)';
// Amounts, quantities and counts end so.
const number = /\d(?:\sDH)?\)?$/;

/**
 * Puts the toasts at the lowest place where they cover no control and no number. Where there is
 * none they cover as few as possible, and never what was pressed last.
 */
export function keepClear(stack: HTMLElement) {
  stack.style.removeProperty('--toast-lift');
  const toasts = stack.querySelector('.Toastify__toast-container')?.getBoundingClientRect();
  if (!toasts) return;
  const { left, right, bottom: lowest, height } = toasts;
  const pressed = lastPressPlace();
  const boxes = [...boxesBelow(stack), ...(pressed ? [pressed] : [])].filter(
    (box) => box.left < right && left < box.right && box.bottom > 0 && box.top < lowest,
  );
  const cost = (foot: number) => {
    const covered = boxes.filter(({ top, bottom }) => top < foot && foot - height < bottom);
    return covered.length + (pressed && covered.includes(pressed) ? boxes.length : 0);
  };
  const [foot] = [lowest, ...boxes.map(({ top }) => top - gap)]
    .filter((each) => each >= height)
    .toSorted((one, other) => cost(one) - cost(other) || other - one);
  if (foot !== undefined) stack.style.setProperty('--toast-lift', `${lowest - foot}px`);
}

/** Where controls and numbers are, those of a modal dialog alone while one is open. */
function boxesBelow(stack: HTMLElement) {
  const root = document.querySelector('dialog:modal') ?? document.body;
  const boxes = Array.from(root.querySelectorAll(controls))
    .filter((each) => !stack.contains(each))
    .map((each) => each.getBoundingClientRect());
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!number.test(text.nodeValue ?? '') || stack.contains(text)) continue;
    range.selectNodeContents(text);
    boxes.push(range.getBoundingClientRect());
  }
  return boxes;
}

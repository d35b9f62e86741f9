import { lastPressPlace } from './lastPress.ts';

// Pixels between the toasts and what they are lifted above.
const gap = 8;

/** Lifts the toasts above what was pressed last where they would cover it. */
export function keepClear(stack: HTMLElement) {
  stack.style.removeProperty('--toast-lift');
  const notices = stack.querySelector('.Toastify__toast-container')?.getBoundingClientRect();
  const pressed = lastPressPlace();
  if (!notices || !pressed || !overlap(notices, pressed)) return;
  const hasRoom = pressed.top - gap - notices.height >= 0;
  if (hasRoom) {
    stack.style.setProperty('--toast-lift', `${window.innerHeight - pressed.top + gap}px`);
  }
}

function overlap(one: DOMRect, other: DOMRect) {
  const isBeside = one.right <= other.left || other.right <= one.left;
  const isApart = one.bottom <= other.top || other.bottom <= one.top;
  return !isBeside && !isApart;
}

let pressed: { element: Element; place: DOMRect } | null = null;

/** A listener for `click`, which Enter in a form fires too. */
export function notePress({ target }: Event) {
  const element = target instanceof Element ? target.closest('button, a, label, input') : null;
  pressed = element && { element, place: element.getBoundingClientRect() };
}

/** Where the last pressed element is, or was before it was removed. */
export function lastPressPlace() {
  if (!pressed?.element.isConnected) return pressed?.place;
  return pressed.element.getBoundingClientRect();
}

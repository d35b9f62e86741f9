let pressed: { element: Element; place: DOMRect } | null = null;

/** Remembers what was pressed: a listener for `click`, which the Enter key in a form gives too. */
export function notePress({ target }: Event) {
  const element = target instanceof Element ? target.closest('button, a, label, input') : null;
  pressed = element && { element, place: element.getBoundingClientRect() };
}

/** Where on the screen lies what was pressed last; where it was when it has given way to something. */
export function lastPressPlace() {
  if (!pressed?.element.isConnected) return pressed?.place;
  return pressed.element.getBoundingClientRect();
}

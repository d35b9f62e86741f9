import { uiTexts } from '../../text/ui.fr.ts';

/** `ms`: how long it is offered, where that is not the usual time. */
export type ToastAction = { label: string; onPress: () => void; ms?: number };

export function createToastContent(text: string, action?: ToastAction) {
  if (!action) return text;
  // The toast takes a moment to leave: a second press would act twice.
  let isPressed = false;
  const press = () => {
    if (isPressed) return;
    isPressed = true;
    action.onPress();
  };
  return (
    <span className="toast-content">
      <span>{text}</span>
      <button
        type="button"
        className="toast-content__action"
        aria-keyshortcuts="Alt+T"
        onClick={press}
      >
        {action.label}
      </button>
      <kbd className="toast-content__keys">{uiTexts.ui.undoKeys}</kbd>
    </span>
  );
}

/** A button in a notice. */
export type ToastAction = { label: string; onPress: () => void };

/** What a notice shows. */
export function createToastContent(text: string, action?: ToastAction) {
  if (!action) return text;
  return (
    <span className="toast-content">
      <span>{text}</span>
      <button type="button" className="toast-content__action" onClick={action.onPress}>
        {action.label}
      </button>
    </span>
  );
}

import { useEffect, useState } from 'react';

const listeners = new Set<(text: string) => void>();

/** Politely announces to screen readers what is visible without a toast. */
export function announce(text: string) {
  for (const listener of listeners) listener(text);
}

// Milliseconds: of ten quick presses only the last quantity is worth announcing.
const restMs = 250;
// Milliseconds until it is emptied, so that it is not met when the page is read through.
const stayMs = 2000;

/** The live region of announcements. Shows nothing; to be mounted once. */
export function Announcer() {
  const [text, setText] = useState('');

  useEffect(() => {
    let timer: number | undefined;
    const onAnnounced = (next: string) => {
      window.clearTimeout(timer);
      // Emptied first, so that the same words are announced again.
      setText('');
      timer = window.setTimeout(() => {
        setText(next);
        timer = window.setTimeout(() => setText(''), stayMs);
      }, restMs);
    };
    listeners.add(onAnnounced);
    return () => {
      listeners.delete(onAnnounced);
      window.clearTimeout(timer);
    };
  }, []);

  return (
    <div className="visually-hidden" aria-live="polite">
      {text}
    </div>
  );
}

import { useEffect, useState } from 'react';

import { onAnnounced } from './announce.ts';

// Of ten quick presses only the last quantity is worth saying.
const restMs = 250;
// Long enough to be taken up; then whoever reads the page through does not meet it again.
const stayMs = 2000;

/** Where announcements are heard from; nothing is seen. To be mounted once. */
export function Announcer() {
  const [text, setText] = useState('');

  useEffect(() => {
    let timer: number | undefined;
    const stop = onAnnounced((next) => {
      window.clearTimeout(timer);
      // Emptied first, so that the same words are heard a second time.
      setText('');
      timer = window.setTimeout(() => {
        setText(next);
        timer = window.setTimeout(() => setText(''), stayMs);
      }, restMs);
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, []);

  return (
    <div className="visually-hidden" aria-live="polite">
      {text}
    </div>
  );
}

import { useId, useState } from 'react';

import { demoTexts } from '../demo.fr.ts';
import { MAX_DELAY_MS, readDelay, writeDelay } from '../page/delay.ts';
import './DelaySetting.css';

const stepMs = 100;

export function DelaySetting() {
  const [delay, setDelay] = useState(readDelay);
  const id = useId();
  const { title, label, hint, value } = demoTexts.delay;
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="demo-panel__heading">
        {title}
      </h3>
      <label htmlFor={id} className="delay-setting__label">
        {label} <output htmlFor={id}>{value(delay)}</output>
      </label>
      <input
        id={id}
        type="range"
        className="delay-setting__input"
        min={0}
        max={MAX_DELAY_MS}
        step={stepMs}
        value={delay}
        aria-valuetext={value(delay)}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setDelay(target.valueAsNumber);
          writeDelay(target.valueAsNumber);
        }}
      />
      <p id={`${id}-hint`} className="delay-setting__hint">
        {hint}
      </p>
    </section>
  );
}

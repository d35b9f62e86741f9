import { useEffect, useRef, type ReactNode } from 'react';

import './Outcome.css';

type Props = { title: string; text: string; children?: ReactNode };

/** What replaces a form that has done its work; it takes the focus that the form had. */
export function Outcome({ title, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="outcome">
      <h2 ref={heading} tabIndex={-1} className="outcome__title">
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';

import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import './Outcome.css';
import { accountTexts } from './account.fr.ts';

type Props = { title: string; text: string; children?: ReactNode };

/** Replaces a form that has done its work; takes the focus that the form had. */
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

/** Replaces a form whose link expired, was used before, or is incomplete. */
export function UnusableLink({ text, to, name }: { text: string; to: string; name: string }) {
  return (
    <Outcome title={accountTexts.unusableLink} text={text}>
      <ButtonLink to={to}>{name}</ButtonLink>
    </Outcome>
  );
}

/** Announces what a form has done: it is in the page before there is a text. */
export function FormDone({ text }: { text: string | null }) {
  return <output className="form-done">{text}</output>;
}

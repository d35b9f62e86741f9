import { useNavigate } from 'react-router-dom';

import { ConfirmButton } from './ConfirmButton.tsx';
import { Section } from './Section.tsx';

type Props = {
  texts: {
    title: string;
    /** Stands above the button, where it is not the text of the dialog. */
    note?: string;
    button?: string;
    ask: string;
    text: string;
  };
  /** Says what to do first: until then there is no button. */
  blocked?: string | undefined;
  /** Resolves to undefined if it was refused. */
  remove: () => Promise<unknown>;
  /** Drops what is typed into its form. */
  forget: () => void;
  /** The page that follows. */
  next: string;
};

/** The last part of a page: removes what it edits. */
export function Removal({ texts, blocked, remove, forget, next }: Props) {
  const navigate = useNavigate();
  const { title, ask, text, note = text, button = title } = texts;
  const action = async () => {
    if ((await remove()) === undefined) return;
    forget();
    void navigate(next, { replace: true });
  };
  return (
    <Section title={title} className="surface admin-form">
      <p className="note">{blocked ?? note}</p>
      {blocked === undefined ? (
        <div>
          <ConfirmButton label={button} title={ask} confirm={button} action={action}>
            <p>{text}</p>
          </ConfirmButton>
        </div>
      ) : null}
    </Section>
  );
}

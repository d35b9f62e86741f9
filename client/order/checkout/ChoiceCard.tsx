import { useId, type ComponentProps } from 'react';

import { Radio } from '../../ui/form/Radio.tsx';
import './ChoiceCard.css';

type Props = Omit<ComponentProps<typeof Radio>, 'aria-describedby'>;

/** A radio button and, as its children, what belongs to it; a press anywhere on the card chooses it. */
export function ChoiceCard({ children, ...radio }: Props) {
  const noteId = useId();
  return (
    <div className="choice-card">
      <Radio {...radio} aria-describedby={noteId} />
      <p id={noteId} className="choice-card__note">
        {children}
      </p>
    </div>
  );
}

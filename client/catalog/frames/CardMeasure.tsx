import { useState } from 'react';

import type { FrameLike } from '../../../server/shared/isomorphic/frame-fit.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CardRuler } from './CardRuler.tsx';
import { frameTexts } from './frames.fr.ts';
import { ownWidth } from './ownFrame.ts';

const { ruler } = frameTexts;

type Props = { measures: FrameLike | null; onGive: (measures: FrameLike) => void };

/** The width of the front, measured on the screen: it stands beside the numbers that are known. */
export function CardMeasure({ measures, onGive }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="frame-finder__card needs-script">
      <h2 className="frame-finder__heading">{ruler.title}</h2>
      <p>{ruler.text}</p>
      {isOpen ? (
        <CardRuler
          width={Math.round(ownWidth(measures ?? {}))}
          onKeep={(frameWidth) => onGive({ ...measures, frameWidth })}
        />
      ) : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {ruler.start}
        </Button>
      )}
    </section>
  );
}

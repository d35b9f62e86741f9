import { useEffect, useRef, useState } from 'react';

import { wearerTexts } from '../../../../server/catalog/silhouette/wearers.fr.ts';
import {
  describeSize,
  describeWarnings,
  exceededSize,
} from '../../../../server/catalog/sizes/describe.ts';
import { sizeReasons } from '../../../../server/catalog/sizes/sizes.fr.ts';
import type { SizeAdvice as Advice } from '../../../../server/catalog/sizes/sizes.rules.ts';
import { WriteToUs } from '../measures/WriteToUs.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { MeasuresDialog, type SizedProduct } from './MeasuresDialog.tsx';
import './SizeAdvice.css';
import { sizeTexts } from './sizes.fr.ts';

export { adviseSize } from '../../../../server/catalog/sizes/sizes.rules.ts';

type Props = {
  mySize: { advice: Advice | null; sized: SizedProduct; isOpen: boolean; close: () => void };
  chosen: string | null;
  onChoose: (size: string) => void;
};

/** The size for the shopper's measures, and the dialog where these are given. */
export function SizeAdvice({ mySize, chosen, onChoose }: Props) {
  const { advice, isOpen, close, sized } = mySize;
  const shown = useRef<HTMLElement>(null);
  // On a phone the advice is behind the buy bar when the dialog closes.
  useEffect(
    () => (isOpen ? () => shown.current?.scrollIntoView({ block: 'nearest' }) : undefined),
    [isOpen],
  );
  // Warnings of measures that were stored have one line: the page has no room for more before these are read.
  const [isGiven, setIsGiven] = useState(isOpen);
  if (isOpen && !isGiven) setIsGiven(true);
  const warnings = advice ? describeWarnings(sizeReasons, wearerTexts, advice) : [];
  const exceeded = advice && exceededSize(advice);
  const choices = advice ? [advice.size, advice.alternative].filter((size) => size !== null) : [];
  return (
    <>
      {advice ? (
        <section ref={shown} className="my-size" aria-label={sizeTexts.title}>
          {advice.size === null ? null : (
            <p className="my-size__size">{sizeTexts.yours(advice.size)}</p>
          )}
          <p className="note">{describeSize(sizeReasons, advice)}</p>
          {exceeded === null ? null : <WriteToUs largest={exceeded} />}
          {choices.length > 0 ? (
            <div className="my-size__choices">
              {choices.map((size, at) => (
                <Button
                  key={size}
                  variant={at === 0 ? 'secondary' : 'ghost'}
                  aria-pressed={size === chosen}
                  onClick={() => onChoose(size)}
                >
                  {sizeTexts.choose(size)}
                </Button>
              ))}
            </div>
          ) : null}
          {warnings.length > 0 ? (
            <details className="my-size__warnings" open={isGiven}>
              <summary>{sizeTexts.warnings(warnings.length)}</summary>
              {warnings.map((warning) => (
                <p key={warning} className="note">
                  {warning}
                </p>
              ))}
            </details>
          ) : null}
        </section>
      ) : null}
      {isOpen ? <MeasuresDialog sized={sized} onClose={close} /> : null}
    </>
  );
}

import { useState } from 'react';

import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Radio } from '../../../ui/form/Radio.tsx';
import { findConflicts, resolveConflicts, type Choice, type Choices } from './conflict.ts';
import './ConflictDialog.css';
import type { Draft } from './draft.ts';
import type { EditedProduct } from './productQuery.ts';

const { conflict: texts, edit } = frProducts;

type Props = {
  base: EditedProduct;
  draft: Draft;
  theirs: EditedProduct;
  /** The typed text stays. */
  onClose: () => void;
  onResolved: (draft: Draft) => void;
};

/**
 * Shows what another person changed since the product was opened; staff choose what stays of it. One's own
 * is chosen where something was typed.
 */
export function ConflictDialog({ base, draft, theirs, onClose, onResolved }: Props) {
  const [conflicts] = useState(() => findConflicts(base, draft, theirs));
  const chosen = (choiceOf: (isMineChanged: boolean) => Choice): Choices =>
    Object.fromEntries(conflicts.map((one) => [one.part, choiceOf(one.isMineChanged)]));
  const [choices, setChoices] = useState(() => chosen((isMine) => (isMine ? 'mine' : 'theirs')));

  return (
    <Dialog title={texts.title} onClose={onClose} className="conflict-dialog">
      <p>{texts.text}</p>
      <ul className="conflict-dialog__list stack-4">
        {conflicts.map(({ part, isMineChanged, ...lines }) => (
          <li key={part}>
            <fieldset className="conflict-dialog__part">
              <legend>{edit.fields[part]}</legend>
              {(['theirs', 'mine'] as const).map((choice) => (
                <Radio
                  key={choice}
                  name={part}
                  value={choice}
                  checked={choices[part] === choice}
                  onChange={() => setChoices({ ...choices, [part]: choice })}
                  label={
                    <span>
                      <span className="conflict-dialog__whose">
                        {choice === 'theirs' || isMineChanged
                          ? texts[choice]
                          : `${texts.mine} (${texts.unchangedHere})`}
                      </span>
                      {(lines[choice].length === 0 ? [texts.nothing] : lines[choice]).map(
                        (line) => (
                          <span key={line} dir="auto" className="conflict-dialog__line">
                            {line}
                          </span>
                        ),
                      )}
                    </span>
                  }
                />
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
      {conflicts.length < 2 ? null : (
        <div className="conflict-dialog__all row-2">
          <Button variant="ghost" onClick={() => setChoices(chosen(() => 'theirs'))}>
            {texts.allTheirs}
          </Button>
          <Button variant="ghost" onClick={() => setChoices(chosen(() => 'mine'))}>
            {texts.allMine}
          </Button>
        </div>
      )}
      <div className="conflict-dialog__buttons row-2">
        <Button variant="quiet" onClick={onClose}>
          {texts.later}
        </Button>
        <Button onClick={() => onResolved(resolveConflicts(draft, theirs, choices))}>
          {texts.save}
        </Button>
      </div>
    </Dialog>
  );
}

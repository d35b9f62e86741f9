import { useState } from 'react';

import { frProducts } from '../../../text/admin/products.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Radio } from '../../../ui/form/Radio.tsx';
import {
  findConflicts,
  resolveConflicts,
  type Choice,
  type Conflict,
  type ConflictPart,
} from './conflict.ts';
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
 * Shows what another person changed since the product was opened; staff choose what stays of it.
 */
export function ConflictDialog({ base, draft, theirs, onClose, onResolved }: Props) {
  const [conflicts] = useState(() => findConflicts(base, draft, theirs));
  const [choices, setChoices] = useState(() => choose(conflicts));

  return (
    <Dialog title={texts.title} onClose={onClose} className="conflict-dialog">
      <p>{texts.text}</p>
      <ul className="conflict-dialog__list stack-4">
        {conflicts.map((conflict) => (
          <li key={conflict.part}>
            <ConflictChoice
              conflict={conflict}
              choice={choices[conflict.part] ?? 'theirs'}
              onChoose={(choice) => setChoices({ ...choices, [conflict.part]: choice })}
            />
          </li>
        ))}
      </ul>
      {conflicts.length < 2 ? null : (
        <div className="conflict-dialog__all row-2">
          <Button variant="ghost" onClick={() => setChoices(choose(conflicts, 'theirs'))}>
            {texts.allTheirs}
          </Button>
          <Button variant="ghost" onClick={() => setChoices(choose(conflicts, 'mine'))}>
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

/** Unless one is given, one's own where something was typed. */
function choose(conflicts: readonly Conflict[], choice?: Choice) {
  const choices: Partial<Record<ConflictPart, Choice>> = {};
  for (const { part, isMineChanged } of conflicts) {
    choices[part] = choice ?? (isMineChanged ? 'mine' : 'theirs');
  }
  return choices;
}

type ChoiceProps = { conflict: Conflict; choice: Choice; onChoose: (choice: Choice) => void };

function ConflictChoice({ conflict, choice, onChoose }: ChoiceProps) {
  const { part, theirs, mine, isMineChanged } = conflict;
  const option = (value: Choice, title: string, lines: readonly string[]) => (
    <Radio
      name={part}
      value={value}
      checked={choice === value}
      onChange={() => onChoose(value)}
      label={
        <span>
          <span className="conflict-dialog__whose">{title}</span>
          {(lines.length === 0 ? [texts.nothing] : lines).map((line) => (
            <span key={line} dir="auto" className="conflict-dialog__line">
              {line}
            </span>
          ))}
        </span>
      }
    />
  );
  const mineTitle = isMineChanged ? texts.mine : `${texts.mine} (${texts.unchangedHere})`;
  return (
    <fieldset className="conflict-dialog__part">
      <legend>{edit.fields[part]}</legend>
      {option('theirs', texts.theirs, theirs)}
      {option('mine', mineTitle, mine)}
    </fieldset>
  );
}

import type { ReactNode } from 'react';

import { frEditing } from '../../text/fr.admin.editing.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import './SaveBar.css';

type Props = {
  isDirty: boolean;
  isSaving: boolean;
  /** In place of whether something is not saved. */
  state?: string | undefined;
  onDiscard: () => void;
  /** Above it, in sight as well. */
  children?: ReactNode;
};

/** Always in sight: whether something is not saved, and the button that saves it. */
export function SaveBar({ isDirty, isSaving, state, onDiscard, children }: Props) {
  return (
    <div className="save-bar">
      {children}
      <output className="save-bar__state">
        {state ?? (isDirty ? frEditing.unsaved : frEditing.allSaved)}
      </output>
      {isDirty ? (
        <ConfirmButton
          variant="ghost"
          disabled={isSaving}
          label={frEditing.discard}
          title={frEditing.discardTitle}
          confirm={frEditing.discard}
          dismiss={frEditing.keepEditing}
          action={onDiscard}
        >
          <p>{frEditing.discardText}</p>
        </ConfirmButton>
      ) : null}
      {/* Not disabled while it saves: it would lose the focus. */}
      <Button type="submit" aria-disabled={isSaving}>
        {isSaving ? frEditing.saving : frEditing.save}
      </Button>
    </div>
  );
}

import type { ReactNode } from 'react';

import { frEditing } from '../../text/admin/editing.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmButton } from '../page/ConfirmButton.tsx';
import './SaveBar.css';

type Props = {
  isDirty: boolean;
  isSaving: boolean;
  /** Replaces the text on whether something is not saved. */
  state?: ReactNode;
  /** Replaces « Enregistrer ». */
  submit?: string;
  /** The page has its own way to discard where this is missing. */
  onDiscard?: () => void;
  /** Stands above it, in sight as well. */
  children?: ReactNode;
};

/** Always in sight: whether something is not saved, and the button that saves it. */
export function SaveBar({
  isDirty,
  isSaving,
  state,
  submit = frEditing.save,
  onDiscard,
  children,
}: Props) {
  return (
    <div className="save-bar">
      {children}
      <output className="save-bar__state">
        {state ?? (isDirty ? frEditing.unsaved : frEditing.allSaved)}
      </output>
      {isDirty && onDiscard ? (
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
        {isSaving ? frEditing.saving : submit}
      </Button>
    </div>
  );
}

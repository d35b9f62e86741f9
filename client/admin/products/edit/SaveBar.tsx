import type { ReactNode } from 'react';

import { frProducts } from '../../../text/fr.admin.products.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmButton } from '../../page/ConfirmButton.tsx';
import './SaveBar.css';

const { edit } = frProducts;

type Props = {
  isDirty: boolean;
  isSaving: boolean;
  /** Shown while there is nothing to save. */
  clean: string;
  /** Instead of that something is not saved. */
  outdated?: string | undefined;
  onDiscard: () => void;
  /** Above it, in sight as well. */
  children?: ReactNode;
};

/** Always in sight: whether something is not saved, and the button that saves it. */
export function SaveBar({ isDirty, isSaving, clean, outdated, onDiscard, children }: Props) {
  return (
    <div className="save-bar">
      {children}
      <output className="save-bar__state">{isDirty ? (outdated ?? edit.unsaved) : clean}</output>
      {isDirty ? (
        <ConfirmButton
          variant="ghost"
          disabled={isSaving}
          label={edit.discard}
          title={edit.discardTitle}
          confirm={edit.discard}
          dismiss={edit.keepEditing}
          action={onDiscard}
        >
          <p>{edit.discardText}</p>
        </ConfirmButton>
      ) : null}
      {/* Not disabled while it saves: it would lose the focus. */}
      <Button type="submit" aria-disabled={isSaving}>
        {isSaving ? edit.saving : edit.save}
      </Button>
    </div>
  );
}

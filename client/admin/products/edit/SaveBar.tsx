import { useState } from 'react';

import { frProducts } from '../../../text/fr.admin.products.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import './SaveBar.css';
import type { Editor } from './useEditor.ts';

const { edit } = frProducts;

type Props = { editor: Editor; isSaving: boolean };

/** Always in sight: whether something is not saved, and the button that saves it. */
export function SaveBar({ editor, isSaving }: Props) {
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { isDirty, isOutdated, state } = editor;
  return (
    <div className="save-bar">
      <output className="save-bar__state">
        {isOutdated ? edit.outdated : isDirty ? edit.unsaved : state.base ? edit.allSaved : ''}
      </output>
      {isDirty ? (
        <Button variant="ghost" disabled={isSaving} onClick={() => setIsDiscarding(true)}>
          {edit.discard}
        </Button>
      ) : null}
      {/* Not disabled while it saves: it would lose the focus. */}
      <Button type="submit" aria-disabled={isSaving}>
        {isSaving ? edit.saving : edit.save}
      </Button>
      {isDiscarding ? (
        <ConfirmDialog
          title={edit.discardTitle}
          confirm={edit.discard}
          dismiss={edit.keepEditing}
          onClose={() => setIsDiscarding(false)}
          onConfirm={() => {
            setIsDiscarding(false);
            editor.discard();
          }}
        >
          <p>{edit.discardText}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

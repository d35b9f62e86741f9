import { frProducts } from '../../../text/fr.admin.products.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmButton } from '../../page/ConfirmButton.tsx';
import './SaveBar.css';
import type { Editor } from './useEditor.ts';

const { edit } = frProducts;

type Props = { editor: Editor; isSaving: boolean };

/** Always in sight: whether something is not saved, and the button that saves it. */
export function SaveBar({ editor, isSaving }: Props) {
  const { isDirty, isOutdated, state } = editor;
  return (
    <div className="save-bar">
      <output className="save-bar__state">
        {isOutdated ? edit.outdated : isDirty ? edit.unsaved : state.base ? edit.allSaved : ''}
      </output>
      {isDirty ? (
        <ConfirmButton
          variant="ghost"
          disabled={isSaving}
          label={edit.discard}
          title={edit.discardTitle}
          confirm={edit.discard}
          dismiss={edit.keepEditing}
          action={editor.discard}
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

import { useNavigate } from 'react-router-dom';

import type { Language } from '#shared/language.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { LanguageTabs, useShownLanguage } from '../../form/LanguageTabs.tsx';
import { SaveBar } from '../../form/SaveBar.tsx';
import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { Pictures } from '../pictures/Pictures.tsx';
import { usePictureFiles } from '../../pictures/usePictureFiles.ts';
import { VariantsSection } from '../stock/VariantsSection.tsx';
import { TranslationFields } from '../texts/TranslationFields.tsx';
import { AlterationSection } from './AlterationSection.tsx';
import { BasicFields } from './BasicFields.tsx';
import { ChoiceFields } from './ChoiceFields.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { countMissing } from './draft.ts';
import { DetailFields, SilhouetteFields } from './MoreFields.tsx';
import './ProductEditor.css';
import { ProductActions } from './ProductActions.tsx';
import type { EditedProduct } from './productQuery.ts';
import { useProductForm } from './useProductForm.ts';

const { edit, problems: problemTexts } = frProducts;

type Props = {
  /** Null for a new one. */
  product: EditedProduct | null;
  back: { to: string; label: string };
};

export function ProductEditor({ product, back }: Props) {
  const navigate = useNavigate();
  const shown = useShownLanguage(isIn);
  const { ref, ...editor } = useProductForm(product, {
    onRefused: (problems) => {
      shown.showFirst(problems);
      toast.error(problemTexts.someWrong(Object.keys(problems).length));
    },
    onSaved: ({ id }) => {
      toast.success(product ? edit.saved : edit.created);
      if (product) return;
      editor.forget();
      void navigate(adminPaths.product(id), { replace: true });
    },
  });
  const { base, values, theirs } = editor;
  const pictureFiles = usePictureFiles();
  const waiting = pictureFiles.files.length;

  const french = (
    <div className="product-editor__french">
      <BasicFields editor={editor} />
      <VariantsSection editor={editor} />
      <Pictures editor={editor} files={pictureFiles} />
      <ChoiceFields editor={editor} />
      <DetailFields editor={editor} />
      <SilhouetteFields editor={editor} />
      <AlterationSection editor={editor} />
    </div>
  );

  const stateText = () => {
    if (editor.isOutdated) return edit.outdated;
    if (waiting > 0) return edit.picturesWaiting(waiting);
    return editor.isDirty || base ? undefined : '';
  };

  return (
    <PageFrame
      title={base?.title ?? edit.newTitle}
      back={back}
      actions={base ? <ProductActions product={base} /> : null}
    >
      {base?.archivedAt ? (
        <p className="form-problem product-editor__archived">
          {base.isDraft ? edit.draftText : edit.archivedText}
        </p>
      ) : null}
      <Form ref={ref} isBusy={editor.isSaving} onSubmit={editor.save}>
        <div>
          <LanguageTabs
            label={edit.languages}
            shown={shown}
            wrongNames={editor.wrongNames}
            countMissing={(language) => countMissing(values, language)}
          >
            {(language) => {
              if (language === 'FR') return french;
              return language === shown.current ? (
                <TranslationFields editor={editor} language={language} />
              ) : null;
            }}
          </LanguageTabs>
        </div>
        <FormProblem text={editor.problem} />
        <SaveBar
          isDirty={editor.isDirty}
          isSaving={editor.isSaving}
          state={stateText()}
          onDiscard={editor.discard}
        />
      </Form>
      {theirs && base ? (
        <ConflictDialog
          base={base}
          draft={values}
          theirs={theirs}
          onClose={() => void editor.resolve(null)}
          onResolved={(resolved) => void editor.resolve(resolved)}
        />
      ) : null}
    </PageFrame>
  );
}

/** Returns whether a field is in the tab of a language: all but its texts are in the French one. */
const isIn = (language: Language, field: string) =>
  (/^texts(\w\w)/.exec(field)?.[1] ?? 'FR') === language;

import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { LANGUAGES, type Language } from '#shared/language.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { LeaveWarning } from '../../form/LeaveWarning.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { SaveBar } from '../../form/SaveBar.tsx';
import { frEditing } from '../../../text/admin/editing.fr.ts';
import { useFocusFirstProblem } from '../../form/useFocusFirstProblem.ts';
import { frProducts } from '../../../text/admin/products.fr.ts';
import { frTranslations } from '../../../text/admin/translations.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Pictures } from '../pictures/Pictures.tsx';
import { usePictureFiles } from '../../pictures/usePictureFiles.ts';
import { VariantsSection } from '../stock/VariantsSection.tsx';
import { DetailFields } from '../texts/DetailFields.tsx';
import { TranslationFields } from '../texts/TranslationFields.tsx';
import { countMissing } from '../texts/translation.ts';
import { BasicFields } from './BasicFields.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { OccasionFields } from './OccasionFields.tsx';
import '../../../ui/form/Field.css';
import './ProductEditor.css';
import { ProductActions } from './ProductActions.tsx';
import { plainTextNames } from './plainTexts.ts';
import type { Problems } from './problems.ts';
import type { EditedProduct } from './productQuery.ts';
import { SilhouetteFields } from './SilhouetteFields.tsx';
import { useEditor } from './useEditor.ts';
import { useSaveProduct } from './useSaveProduct.ts';

const { edit } = frProducts;

type Props = {
  /** Null for a new one. */
  product: EditedProduct | null;
  back: { to: string; label: string };
};

export function ProductEditor({ product, back }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [theirs, setTheirs] = useState<EditedProduct | null>(null);
  const [language, setLanguage] = useState<Language>('FR');
  const focusFirstProblem = useFocusFirstProblem(form);

  const { save, isSaving } = useSaveProduct({
    onConflict: setTheirs,
    onRefused: (problems) => {
      // A hidden field cannot have the focus.
      setLanguage(LANGUAGES.find((each) => hasProblem(each, problems)) ?? language);
      focusFirstProblem();
    },
    onSaved: ({ id }, isNew) => {
      toast.success(isNew ? edit.created : edit.saved);
      if (!isNew) return;
      editor.forget();
      void navigate(adminPaths.product(id), { replace: true });
    },
  });
  const editor = useEditor(product, isSaving);
  const { base, draft, problems } = editor.state;
  const pictureFiles = usePictureFiles();
  const waiting = pictureFiles.files.length;
  const tabOf = (each: Language) =>
    frTranslations.tab(each, {
      isWrong: hasProblem(each, problems),
      missing: each === 'FR' ? 0 : countMissing(draft, draft[`texts${each}`]),
    });

  const french = (
    <div className="product-editor__french">
      <BasicFields editor={editor} />
      <VariantsSection editor={editor} />
      <Pictures editor={editor} files={pictureFiles} />
      <OccasionFields editor={editor} />
      <DetailFields editor={editor} />
      <SilhouetteFields editor={editor} />
    </div>
  );

  const stateText = () => {
    if (editor.isOutdated) return edit.outdated;
    if (waiting > 0) return edit.picturesWaiting(waiting);
    return editor.isDirty || base ? undefined : '';
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (editor.isDirty || !base) void save(editor);
    else toast.success(frEditing.nothingToSave);
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
      <form ref={form} noValidate onSubmit={submit}>
        <div>
          <Tabs
            label={edit.languages}
            current={language}
            onChange={setLanguage}
            tabs={LANGUAGES.map((each) => ({
              name: each,
              label: tabOf(each),
              content:
                each === 'FR' ? (
                  french
                ) : each === language ? (
                  <TranslationFields editor={editor} language={each} />
                ) : null,
            }))}
          />
        </div>
        <OtherProblems problems={problems} />
        <SaveBar
          isDirty={editor.isDirty}
          isSaving={isSaving}
          state={stateText()}
          onDiscard={editor.discard}
        />
      </form>
      {theirs && base ? (
        <ConflictDialog
          base={base}
          draft={draft}
          theirs={theirs}
          onClose={() => setTheirs(null)}
          onResolved={(resolved) => {
            setTheirs(null);
            const state = { base: theirs, draft: resolved, problems: {} };
            editor.setState(state);
            void save(editor, state);
          }}
        />
      ) : null}
      <LeaveWarning isActive={editor.isDirty || waiting > 0} onLeave={editor.forget} />
    </PageFrame>
  );
}

const hasProblem = (language: Language, problems: Problems) =>
  Object.keys(problems).some((path) => (/^texts(\w\w)\./.exec(path)?.[1] ?? 'FR') === language);

/** Fields that show their own problem. */
const withField = [
  new RegExp(
    `^(?:${plainTextNames.join('|')}|categoryName|price|originalPrice|sizeGuide|fit|silhouette(?:\\.(?:length|color))?)$`,
  ),
  /^(?:texts\w\w\.)?(?:title|description|details\.\d+\.(?:label|value))$/,
  /^(?:options\.\d+\.(?:name|values\.\d+\.value)|images\.\d+\.(?:alt|value))$/,
  /^variants\.\d+\.(?:sku|ownPrice|ownOriginalPrice|gtin|mpn|stock|frame\.\w+)$/,
];

/** Lists problems of no field in sight, such as a variant that orders need. */
function OtherProblems({ problems }: { problems: Problems }) {
  const texts = Object.entries(problems)
    .filter(([path]) => withField.every((pattern) => !pattern.test(path)))
    .map(([, text]) => text);
  if (texts.length === 0) return null;
  return (
    <div className="form-problem" role="alert">
      {[...new Set(texts)].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

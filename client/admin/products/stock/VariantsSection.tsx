import { frProducts } from '../../../text/admin/products.fr.ts';
import type { Editor } from '../edit/useEditor.ts';
import { ChangePreview } from './ChangePreview.tsx';
import { CodeFields } from './CodeFields.tsx';
import { FrameFields } from './FrameFields.tsx';
import { OptionFields } from './OptionFields.tsx';
import { VariantGrid } from './VariantGrid.tsx';

const { edit, grid } = frProducts;

export function VariantsSection({ editor }: { editor: Editor }) {
  const { variants } = editor.state.draft;
  return (
    <section className="surface editor-section" aria-labelledby="variant-fields">
      <h2 id="variant-fields">{edit.fields.variants}</h2>
      <OptionFields editor={editor} />
      {variants.length === 0 ? null : (
        <>
          <p className="editor-section__help note">{grid.help}</p>
          <VariantGrid editor={editor} />
          <CodeFields editor={editor} />
          <FrameFields editor={editor} />
          <ChangePreview state={editor.state} />
        </>
      )}
    </section>
  );
}

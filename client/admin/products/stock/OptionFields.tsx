import { frProducts } from '../../../text/admin/products.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { announce } from '../../../ui/feedback/Announcer.tsx';
import type { Draft } from '../edit/draft.ts';
import type { Editor } from '../edit/useProductForm.ts';
import { OptionField } from './OptionField.tsx';

const { options: texts } = frProducts;
/** The server has the same limit. */
const maxOptions = 3;

/** A product's options, such as its sizes, and their values: variants follow from them. */
export function OptionFields({ editor }: { editor: Editor }) {
  const { values: draft, errorOf } = editor;

  const reshape = (update: (draft: Draft) => Pick<Draft, 'options' | 'variants'>) => {
    const difference = update(draft).variants.length - draft.variants.length;
    if (difference > 0) announce(texts.added(difference));
    if (difference < 0) announce(texts.removed(-difference));
    editor.change(update);
  };

  return (
    <>
      {Array.from(draft.options.entries(), ([at, option]) => (
        <OptionField key={at} option={option} at={at} errorOf={errorOf} onChange={reshape} />
      ))}
      {draft.options.length < maxOptions ? (
        <div>
          <Button
            variant="quiet"
            onClick={() =>
              editor.change(({ options }) => ({
                options: [...options, { name: '', values: [] }],
              }))
            }
          >
            {texts.add}
          </Button>
        </div>
      ) : null}
    </>
  );
}

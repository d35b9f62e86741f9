import { frProducts } from '../../../text/admin/products.fr.ts';
import { keyOfVariant, variantTitle, type DraftVariant } from '../edit/draft.ts';
import { measures, type Measure } from '../edit/frame.ts';
import { TextCell } from '../TextCell.tsx';
import type { Editor } from '../edit/useProductForm.ts';

const { frame: texts } = frProducts;

/** The measures of eyewear, a row for each variant; closed for products that have none. */
export function FrameFields({ editor }: { editor: Editor }) {
  const { base, values: draft, errorOf } = editor;
  const isOpen = base?.variants.some(({ frame }) => frame) ?? false;
  const setMeasure = (row: number, measure: Measure, text: string) =>
    editor.change(
      ({ variants }) => ({
        variants: variants.map((variant, at) =>
          at === row ? { ...variant, frame: { ...variant.frame, [measure]: text } } : variant,
        ),
      }),
      `variants.${row}.frame.${measure}`,
    );
  const cell = ({ frame }: DraftVariant, row: number, measure: Measure, title: string) => (
    <td key={measure}>
      <span className="variant-grid__heading" aria-hidden="true">
        {texts.measures[measure]}
      </span>
      <TextCell
        label={texts.cell(texts.measures[measure], title)}
        value={frame[measure]}
        error={errorOf(`variants.${row}.frame.${measure}`)}
        inputMode="numeric"
        onText={(text) => setMeasure(row, measure, text)}
      />
    </td>
  );

  return (
    <details className="variant-details variant-details--frame" open={isOpen}>
      <summary>{texts.title}</summary>
      <p className="editor-section__help note">{texts.help}</p>
      <table className="variant-grid" aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{texts.variant}</th>
            {measures.map((measure) => (
              <th key={measure} scope="col">
                {texts.measures[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {draft.variants.map((variant, row) => {
            const title = variantTitle(variant, draft.title || texts.variant);
            return (
              <tr key={keyOfVariant(variant)}>
                <th scope="row" className="variant-grid__title">
                  {title}
                </th>
                {measures.map((measure) => cell(variant, row, measure, title))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

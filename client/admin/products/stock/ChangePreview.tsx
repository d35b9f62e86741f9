import { frProducts } from '../../../text/admin/products.fr.ts';
import type { EditorState } from '../edit/editorState.ts';
import './ChangePreview.css';
import { gridChanges } from './gridChanges.ts';

const { grid } = frProducts;
const { preview } = grid;

/** What saving would change in the grid, old and new. */
export function ChangePreview({ state }: { state: EditorState }) {
  const changes = gridChanges(state);
  if (changes.length === 0) return null;
  const invalid = changes.filter(({ isInvalid }) => isInvalid).length;
  return (
    <div className="change-preview stack-2">
      <h3>{preview.title}</h3>
      <p aria-live="polite">
        {preview.cells(changes.length - invalid)}
        {invalid > 0 ? (
          <span className="change-preview__invalid"> · {preview.invalid(invalid)}</span>
        ) : null}
      </p>
      {/* It scrolls: so that the keyboard reaches it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="change-preview__scroll" tabIndex={0} aria-label={preview.title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{preview.columns.cell}</th>
              <th scope="col">{preview.columns.before}</th>
              <th scope="col">{preview.columns.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ id, column, title, before, after, isInvalid }) => (
              <tr key={id} className={isInvalid ? 'change-preview__invalid' : undefined}>
                <th scope="row">{grid.cells[column](title)}</th>
                <td>{before || preview.empty}</td>
                <td>{after || preview.empty}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

import { frProducts } from '../../../text/admin/products.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { Paste } from './pasteCells.ts';
import './VariantGrid.css';

const { grid: texts } = frProducts;

/** Shows the changes of a paste and the cells that it left out. */
export function PasteResult({ paste, onUndo }: { paste: Paste; onUndo: () => void }) {
  const { cells, overflow, ignored } = paste;
  return (
    <div className="paste-result">
      <div>
        <p>{cells.length === 0 ? texts.nothingPasted : texts.pasted(cells.length)}</p>
        {overflow > 0 ? <p>{texts.overflow(overflow)}</p> : null}
        {ignored.length > 0 ? <p>{texts.ignored(ignored)}</p> : null}
      </div>
      <Button variant="ghost" onClick={onUndo}>
        {texts.undo}
      </Button>
    </div>
  );
}

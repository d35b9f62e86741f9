import { useRef } from 'react';

import { frProducts } from '../../../text/admin/products.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import '../edit/ProductEditor.css';
import { TextCell } from '../TextCell.tsx';
import type { Editor } from '../edit/useProductForm.ts';
import type { DraftDetail } from './details.ts';

const { edit } = frProducts;

export function DetailFields({ editor }: { editor: Editor }) {
  const list = useRef<HTMLUListElement>(null);
  const { values: draft, errorOf } = editor;

  const set = (at: number, change: Partial<DraftDetail>) =>
    editor.change(({ details }) => ({
      details: details.map((detail, index) => (index === at ? { ...detail, ...change } : detail)),
    }));
  const add = () => {
    editor.change(({ details }) => ({
      details: [...details, { label: '', value: '' }],
    }));
    // Once it is there.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('li:last-child input')?.focus(),
    );
  };

  return (
    <section className="surface editor-section" aria-labelledby="detail-fields">
      <h2 id="detail-fields">{edit.fields.details}</h2>
      {draft.details.length === 0 ? null : (
        <ul ref={list} className="stack-2">
          {Array.from(draft.details.entries(), ([at, { label, value }]) => (
            <li key={at} className="detail-fields__row">
              <TextCell
                label={edit.detailLabel(at + 1)}
                placeholder={edit.detailLabelHint}
                value={label}
                error={errorOf(`details.${at}.label`)}
                onText={(text) => set(at, { label: text })}
              />
              <TextCell
                label={edit.detailValue(at + 1)}
                placeholder={edit.detailValueHint}
                value={value}
                error={errorOf(`details.${at}.value`)}
                onText={(text) => set(at, { value: text })}
              />
              <IconButton
                icon="trash"
                label={edit.removeDetail(at + 1)}
                onClick={() =>
                  editor.change(({ details }) => ({ details: details.toSpliced(at, 1) }))
                }
              />
            </li>
          ))}
        </ul>
      )}
      <Button variant="quiet" className="detail-fields__add" onClick={add}>
        {edit.addDetail}
      </Button>
    </section>
  );
}

import { useRef, type SubmitEvent } from 'react';

import { graphql } from '../../generated/admin/index.ts';
import { frStock } from '../../text/admin/products/stock.fr.ts';
import type { Filter } from '../list/ListFilter.tsx';
import '../form/ItemSection.css';
import { ListPage } from '../list/ListPage.tsx';
import { Section } from '../page/Section.tsx';
import { useFocusFirstProblem } from '../form/useFocusFirstProblem.ts';
import { SaveBar } from '../form/SaveBar.tsx';
import { PasteResult } from '../products/stock/usePaste.tsx';
import './Stock.css';
import { StockField } from './StockField.tsx';
import { StockTable, type StockLevelRow } from './StockTable.tsx';
import { useStockEdits, type StockEditing } from './useStockEdits.ts';
import { useStockPaste, type StockPasting } from './useStockPaste.ts';

const stockQuery = graphql(`
  query AdminStock($filter: StockFilter!, $after: String) {
    stockLevels(filter: $filter, first: 50, after: $after) {
      totalCount
      nodes {
        id
        soldIn30Days
        product {
          id
          title
          image
          outOfStock
        }
        variant {
          id
          title
          values
          sku
          stockOnHand
          allocated
          quantityAvailable
          waiting
          images {
            url
            sources {
              url
            }
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Names in the address. */
const parameters = { view: 'vue', search: 'q' } as const;
const low = 'stock-bas';

const tabs = {
  label: frStock.views,
  parameter: parameters.view,
  tabs: [
    { name: '', label: frStock.all },
    { name: low, label: frStock.low },
  ],
};

const filters: readonly Filter[] = [
  {
    kind: 'search',
    parameter: parameters.search,
    label: frStock.search,
    hint: frStock.searchHint,
  },
];

export function StockPage() {
  const page = useRef<HTMLDivElement>(null);
  const editing = useStockEdits(useFocusFirstProblem(page));
  const pasting = useStockPaste(editing);

  return (
    <div ref={page}>
      <ListPage
        title={frStock.title}
        query={stockQuery}
        // Not each minute: rows would change their places under the hand.
        request={({ read, after }) => ({
          variables: {
            filter: {
              search: read(parameters.search),
              lowStock: read(parameters.view) === low,
            },
            after,
          },
        })}
        list={({ stockLevels }) => stockLevels}
        count={frStock.count}
        tabs={tabs}
        filters={() => filters}
        empty={frStock.empty}
        footer={formWith(editing, pasting)}
      >
        {(levels) => <StockTable levels={levels} editing={editing} onPaste={pasting.onPaste} />}
      </ListPage>
    </div>
  );
}

const formWith =
  (editing: StockEditing, pasting: StockPasting) => (levels: readonly StockLevelRow[]) => (
    <StockForm editing={editing} pasting={pasting} shown={levels} />
  );

type FormProps = { editing: StockEditing; pasting: StockPasting; shown: readonly StockLevelRow[] };

/** Saves what was typed in the table above. */
function StockForm({ editing, pasting: { paste, undo }, shown }: FormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void editing.save();
  };
  return (
    <form className="stock-form" noValidate onSubmit={submit}>
      <EditsElsewhere editing={editing} shown={shown} />
      <SaveBar isDirty={editing.isDirty} isSaving={editing.isSaving} onDiscard={editing.discard}>
        {paste ? <PasteResult paste={paste} onUndo={undo} /> : null}
      </SaveBar>
    </form>
  );
}

type ElsewhereProps = { editing: StockEditing; shown: readonly StockLevelRow[] };

/** Counts unsaved edits of other pages of the list, or of another filter. */
function EditsElsewhere({ editing, shown }: ElsewhereProps) {
  const ids = new Set(shown.map(({ id }) => id));
  const others = [...editing.edits].filter(([id]) => !ids.has(id));
  if (others.length === 0) return null;
  return (
    <Section title={frStock.elsewhere}>
      <ul className="items">
        {others.map(([id, { name, expected }]) => (
          <li key={id} className="items__item row-2">
            <span className="items__text">{name}</span>
            <StockField variant={{ id, name, stockOnHand: expected }} editing={editing} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

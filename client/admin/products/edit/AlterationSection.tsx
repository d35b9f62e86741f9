import { useQuery } from '@apollo/client/react';

import { frAlterations as texts } from '../../../text/admin/orders/alterations.fr.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { useFocusWhenFewer } from '../../../ui/useFocusWhenFewer.ts';
import { alterationDraft, alterationLine } from '../../alterations/alterationDraft.ts';
import { AlterationFields } from '../../alterations/AlterationFields.tsx';
import { FeatureSection } from './FeatureSection.tsx';
import './ProductEditor.css';
import { productChoicesQuery } from './productQuery.ts';
import type { Editor } from './useProductForm.ts';

/** Edits what shoppers may have altered: a list of the product's own, which begins as that of its category, or that one. */
export function AlterationSection({ editor: { values, field, change } }: { editor: Editor }) {
  const { data } = useQuery(productChoicesQuery);
  const { alterations: own, categoryName } = values;
  const category = data?.categories.find(({ name }) => name === categoryName);
  const title = useFocusWhenFewer(own?.length ?? 0);
  const inherited = category?.alterations.map(alterationDraft) ?? [];
  return (
    <FeatureSection
      feature="ALTERATIONS"
      isFilled={own !== null}
      title={texts.title}
      titleRef={title}
    >
      <p className="editor-section__help note">{texts.help}</p>
      <Checkbox
        label={texts.own}
        checked={own !== null}
        onChange={({ target }) =>
          change(() => ({ alterations: target.checked ? inherited : null }))
        }
      />
      {own === null ? (
        <div>
          <h3>{texts.ofCategory}</h3>
          {inherited.length === 0 ? <p>{texts.noneOfCategory}</p> : null}
          <ul>
            {inherited.map((each) => (
              <li key={each.id}>{alterationLine(each)}</li>
            ))}
          </ul>
        </div>
      ) : (
        <AlterationFields
          list={own}
          field={field}
          onChange={(alterations) => change(() => ({ alterations }))}
        />
      )}
    </FeatureSection>
  );
}

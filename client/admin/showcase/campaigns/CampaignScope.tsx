import { useQuery } from '@apollo/client/react';

import { graphql } from '../../../generated/admin/index.ts';
import { frCampaigns } from '../../../text/admin/products/campaigns.fr.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { announce } from '../../../ui/feedback/Announcer.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Section } from '../../page/Section.tsx';
import { ProductSearch } from '../ProductSearch.tsx';
import type { CampaignEditor } from './useCampaignForm.ts';

const scopeQuery = graphql(`
  query AdminCampaignScope {
    categories {
      id
      name
    }
    home {
      allBrands
    }
  }
`);

const { scope: texts } = frCampaigns;
const notes = { ON_SALE: null, DRAFT: texts.draft, ARCHIVED: texts.archived } as const;

/** The products of a campaign: by themselves, by category, by brand. */
export function CampaignScope({ editor }: { editor: CampaignEditor }) {
  const { values, change, isStarted } = editor;
  const { data } = useQuery(scopeQuery);
  const { products, categories, brands } = values;
  const categoryChoices = (data?.categories ?? []).map(({ id, name }) => ({ value: id, name }));
  // A brand that has no more products may stay.
  const allBrands = [...new Set([...(data?.home.allBrands ?? []), ...brands])];
  return (
    <Section title={texts.title} className="surface admin-form">
      <fieldset disabled={isStarted} className="admin-form">
        <p className="note">{texts.help}</p>
        {products.length === 0 ? null : (
          <ul className="place-list" aria-label={texts.list}>
            {products.map(({ id, title, image, state }) => (
              <li key={id} className="found-product">
                <Picture src={image} alt="" className="place-item__picture" />
                <div>
                  <bdi>{title}</bdi>
                  {notes[state] === null ? null : <p className="field__error">{notes[state]}</p>}
                </div>
                <IconButton
                  icon="close"
                  label={texts.remove(title)}
                  onClick={() => {
                    change((current) => ({
                      products: current.products.filter((each) => each.id !== id),
                    }));
                    announce(texts.removed(title));
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <ProductSearch
          chosen={products}
          onAdd={(added) => {
            change((current) => ({ products: [...current.products, added] }));
            announce(texts.added(added.title));
          }}
        />
        <Choices
          legend={texts.categories}
          choices={categoryChoices}
          chosen={categories}
          onChange={(next) => change(() => ({ categories: next }))}
        />
        <Choices
          legend={texts.brands}
          choices={allBrands.map((name) => ({ value: name, name }))}
          chosen={brands}
          onChange={(next) => change(() => ({ brands: next }))}
        />
      </fieldset>
    </Section>
  );
}

type ChoicesProps = {
  legend: string;
  choices: readonly { value: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

function Choices({ legend, choices, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset className="campaign__choices">
      <legend className="field__label">{legend}</legend>
      {choices.map(({ value, name }) => (
        <Checkbox
          key={value}
          label={name}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
          }
        />
      ))}
    </fieldset>
  );
}

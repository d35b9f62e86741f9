import { useQuery } from '@apollo/client/react';

import { graphql } from '../../../generated/admin/index.ts';
import { frCampaigns } from '../../../text/admin/products/campaigns.fr.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Section } from '../../page/Section.tsx';
import { ProductPicker } from '../ProductPicker.tsx';
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
        <ProductPicker
          label={texts.list}
          products={products}
          onChange={(update) => change((current) => ({ products: update(current.products) }))}
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

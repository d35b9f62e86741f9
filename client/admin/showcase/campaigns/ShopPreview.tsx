import { useLazyQuery } from '@apollo/client/react';
import { useState } from 'react';

import { graphql } from '../../../generated/admin/index.ts';
import { frCampaigns } from '../../../text/admin/products/campaigns.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { toastProblem } from '../../apollo/useAdminMutation.ts';
import { instantOf } from '../../form/moroccoTime.ts';
import { Section } from '../../page/Section.tsx';

const previewsQuery = graphql(`
  query AdminShopPreviews($at: DateTime!) {
    shopPreviews(at: $at) {
      language
      url
    }
  }
`);

const { preview: texts } = frCampaigns;

/** Makes links that show the shop as it will be at any time; `start` is what the field of the time begins with. */
export function ShopPreview({ start }: { start: string }) {
  const [clock, setClock] = useState<string | null>(null);
  const [load, { data, loading }] = useLazyQuery(previewsQuery, { fetchPolicy: 'no-cache' });
  const typed = clock ?? start;
  const instant = instantOf(typed);
  const [shownFor, setShownFor] = useState<string | null>(null);
  const show = async () => {
    if (instant === null) return;
    setShownFor(instant);
    const { error } = await load({ variables: { at: instant } });
    if (error) toastProblem(error);
  };
  return (
    <Section title={texts.title} className="surface admin-form">
      <p className="note">{texts.help}</p>
      <div className="campaign__fields">
        <Field
          name="previewAt"
          label={texts.at}
          type="datetime-local"
          value={typed}
          onChange={({ target }) => setClock(target.value)}
        />
      </div>
      <div className="row-2">
        <Button
          variant="secondary"
          aria-disabled={instant === null || loading}
          onClick={() => void show()}
        >
          {texts.show}
        </Button>
      </div>
      {data && shownFor === instant ? (
        <ul className="row-2" aria-label={texts.list}>
          {data.shopPreviews.map(({ language, url }) => (
            <li key={language}>
              <a href={url} target="_blank" rel="noreferrer">
                {texts.in[language]}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

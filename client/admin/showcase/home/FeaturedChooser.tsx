import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { graphql } from '../../../generated/admin/index.ts';
import { frShowcase } from '../../../text/admin/showcase.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { announce } from '../../../ui/feedback/Announcer.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Section } from '../../page/Section.tsx';
import { useRested } from '../../page/useRested.ts';
import { placed, PlaceList } from '../PlaceList.tsx';
import { featuredOf, type Featured } from './homeTexts.ts';
import type { HomeEditor } from './useHomeForm.ts';

const foundQuery = graphql(`
  query AdminHomeProducts($search: String!) {
    products(filter: { search: $search }, first: 6) {
      nodes {
        ...HomeProduct
      }
    }
  }
`);

/** Products of the home page's grid. */
const MOST = 8;

const { places, home } = frShowcase;
const { featured: texts } = home;

const notes = { ON_SALE: null, DRAFT: texts.draft, ARCHIVED: texts.archived } as const;

/** The products of the home page's grid: found by words, in the order that staff give them. */
export function FeaturedChooser({ editor }: { editor: HomeEditor }) {
  const { values, change } = editor;
  const { featured } = values;
  const put = (next: readonly Featured[], announced: string) => {
    change(() => ({ featured: next }));
    announce(announced);
  };
  const find = (id: string) => featured.find((each) => each.id === id);
  return (
    <Section title={texts.title} className="surface admin-form">
      <p className="note">{texts.help(featured.length)}</p>
      {featured.length === 0 ? null : (
        <PlaceList
          label={texts.list}
          items={featured.map(({ id, title, image, state }) => ({
            id,
            title,
            image,
            note:
              notes[state] === null ? undefined : <p className="field__error">{notes[state]}</p>,
          }))}
          onMove={({ id, title }, to) => {
            const item = find(id);
            if (!item) return;
            put(placed(featured, item, to), places.moved(title, (to ?? featured.length - 1) + 1));
          }}
          onRemove={({ id, title }) =>
            put(
              featured.filter((each) => each.id !== id),
              places.removed(title),
            )
          }
        />
      )}
      {featured.length < MOST ? (
        <FoundProducts
          chosen={featured}
          onAdd={(added) =>
            put([...featured, added], texts.added(added.title, featured.length + 1))
          }
        />
      ) : (
        <p className="note">{texts.full}</p>
      )}
    </Section>
  );
}

type FoundProps = { chosen: readonly Featured[]; onAdd: (added: Featured) => void };

function FoundProducts({ chosen, onAdd }: FoundProps) {
  const [text, setText] = useState('');
  const search = useRested(text.trim());
  const { data, previousData } = useQuery(
    foundQuery,
    search === '' ? skipToken : { variables: { search } },
  );
  const shown = text.trim() === '' || search === '' ? undefined : (data ?? previousData);
  const found = (shown?.products.nodes ?? [])
    .filter(({ id }) => chosen.every((each) => each.id !== id))
    .map(featuredOf);
  return (
    <>
      <Field
        name="featuredSearch"
        label={texts.search}
        hint={texts.searchHint}
        type="search"
        maxLength={200}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        // The form is not sent by the search.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <output className="note">{shown && found.length === 0 ? texts.none : null}</output>
      {found.length === 0 ? null : (
        <ul className="place-list" aria-label={texts.found}>
          {found.map((product) => (
            <li key={product.id} className="found-product">
              <Picture src={product.image} alt="" className="place-item__picture" />
              <bdi>{product.title}</bdi>
              <Button
                variant="secondary"
                aria-label={texts.add(product.title)}
                onClick={() => onAdd(product)}
              >
                {texts.addShort}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

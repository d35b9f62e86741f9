import { useQuery } from '@apollo/client/react';

import { fitNames } from '#shared/texts/fields/product-fields.fr.ts';
import type { AdminFitNoteQuery, ProductFit } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';

const texts = frProducts.edit.fitNote;

const fitNoteQuery = graphql(`
  query AdminFitNote($id: ID!) {
    product(id: $id) {
      id
      fitNote {
        tooSmall
        tooLarge
        answers
        delivered
        saidFit
        suggestion
      }
    }
  }
`);

type Note = NonNullable<NonNullable<AdminFitNoteQuery['product']>['fitNote']>;

type Props = {
  productId: string;
  /** The fit in the form. */
  fit: ProductFit | '';
  onSet: (fit: ProductFit) => void;
};

/** Shows what shoppers say of the size, once enough of them do; a press writes it into the form. */
export function FitNote({ productId, fit, onSet }: Props) {
  const { data } = useQuery(fitNoteQuery, {
    variables: { id: productId },
    fetchPolicy: 'cache-and-network',
  });
  const note = data?.product?.fitNote;
  if (!note) return null;
  const { suggestion } = note;
  return (
    <section className="fit-note" aria-label={texts.title}>
      <p className="note">{sentenceOf(note)}</p>
      {suggestion === null || suggestion === fit ? null : (
        <Button variant="secondary" onClick={() => onSet(suggestion)}>
          {texts.set(fitNames[suggestion])}
        </Button>
      )}
    </section>
  );
}

function sentenceOf({ tooSmall, tooLarge, answers, delivered, saidFit }: Note): string {
  const [small, large] = [texts.small(tooSmall, answers), texts.large(tooLarge, answers)];
  const why = tooLarge > tooSmall ? [large, small] : [small, large];
  const [first = '', ...rest] = [...why, texts.delivered(delivered)];
  const begun = saidFit === null ? first : texts.says(fitNames[saidFit], first);
  return [begun, ...rest].join(' · ');
}

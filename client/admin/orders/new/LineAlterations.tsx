import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { graphql } from '../../../generated/admin/index.ts';
import { frNewOrder as texts } from '../../../text/admin/orders/new-order.fr.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import {
  boundsOf,
  describeOffered,
  type OfferedAlteration,
} from '../../../ui/format/offeredAlteration.ts';
import { nameOf, withToggled, type NewLine } from './newOrder.ts';
import type { NewOrderForm } from './useNewOrder.ts';

const offeredQuery = graphql(`
  query AdminOfferedAlterations($id: ID!) {
    product(id: $id) {
      id
      offeredAlterations {
        ...Alteration_alteration
      }
    }
  }
`);

type Props = { form: NewOrderForm; line: NewLine; at: number };

/** Shows nothing for a product that offers none. Those that were ticked stay, so that they can be unticked. */
export function LineAlterations({ form, line, at }: Props) {
  const { data } = useQuery(offeredQuery, { variables: { id: line.productId } });
  const path = `lines.${at}.alterations` as const;
  const refused = form.errorOf(`${path}.0.id`);
  const hasProblem = line.alterations.some(
    (_, place) => form.errorOf(`${path}.${place}.text`) !== undefined,
  );
  const [isOpen, setIsOpen] = useState(line.alterations.length > 0);
  const offered: readonly OfferedAlteration[] = data?.product?.offeredAlterations ?? [];
  const gone = line.alterations.filter(({ id }) => !offered.some((each) => each.id === id));
  if (offered.length + gone.length === 0) return null;

  const toggle = (alteration: OfferedAlteration) =>
    form.change(({ lines }) => ({
      lines: lines.map((each) => (each.id === line.id ? withToggled(each, alteration) : each)),
    }));

  return (
    <details
      className="order-line__alterations"
      open={isOpen || hasProblem || refused !== undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary aria-label={texts.alterationsOf(nameOf(line))}>{texts.alterations}</summary>
      {[...offered, ...gone].map((alteration) => {
        const place = line.alterations.findIndex(({ id }) => id === alteration.id);
        const isTicked = place !== -1;
        return (
          <div key={alteration.id} className="order-line__alteration">
            <CheckboxField
              label={describeOffered(alteration)}
              checked={isTicked}
              error={place === 0 ? refused : undefined}
              onChange={() => toggle(alteration)}
            />
            {isTicked && alteration.measure ? (
              <Field
                {...form.field(`${path}.${place}.text`)}
                label={alteration.measure.name}
                hint={boundsOf(alteration.measure)}
                inputMode="decimal"
                autoComplete="off"
              />
            ) : null}
          </div>
        );
      })}
    </details>
  );
}

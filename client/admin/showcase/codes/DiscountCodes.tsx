import { useQuery } from '@apollo/client/react';

import { formatMoney } from '#shared/money.format.ts';
import { frCodes as texts } from '../../../text/admin/products/codes.fr.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Table, type Column } from '../../../ui/table/Table.tsx';
import { ListLink } from '../../list/ListLink.tsx';
import { adminPaths } from '../../page/adminPaths.ts';
import { Loaded, liveQuery } from '../../page/Loaded.tsx';
import { Section } from '../../page/Section.tsx';
import { codesQuery, describeGain, describePeriod, type EditedCode } from './code.ts';

const { columns: titles } = texts;

const columns: readonly Column<EditedCode>[] = [
  {
    title: titles.code,
    shape: 'title',
    cell: ({ id, code }) => (
      <ListLink to={adminPaths.discountCode(id)}>
        <bdi>{code}</bdi>
      </ListLink>
    ),
  },
  { title: titles.gives, cell: describeGain },
  { title: titles.period, cell: describePeriod },
  { title: titles.used, cell: ({ usedCount, limit }) => texts.used(usedCount, limit) },
  { title: titles.saving, cell: ({ sales }) => texts.saving(formatMoney(sales.saving.amount)) },
  { title: titles.sold, shape: 'end', cell: ({ sales }) => formatMoney(sales.amount.amount) },
];

const statuses = ['RUNNING', 'COMING', 'ENDED'] as const;

/** The codes: what runs now, what comes, what ended, and what each sold. */
export function DiscountCodes() {
  const result = useQuery(codesQuery, liveQuery);
  return (
    <div className="stack-5">
      <p className="showcase__help">{texts.help}</p>
      <div>
        <ButtonLink to={adminPaths.newDiscountCode()}>{texts.add}</ButtonLink>
      </div>
      <Loaded result={result}>
        {({ discountCodes }) =>
          discountCodes.length === 0 ? (
            <p className="admin-empty">{texts.none}</p>
          ) : (
            statuses.map((status) => {
              const rows = discountCodes.filter((code) => code.status === status);
              return rows.length === 0 ? null : (
                <Section key={status} title={texts.statuses[status]} className="">
                  <Table
                    label={texts.statuses[status]}
                    columns={columns}
                    rows={rows}
                    keyOf={({ id }) => id}
                  />
                </Section>
              );
            })
          )
        }
      </Loaded>
    </div>
  );
}

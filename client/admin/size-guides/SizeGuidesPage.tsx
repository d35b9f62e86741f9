import { frProducts } from '../../text/admin/products/products.fr.ts';
import { frSizeGuides as texts } from '../../text/admin/products/size-guides.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import type { Column } from '../../ui/table/Table.tsx';
import { ListLink } from '../list/ListLink.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { liveQuery } from '../page/Loaded.tsx';
import { sizeGuidesQuery, type SizeGuide } from './sizeGuide.ts';

const columns: readonly Column<SizeGuide>[] = [
  {
    title: texts.columns.title,
    shape: 'title',
    cell: ({ id, title }) => <ListLink to={adminPaths.sizeGuide(id)}>{title}</ListLink>,
  },
  {
    title: texts.columns.sizes,
    cell: ({ rows }) => rows.map(([size]) => size).join(', '),
  },
  {
    title: texts.columns.products,
    cell: ({ productCount }) => frProducts.list.count(productCount),
    shape: 'end',
    isUnbroken: true,
  },
];

/** `/admin/size-guides` */
export function SizeGuidesPage() {
  return (
    <ListPage
      title={texts.title}
      back={{ to: adminPaths.products(), label: frProducts.edit.back }}
      actions={<ButtonLink to={adminPaths.newSizeGuide()}>{texts.add}</ButtonLink>}
      query={sizeGuidesQuery}
      request={() => liveQuery}
      list={({ sizeGuides }) => ({ nodes: sizeGuides, totalCount: sizeGuides.length })}
      count={texts.count}
      empty={{ none: texts.none }}
      columns={columns}
    />
  );
}

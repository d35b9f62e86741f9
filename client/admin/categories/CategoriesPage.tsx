import { TRANSLATIONS } from '#shared/language.ts';
import { frCategories as texts } from '../../text/admin/products/categories.fr.ts';
import { frTranslations, labels } from '../../text/admin/labels.fr.ts';
import { frProducts } from '../../text/admin/products/products.fr.ts';
import { frSizeGuides } from '../../text/admin/products/size-guides.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import type { Column } from '../../ui/table/Table.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { ListLink } from '../list/ListLink.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { liveQuery } from '../page/Loaded.tsx';
import { categoriesQuery, textIn, type Category } from './categoryTexts.ts';

const columns: readonly Column<Category>[] = [
  {
    title: labels.field.name,
    shape: 'title',
    cell: ({ id, name }) => <ListLink to={adminPaths.category(id)}>{name}</ListLink>,
  },
  ...TRANSLATIONS.map((language) => ({
    title: labels.language[language],
    cell: (category: Category) => {
      const name = textIn(language, 'name', category);
      return name === '' ? frTranslations.tab(language, { missing: 1 }) : <bdi>{name}</bdi>;
    },
  })),
  {
    title: texts.products,
    cell: ({ productCount }) => frProducts.list.count(productCount),
    shape: 'end',
  },
];

export function CategoriesPage() {
  return (
    <ListPage
      title={texts.title}
      back={{ to: adminPaths.products(), label: frProducts.edit.back }}
      actions={
        <>
          <ButtonLink variant="quiet" to={adminPaths.optionWords()}>
            {texts.words.title}
          </ButtonLink>
          <ButtonLink variant="quiet" to={adminPaths.sizeGuides()}>
            {frSizeGuides.title}
          </ButtonLink>
          <ButtonLink to={adminPaths.newCategory()}>{texts.add}</ButtonLink>
        </>
      }
      query={categoriesQuery}
      request={() => liveQuery}
      list={({ categories }) => ({ nodes: categories, totalCount: categories.length })}
      count={texts.count}
      empty={{ none: texts.none }}
      columns={columns}
    />
  );
}

import { frProducts } from '../../text/fr.admin.products.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import { useFilterAddress, withParameter } from '../page/useFilterAddress.ts';
import { filterNames, readFilters, viewLabels, views } from './list/productFilters.ts';
import { ProductResults } from './list/ProductResults.tsx';
import { StockAlerts } from './list/StockAlerts.tsx';

const { list, title } = frProducts;

export function ProductsPage() {
  const address = useFilterAddress();
  const { view } = readFilters(address.parameters);
  return (
    <PageFrame
      title={title}
      actions={<ButtonLink to={adminPaths.newProduct()}>{list.add}</ButtonLink>}
    >
      <TabLinks
        label={list.views}
        tabs={views.map((each) => ({
          label: viewLabels[each],
          to: withParameter(address.parameters, filterNames.view, each),
          isCurrent: each === view,
        }))}
      />
      {view === 'alertes' ? <StockAlerts /> : <ProductResults address={address} />}
    </PageFrame>
  );
}

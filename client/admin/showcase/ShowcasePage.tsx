import { useLocation } from 'react-router-dom';

import { frCampaigns } from '../../text/admin/products/campaigns.fr.ts';
import { frCodes } from '../../text/admin/products/codes.fr.ts';
import { frShowcase } from '../../text/admin/products/showcase.fr.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import { CampaignList } from './campaigns/CampaignList.tsx';
import { DiscountCodes } from './codes/DiscountCodes.tsx';
import { HomeForm } from './home/HomeForm.tsx';
import { ProductOrder } from './order/ProductOrder.tsx';
import './Showcase.css';

const { title, parts, order, home } = frShowcase;

const tabs = [
  { label: order.title, to: adminPaths.showcase(), Content: ProductOrder },
  { label: home.title, to: adminPaths.showcaseHome(), Content: HomeForm },
  { label: frCampaigns.title, to: adminPaths.campaigns(), Content: CampaignList },
  { label: frCodes.title, to: adminPaths.discountCodes(), Content: DiscountCodes },
];

/** `/admin/showcase` and the lists below it: one script, which nothing else needs. */
export function ShowcasePage() {
  const { pathname } = useLocation();
  const shown = tabs.find(({ to }) => to === pathname) ?? tabs[0];
  return (
    <PageFrame title={title}>
      <div className="showcase__parts">
        <TabLinks
          label={parts}
          tabs={tabs.map(({ label, to }) => ({ label, to, isCurrent: to === shown?.to }))}
        />
      </div>
      {shown ? <shown.Content /> : null}
    </PageFrame>
  );
}

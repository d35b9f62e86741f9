import { lazyPage } from '../../apollo/lazyPage.ts';

/** Loads what the pages of campaigns add to the list: a script of its own. */
export const lazyCampaignList = lazyPage(
  async () => (await import('./CampaignList.tsx')).CampaignList,
);

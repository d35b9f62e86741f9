import './site.css';

import { base as buildBase } from '../../page/prefix.ts';
import { demoTexts } from '../demo.fr.ts';
import { mountPanel } from '../panel/mountPanel.tsx';
import { connect } from '../page/connection.ts';
import { installFetch } from '../page/install.ts';
import { changes } from '../../../server/generated/zone.ts';
import { dayOf, writePromise } from '#shared/page-day.ts';
import { CUT_OFF_HOUR, DELIVERY_DAYS } from '#shared/policies.ts';
import { clockText, offsetIn } from '../../../server/shared/zone/zone.rules.ts';
import { promiseOf } from '../../../server/delivery/promise/promise.rules.ts';
import { neutralShop } from '#shared/shop/neutral-shop.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import { themeStyle } from '#shared/theme.ts';
import { language } from '../../text/language.fr.ts';
import { demoName, isShopEmpty, readLook } from '../page/stored.ts';
import { seedShop } from './seedShop.ts';
import type * as shopModule from '../main.ts';

const offsetAt = offsetIn(changes);
const nowInMorocco = () => clockText(Date.now(), offsetAt(Date.now()));

/** Path of the shop's own module, which another build makes. */
declare const shopModulePath: string;

/** Opens the shop in the page, then the page's own script. */
export function openPage(load: () => Promise<unknown>, hasPanel = true): void {
  document.documentElement.dataset['day'] = dayOf(nowInMorocco());
  document.documentElement.dataset['promise'] = writePromise(
    promiseOf(new Date(), DELIVERY_DAYS, { cutOffHour: CUT_OFF_HOUR, closedDays: [] }),
  );
  const base = new URL(buildBase, location.href);
  showShop(base);
  const shopUrl = new URL(shopModulePath, base).href;
  const loadShop = (): Promise<typeof shopModule> => import(/* @vite-ignore */ shopUrl);

  const connection = connect(base, loadShop);
  installFetch(connection, base);

  // After a new version of the folder, an old document names scripts that are gone.
  load().catch(showProblem);
  connection.then((opened) => (hasPanel ? mountPanel(opened) : undefined), showProblem);
}

/** Says whose shop the page is of, as a server does in the pages that it sends. */
function showShop(base: URL): void {
  const look = readLook(demoName(base));
  // An earlier version of the demo may have stored fewer fields.
  const shop: PageShop = {
    ...(isShopEmpty() ? neutralShop(language) : seedShop()),
    ...look?.shops[language],
  };
  document.documentElement.dataset['shop'] = JSON.stringify(shop);
  document.title = demoTexts.documentTitle(shop.name);
  const start = document.querySelector('.demo-start');
  if (start) start.textContent = shop.name;
  if (!look?.colours) return;
  const style = document.createElement('style');
  style.textContent = themeStyle(look.colours);
  // In the body it follows the theme's own styles, which are loaded later and whose tokens it replaces.
  document.body.append(style);
}

function showProblem(error: unknown): void {
  reportError(error);
  const problem = document.createElement('p');
  problem.className = 'demo-start';
  problem.setAttribute('role', 'alert');
  problem.textContent = demoTexts.failed;
  document.body.prepend(problem);
}

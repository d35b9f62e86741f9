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
import { language } from '../../text/language.fr.ts';
import { isShopEmpty } from '../page/stored.ts';
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
  document.documentElement.dataset['shop'] = JSON.stringify(
    isShopEmpty() ? neutralShop(language) : seedShop(),
  );
  const base = new URL(buildBase, location.href);
  const shopUrl = new URL(shopModulePath, base).href;
  const loadShop = (): Promise<typeof shopModule> => import(/* @vite-ignore */ shopUrl);

  const connection = connect(base, loadShop);
  installFetch(connection, base);

  // After a new version of the folder, an old document names scripts that are gone.
  load().catch(showProblem);
  connection.then((opened) => (hasPanel ? mountPanel(opened) : undefined), showProblem);
}

function showProblem(error: unknown): void {
  reportError(error);
  const problem = document.createElement('p');
  problem.className = 'demo-start';
  problem.setAttribute('role', 'alert');
  problem.textContent = demoTexts.failed;
  document.body.prepend(problem);
}

import './site.css';

import { base as buildBase } from '../../page/base.ts';
import { frDemo } from '../../text/demo.fr.ts';
import { mountPanel } from '../panel/mountPanel.tsx';
import { connect } from '../page/connection.ts';
import { installFetch } from '../page/install.ts';
import type * as shopModule from '../main.ts';

/** Of the shop's own module, which another build makes. */
declare const shopModulePath: string;

const base = new URL(buildBase, location.href);
const shopUrl = new URL(shopModulePath, base).href;
const loadShop = (): Promise<typeof shopModule> => import(/* @vite-ignore */ shopUrl);

const connection = connect(base, loadShop);
installFetch(connection, base);

/** A static host sends this one document at every address. */
const path = location.pathname.slice(base.pathname.length);
const isSandbox = /^graphql(?:\/|$)/.test(path);
const page = isSandbox
  ? import('../../sandbox/main.tsx')
  : /^admin(?:\/|$)/.test(path)
    ? import('./admin.tsx')
    : import('./shop.tsx');
// After a new version of the folder, an old document names scripts that are gone.
page.catch(showProblem);

connection.then(
  // The sandbox has a look of its own, without the shop's styles.
  (opened) => (isSandbox ? undefined : mountPanel(opened)),
  showProblem,
);

function showProblem(error: unknown): void {
  reportError(error);
  const problem = document.createElement('p');
  problem.className = 'demo-start';
  problem.setAttribute('role', 'alert');
  problem.textContent = frDemo.failed;
  document.body.prepend(problem);
}

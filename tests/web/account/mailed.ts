import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import {
  expect,
  startBuiltShop,
  test as base,
  type RunningShop,
} from '../../support/browser/browser.ts';

const inFolder = base.extend<{ folder: string }>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the dependencies from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'belle-vue-mailed-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'file' },
  ],
});

/** As the web tests' `test`, in a shop that writes its mails into `folder`. */
export const test = inFolder.extend<{ shop: RunningShop }>({
  shop: [
    async ({ folder }, use) => {
      const shop = await startBuiltShop({ DATA_DIR: folder });
      await use(shop);
      await shop.close();
    },
    { scope: 'file' },
  ],
});

/** The links to this page in the mails to an address. */
async function linksTo(folder: string, email: string, path: string): Promise<readonly string[]> {
  const outbox = join(folder, 'outbox');
  const files = await readdir(outbox).catch(() => []);
  const found: string[] = [];
  for (const file of files) {
    const { to, text = '' } = await PostalMime.parse(await readFile(join(outbox, file)));
    const [link] = new RegExp(`http:\\S+${path}\\?token=\\S+`).exec(text) ?? [];
    if (link !== undefined && to?.some(({ address }) => address === email)) found.push(link);
  }
  return found;
}

/** Waits for the mail to this address with a link to this page. */
export async function mailedLink(folder: string, email: string, path: string): Promise<string> {
  const links = () => linksTo(folder, email, path).catch(() => []);
  await expect.poll(links, { timeout: 15_000 }).toHaveLength(1);
  const [link = ''] = await links();
  return link;
}

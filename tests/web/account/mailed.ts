import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, type RunningShop } from '../../support/browser/browser.ts';

/** The links to this page in the mails to an address. */
async function linksTo(
  { folder }: RunningShop,
  email: string,
  path: string,
): Promise<readonly string[]> {
  const outbox = join(folder ?? '', 'outbox');
  const files = await readdir(outbox).catch(() => []);
  const found: string[] = [];
  for (const file of files) {
    const { to, text = '' } = await PostalMime.parse(await readFile(join(outbox, file)));
    const [link] = new RegExp(`http:\\S+${path}\\?(?:token|appareil)=\\S+`).exec(text) ?? [];
    if (link !== undefined && to?.some(({ address }) => address === email)) found.push(link);
  }
  return found;
}

/** Waits for the mail to this address with a link to this page. */
export async function mailedLink(shop: RunningShop, email: string, path: string): Promise<string> {
  const links = () => linksTo(shop, email, path).catch(() => []);
  await expect.poll(links).toHaveLength(1);
  const [link = ''] = await links();
  return link;
}

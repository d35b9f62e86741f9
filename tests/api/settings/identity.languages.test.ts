import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Message } from '../../../server/mail/message.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { startShop } from '../../support/shop/shop.ts';
import { saveIdentity } from './identity.documents.ts';

const folder = await mkdtemp(join(tmpdir(), 'shop-languages-'));
for (const name of ['index.html', 'index.ar.html', 'index.en.html']) {
  await writeFile(join(folder, name), `<!doctype html><html><title>${name}</title>`);
}
const shop = await startShop({ clientFolder: folder, isSandboxOn: false });
const owner = await openAdmin(shop);
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const answerAt = async (path: string) => {
  const response = await fetch(shop.url + path, { redirect: 'manual' });
  return [response.status, response.headers.get('location')];
};

/** The languages of the mails that are due, as their HTML says. */
async function languagesOfMails() {
  const sent: Message[] = [];
  await shop.sendMails({ send: async (message) => void sent.push(message), close: () => {} });
  return sent.map(({ html }) => /<html lang="(\w+)"/.exec(html)?.[1]);
}

const requestMail = (email: string) =>
  shop.graphql(
    `mutation ($email: String!) @inContext(language: AR) {
      requestPasswordReset(email: $email) { userErrors { code } }
    }`,
    { email },
  );

describe('a language that is not on sale', () => {
  test('has no pages, but leads to the French ones, and is on sale again at any time', async () => {
    const addresses = ['/ar', '/ar/products?category=Robes', '/ar/cart'];
    for (const path of addresses) expect(await answerAt(path)).toEqual([200, null]);
    await saveIdentity(owner, { languages: ['EN'] });
    expect(await Promise.all(addresses.map(answerAt))).toEqual([
      [302, '/'],
      [302, '/products?category=Robes'],
      [302, '/cart'],
    ]);
    expect(await answerAt('/en')).toEqual([200, null]);
    await saveIdentity(owner, { languages: null });
    expect(await answerAt('/ar')).toEqual([200, null]);
  });

  test('is that of no answer and of no page that is missing', async () => {
    await saveIdentity(owner, { languages: null });
    const categoriesIn = async (language: string) => {
      const query = `query @inContext(language: ${language}) { categories { name } }`;
      const { data } = await shop.graphql<{ categories: ReadonlyArray<{ name: string }> }>(query);
      return data.categories.map(({ name }) => name);
    };
    const missing = async () => {
      const answer = await fetch(`${shop.url}/ar/nulle-part`);
      return [answer.status, /<title>(.*?)</.exec(await answer.text())?.[1]];
    };
    const french = await categoriesIn('FR');
    expect(await categoriesIn('AR')).not.toEqual(french);
    expect(await missing()).toEqual([404, 'index.ar.html']);
    await saveIdentity(owner, { languages: ['EN'] });
    expect(await categoriesIn('AR')).toEqual(french);
    expect(await categoriesIn('EN')).not.toEqual(french);
    expect(await missing()).toEqual([404, 'index.html']);
    await saveIdentity(owner, { languages: null });
  });

  test('is named neither by the API nor by the list of addresses', async () => {
    const named = async () => {
      const { data } = await shop.graphql<{
        shop: { languages: ReadonlyArray<{ code: string }> };
      }>('{ shop { languages { code } } }');
      const xml = await (await fetch(`${shop.url}/sitemap.xml`)).text();
      return {
        api: data.shop.languages.map(({ code }) => code),
        addresses: [...new Set(Array.from(xml.matchAll(/hreflang="([\w-]+)"/g), ([, tag]) => tag))],
      };
    };
    expect(await named()).toEqual({
      api: ['FR', 'AR', 'EN'],
      addresses: ['fr', 'ar', 'en', 'x-default'],
    });
    await saveIdentity(owner, { languages: ['AR'] });
    expect(await named()).toEqual({ api: ['FR', 'AR'], addresses: ['fr', 'ar', 'x-default'] });
  });

  test('is that of no mail: who chose it before gets French ones', async () => {
    await saveIdentity(owner, { languages: null });
    const { email } = await shop.customer();
    await languagesOfMails();
    await requestMail(email);
    expect(await languagesOfMails()).toEqual(['ar']);
    await requestMail(email);
    await saveIdentity(owner, { languages: ['FR'] });
    expect(await languagesOfMails()).toEqual(['fr']);
  });
});

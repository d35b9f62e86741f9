import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { backOfficeTest as test, logIn } from '../../support/browser/back-office.ts';
import { expect } from '../../support/browser/browser.ts';
import { pictureFile } from './products.steps.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Produits dans l’ordre' });
const titlesIn = (page: Page) => list(page).locator('bdi').allTextContents();
async function expectFirst(page: Page, ...titles: readonly string[]): Promise<void> {
  await expect.poll(async () => (await titlesIn(page)).slice(0, titles.length)).toEqual(titles);
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openOrder(page: Page, category?: string): Promise<readonly string[]> {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Vitrine' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vitrine');
  if (category !== undefined) await page.getByLabel('Liste').selectOption({ label: category });
  await expect(list(page).getByRole('listitem').first()).toBeVisible();
  return titlesIn(page);
}

/** Reads the titles of the shop's list as its pages show them. */
async function shopTitles(page: Page, url: string, search = ''): Promise<readonly string[]> {
  const html = await (await page.request.get(`${url}/products${search}`)).text();
  return Array.from(
    html.matchAll(/<h3[^>]*product-card__title[^>]*>(.*?)<\/h3>/gs),
    ([, text = '']) => text.replace(/<[^>]+>/g, ''),
  );
}

test.beforeEach(async ({ page, url }) => {
  await logIn(page, url);
});

describe('the order of products', () => {
  test('is changed by keys, with the focus on the button and the place said', async ({
    page,
    url,
  }) => {
    const [first = '', second = '', third = ''] = await openOrder(page);
    await button(page, `Descendre «\u00a0${first}\u00a0»`).focus();
    await page.keyboard.press('Enter');
    await expectFirst(page, second, first, third);
    await expect(page.getByText(`«\u00a0${first}\u00a0»\u00a0: place 2.`)).toBeAttached();
    await expect(button(page, `Descendre «\u00a0${first}\u00a0»`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectFirst(page, second, third, first);
    await button(page, `Placer «\u00a0${third}\u00a0» en tête`).press('Enter');
    await expectFirst(page, third, second, first);
    await button(page, `Monter «\u00a0${first}\u00a0»`).press('Enter');
    await expectFirst(page, third, first, second);
    await expect(button(page, `Monter «\u00a0${third}\u00a0»`)).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect
      .poll(async () => (await shopTitles(page, url)).slice(0, 3))
      .toEqual([third, first, second]);
  });

  test('is changed by dragging, in one category alone', async ({ page, url }) => {
    const before = await openOrder(page, 'Robes');
    const [first = '', , third = ''] = before;
    const row = (title: string) => list(page).getByRole('listitem').filter({ hasText: title });
    await row(third).dragTo(row(first));
    await expectFirst(page, third, first);
    await expect
      .poll(async () => (await shopTitles(page, url, '?category=Robes')).slice(0, 2))
      .toEqual([third, first]);
    await page.reload();
    await expectFirst(page, third, first);
  });

  describe('on a phone', () => {
    test.override({ width: 375 });

    test('has buttons that fit, and puts a product at the end', async ({ page }) => {
      await page.goto('/admin/showcase');
      await expect(list(page).getByRole('listitem').first()).toBeVisible();
      const before = await titlesIn(page);
      const title = before[4] ?? '';
      const end = button(page, `Placer «\u00a0${title}\u00a0» à la fin`);
      const box = await end.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await end.tap();
      await expect.poll(async () => (await titlesIn(page)).at(-1)).toBe(title);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  });
});

describe('the home page', () => {
  test('is prepared, previewed, put online in three languages and taken back', async ({
    page,
    url,
    context,
  }) => {
    const read = async (path: string) => (await page.request.get(url + path)).text();
    const original = await read('/');
    await page.goto('/admin/showcase/home');
    await page.getByLabel('Ajouter un produit').fill('caftan');
    await button(page, 'Ajouter «\u00a0Caftan en velours grenat\u00a0»').click();
    await button(page, 'Ajouter «\u00a0Caftan Céleste\u00a0»').click();
    await button(page, 'Monter «\u00a0Caftan Céleste\u00a0»').click();
    const group = (name: string) => page.getByRole('region', { name, exact: true });
    await group('Haut de la page').getByLabel('Titre', { exact: true }).fill('Nos soirées d’hiver');
    await page.getByRole('tab', { name: 'Arabe' }).click();
    await group('Haut de la page, en arabe')
      .getByLabel('Titre', { exact: true })
      .fill('سهراتنا الشتوية');
    await page.getByLabel('Lunettes', { exact: true }).uncheck();
    await expect(page.getByText('Enregistrez d’abord ce qui est saisi.')).toBeVisible();
    await button(page, 'Enregistrer').click();
    await expect(page.getByText('Des changements attendent')).toBeVisible();
    expect(await read('/')).toBe(original);

    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'En arabe' }).click();
    const preview = await opened;
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('سهراتنا الشتوية');
    await expect(preview.getByText('معاينة')).toBeVisible();
    await expect(preview.getByRole('article')).toHaveCount(2);
    await preview.close();

    await button(page, 'Mettre en ligne').click();
    await expect(page.getByText('est en ligne telle que')).toBeVisible();
    const [fr, ar, en] = [await read('/'), await read('/ar'), await read('/en')];
    expect(fr).toContain('<h1 class="hero__title">Nos soirées d’hiver</h1>');
    expect(ar).toContain('سهراتنا الشتوية');
    // English has its own title, which was not changed.
    expect(en).toContain('The light of Rabat, to wear.');
    expect(fr.indexOf('Caftan Céleste')).toBeLessThan(fr.indexOf('Caftan en velours grenat'));
    expect(fr).not.toContain('Nos lunettes');

    await button(page, 'Une étape en arrière').click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'Une étape en arrière' })
      .click();
    await expect(page.getByText('Des changements attendent')).toBeVisible();
    expect(await read('/')).toBe(original);
    await page.getByRole('tab', { name: 'Français' }).click();
    await expect(group('Haut de la page').getByLabel('Titre', { exact: true })).toHaveValue(
      'Nos soirées d’hiver',
    );
  });

  test('shows another picture once it is online', async ({ page, url }) => {
    await page.goto('/admin/showcase/home');
    const part = page.getByRole('region', { name: 'Photo du haut de la page' });
    const file = await pictureFile(page, 'rue.png', { width: 900, height: 1100, colour: 'teal' });
    await part.getByLabel('Choisir une photo').setInputFiles([file]);
    await part.getByLabel('Texte alternatif').fill('Une rue de la médina');
    await part.getByRole('button', { name: 'Envoyer la photo' }).click();
    await expect(part.getByRole('img', { name: 'Une rue de la médina' })).toBeVisible();
    await button(page, 'Mettre en ligne').click();
    await expect(page.getByText('est en ligne telle que')).toBeVisible();
    const html = await (await page.request.get(`${url}/`)).text();
    expect(html).toContain('alt="Une rue de la médina"');
    expect(html).not.toContain('/images/hero.svg');
    // What was published by this test is taken back for the others.
    await part.getByRole('button', { name: 'Retirer la photo' }).click();
    await button(page, 'Enregistrer').click();
    await expect(page.getByText('Des changements attendent')).toBeVisible();
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { findFaults } from '../../audit/axe.ts';
import { expect } from '../../support/browser/browser.ts';
import { runBuild } from '../../support/build.ts';
import { DEMO_BASE } from '../../support/demo/demoBase.ts';
import { demoTest, demoTestAt } from '../../support/demo/demoTest.ts';

const guest = {
  'الاسم الكامل': 'سلمى بنيس',
  الهاتف: '06 12 34 56 78',
  'البريد الإلكتروني (اختياري)': 'salma@exemple.ma',
  الشارع: '12، زنقة القناصل',
  المدينة: 'الرباط',
  الجهة: 'الرباط سلا القنيطرة',
  'الرمز البريدي': '10000',
};

let rootFolder = '';
const rootTest = demoTestAt('/', () => rootFolder);

describe('at the root of a host', () => {
  beforeAll(async () => {
    rootFolder = await mkdtemp(join(tmpdir(), 'belle-vue-demo-'));
    await runBuild('demo', '--base', '/', '--outDir', rootFolder);
  });
  afterAll(() => rm(rootFolder, { recursive: true }));
  testsAt('/', rootTest);
});

describe('in a folder of a host', () => {
  testsAt(DEMO_BASE, demoTest);
});

function testsAt(base: string, test: typeof demoTest): void {
  test('an Arabic page is opened by its address, and again by a reload', async ({ page, url }) => {
    const { origin } = new URL(url);
    const address = `${origin}${base}ar/products/caftan-celeste?variante=x#avis`;
    await page.goto(address);
    const html = page.locator('html[lang="ar"][dir="rtl"]');
    const heading = html.getByRole('heading', { level: 1, name: 'قفطان سماوي' });
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(address);

    const bar = page.getByRole('navigation', { name: 'التنقل الرئيسي' });
    await bar.getByRole('link', { name: 'الرئيسية' }).click();
    await expect(page).toHaveURL(`${origin}${base}ar/`);
    await page.goBack();
    await expect(heading).toBeVisible();
  });

  test('the switch keeps the page, its filters and the cart', async ({ page, url }) => {
    const { origin } = new URL(url);
    await page.goto('products?category=Lunettes&sort=prix-croissant');
    const card = page.getByRole('article').first();
    await card.getByRole('button', { name: 'Ajouter au Panier' }).click();
    await expect(card.getByRole('link', { name: 'Voir le Panier' })).toBeVisible();
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(
      `${origin}${base}ar/products?category=Lunettes&sort=prix-croissant`,
    );
    await expect(page.getByRole('checkbox', { name: 'النظارات' })).toBeChecked();

    await header.getByRole('link', { name: 'السلة' }).click();
    const lines = page.getByRole('main').getByRole('article');
    await expect(lines).toHaveCount(1);
    await header.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${origin}${base}en/cart`);
    await expect(lines).toHaveCount(1);
    await header.getByRole('link', { name: 'HOME', exact: true }).click();
    await header.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(origin + base);
    await header.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(`${origin}${base}ar/`);
  });

  test('a guest orders in Arabic; the mail is Arabic, and so is the page that it opens', async ({
    page,
    url,
  }) => {
    await page.goto('ar/products/caftan-celeste');
    await page.getByRole('button', { name: 'أضف إلى السلة' }).first().click();
    await page.getByRole('banner').getByRole('link', { name: 'السلة' }).click();
    await page.getByRole('link', { name: 'إتمام الطلب', exact: true }).click();
    for (const [label, text] of Object.entries(guest)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await page.getByRole('button', { name: 'تأكيد طلبيتي' }).click();
    await expect(page.getByRole('heading', { name: /^تم تأكيد الطلبية!/ })).toBeVisible();

    await page.getByRole('button', { name: 'لوحة العرض رسالة جديدة واحدة' }).click();
    const panel = page.getByRole('dialog', { name: 'العرض التجريبي' });
    await expect(panel.getByRole('link', { name: 'المتجر' })).toHaveAttribute('href', `${base}ar/`);
    await expect(panel.getByRole('link', { name: /^الإدارة/ })).toHaveAttribute(
      'href',
      `${base}admin`,
    );
    expect(await findFaults(page)).toEqual([]);
    await panel.getByRole('button', { name: /تم تسجيل طلبيتك BV-.*salma@exemple\.ma/ }).click();
    const mail = panel.frameLocator('iframe');
    await expect(mail.getByText('قفطان سماوي').first()).toBeVisible();
    const opened = page.context().waitForEvent('page');
    await mail.getByRole('link', { name: /طلبي/ }).first().click();
    const tracked = await opened;
    await expect(tracked.getByRole('heading', { level: 1, name: /^الطلبية BV-/ })).toBeVisible();
    expect(tracked.url().startsWith(`${url}ar/track/`)).toBe(true);
  });

  test('an address without a page is said to be so in its language', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    for (const path of ['ar/admin', 'ar/graphql', 'ar/ar/products', 'ar/api/products']) {
      await page.goto(path);
      await expect(heading).toHaveText('عذراً! الصفحة المطلوبة غير موجودة.');
    }
    await page.goto('de/products');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(heading).toContainText('page');
  });
}

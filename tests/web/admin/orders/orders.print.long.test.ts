import type { Page } from '@playwright/test';
import { expect } from '../../../support/browser/browser.ts';
import { openAdminAt, test } from '../../../support/shop/back-office.ts';
import { numberOf, OUT_OF_STOCK, VANISHED } from '../../../support/shop/past-orders.ts';
import { expectSound } from '../sound.steps.ts';

type Known = Parameters<typeof numberOf>[0];

const papers = (page: Page) => page.getByRole('main').getByRole('article');

const pathOf = (paper: 'packing-slips' | 'courier-sheet', ...ids: readonly string[]) =>
  `/admin/orders/${paper}?ids=${ids.join(',')}`;

/** Opens what a link of the selection leads to, in its own tab. */
async function openPaper(page: Page, ids: readonly Known[], link: string): Promise<Page> {
  for (const id of ids) {
    const box = page.getByRole('checkbox', { name: numberOf(id), exact: true });
    // On a phone the bar of the selection may cover it.
    if (!(await box.isChecked())) await box.press('Space');
  }
  const opened = page.waitForEvent('popup');
  await page.getByRole('region', { name: 'Sélection' }).getByRole('link', { name: link }).click();
  return opened;
}

async function pageCount(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

for (const width of [375, 1280]) {
  const testAt = test.extend({ width });

  testAt(
    `the list says cash or card, and prints what is selected, ${width} px wide`,
    async ({ page }) => {
      await openAdminAt(page, '/admin/orders');
      const row = (id: Known) => page.getByRole('row').filter({ hasText: numberOf(id) });
      await expect(row('waiting')).toContainText('À encaisser');
      await expect(row('delivered')).toContainText('En espèces');
      await expect(row('paid')).toContainText('Payée par carte');

      const slips = await openPaper(page, ['prepared', 'again'], 'Imprimer les bons');
      await expect(slips).toHaveTitle('Bon de préparation');
      await expect(papers(slips)).toHaveCount(2);
      const card = slips.getByRole('article', {
        name: `Bon de préparation ${numberOf('prepared')}`,
      });
      await expect(card).toContainText('Payée par carte\u00a0: rien à encaisser.');
      const cash = slips.getByRole('article', { name: `Bon de préparation ${numberOf('again')}` });
      await expect(cash).toContainText('À encaisser à la livraison 5\u202f906\u00a0DH');
      await expect(cash.getByRole('region', { name: 'Expéditeur' })).toContainText('Belle Vue');
      await expect(cash.getByRole('region', { name: 'Destinataire' })).toHaveText(
        'DestinataireNadia Alami3, rue Oukaïmeden10090 Rabat, Rabat-Salé-KénitraTél. 0612345678',
      );
      await expect(cash.getByRole('row')).toHaveText([
        'QtéArticleTaille, couleurPrêt',
        /^1Caftan Céleste/,
        /^2Jupe plissée Safran/,
        new RegExp(`^1${OUT_OF_STOCK}`),
        new RegExp(`^1${VANISHED}`),
      ]);
      await expect(
        cash.getByRole('figure', { name: `Code-barres ${numberOf('again')}` }),
      ).toBeVisible();
      await slips.close();

      // The list still has the selection.
      const sheet = await openPaper(page, ['shipped'], 'Bordereau du livreur');
      await expect(sheet).toHaveTitle('Bordereau du livreur');
      const paper = sheet.getByRole('article', { name: 'Bordereau du livreur' });
      const line = (id: Known) => paper.getByRole('row').filter({ hasText: numberOf(id) });
      await expect(line('shipped')).toHaveText(
        `${numberOf('shipped')}Colis AM 4471 2290 MANadia Alami0612345678Rabat3, rue Oukaïmeden4\u202f408\u00a0DH`,
      );
      await expect(line('prepared')).toContainText('Rien');
      await expect(paper).toContainText('Nombre de colis3');
      await expect(paper).toContainText('Total à encaisser10\u202f314\u00a0DH');
      await sheet.close();
    },
  );

  testAt(`the papers have no fault, ${width} px wide`, async ({ page }) => {
    await openAdminAt(page, pathOf('packing-slips', 'prepared', 'shipped'));
    await expect(papers(page)).toHaveCount(2);
    await expectSound(page);
    await page.goto(pathOf('courier-sheet', 'prepared', 'shipped'));
    await expect(papers(page)).toHaveCount(1);
    await expectSound(page);
  });
}

test('each slip is a page of its own, with its pictures, and there is no empty one', async ({
  page,
}) => {
  await openAdminAt(page, pathOf('packing-slips', 'prepared', 'shipped', 'waiting'));
  await expect(papers(page)).toHaveCount(3);
  await expect(papers(page).filter({ hasText: numberOf('shipped') })).toContainText(
    'Numéro de colis AM 4471 2290 MA',
  );
  expect(await pageCount(page)).toBe(3);
  await page.goto(pathOf('courier-sheet', 'prepared', 'shipped'));
  await expect(papers(page)).toHaveCount(1);
  expect(await pageCount(page)).toBe(1);
});

test('printing waits for pictures, even those far below', async ({ page }) => {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.svg', async (route) => {
    await released;
    await route.continue();
  });
  await openAdminAt(page, pathOf('packing-slips', 'prepared', 'again', 'shipped', 'waiting'));
  await expect(papers(page)).toHaveCount(4);
  await page.evaluate(() => {
    window.print = () => {
      const pictures = Array.from(document.querySelectorAll('article img'), (each) =>
        each instanceof HTMLImageElement ? each.naturalWidth : 0,
      );
      document.title = `${pictures.length} ${pictures.every((width) => width > 0)}`;
    };
  });
  await page.getByRole('button', { name: 'Imprimer' }).click();
  release?.();
  await expect(page).toHaveTitle('12 true');
});

test('unknown orders are named, and an address without orders says so', async ({ page }) => {
  await openAdminAt(page, pathOf('packing-slips', 'disparue', 'shipped'));
  await expect(page.getByRole('alert')).toContainText('introuvable');
  await expect(page.getByRole('alert')).toContainText('disparue');
  await expect(papers(page)).toHaveCount(1);
  await page.getByRole('link', { name: `Commande ${numberOf('shipped')}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(numberOf('shipped'));

  await page.goto(pathOf('courier-sheet', 'disparue'));
  await expect(page.getByRole('alert')).toContainText('disparue');
  await expect(page.getByRole('button', { name: 'Imprimer' })).toHaveCount(0);
  await page.goto('/admin/orders/courier-sheet');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aucune commande à imprimer');
});

test('the list and an order are printed without what is pressed, chosen or typed in', async ({
  page,
}) => {
  await openAdminAt(page, '/admin/orders');
  const main = page.getByRole('main');
  const tools = ['button', 'checkbox', 'searchbox', 'textbox', 'navigation'] as const;
  await page
    .getByRole('row')
    .filter({ hasText: numberOf('shipped') })
    .waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const tool of tools) await expect(main.getByRole(tool)).toHaveCount(0);
  await expect(main.getByRole('link', { name: numberOf('shipped') })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await main.getByRole('link', { name: numberOf('shipped') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(numberOf('shipped'));
  await page.emulateMedia({ media: 'print' });
  for (const tool of tools) await expect(main.getByRole(tool)).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Commandes', exact: true })).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^Appeler le/ })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { findFaults } from '../../audit/axe.ts';
import { readShift, settle, watchShift } from '../../audit/layout.ts';
import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';
import { expectTakenOver } from '../shop/pages/pages.steps.ts';
import { field, fillIn, freeTimes, times } from './advice.steps.ts';

const test = testIn(() => startBuiltShop());

/** Books what the page would, as another shopper. */
async function bookElsewhere(page: Page, startsAt: string): Promise<void> {
  const { data } = await (
    await page.request.post('/graphql', {
      data: {
        query: `mutation ($startsAt: DateTime!, $key: String!) {
          bookAppointment(
            input: { kind: ADVICE, startsAt: $startsAt, name: "Karim", phone: "0698765432" }
            idempotencyKey: $key
          ) { userErrors { code } }
        }`,
        variables: { startsAt, key: `another-shopper-${startsAt}` },
      },
    })
  ).json();
  expect(data.bookAppointment.userErrors).toEqual([]);
}

test('a time that another shopper takes meanwhile is said, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/conseil');
  await fillIn(page, 'Nadia Alaoui');
  const first = freeTimes(page).first();
  const startsAt = (await first.getAttribute('value')) ?? '';
  await first.check();
  await bookElsewhere(page, startsAt);
  await page.getByRole('button', { name: 'Prendre rendez-vous' }).click();
  await expect(times(page)).toHaveAccessibleDescription(/vient d’être prise/);
  await expect(times(page).locator('input:disabled').first()).toHaveAccessibleName(/déjà pris/);
  await expect(field(page, 'Nom')).toHaveValue('Nadia Alaoui');
  await freeTimes(page).first().check();
  await page.getByRole('button', { name: 'Prendre rendez-vous' }).click();
  await expect(page).toHaveURL(/\/rendez-vous\//);
});

test('without scripts an appointment is booked, refused with words, and cancelled', async ({
  browser,
  url,
}) => {
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: false,
    viewport: { width: 375, height: 800 },
  });
  const page = await context.newPage();
  await page.goto('/conseil');
  await page.getByRole('radio', { name: /^Essayage et retouche/ }).check();
  await page.getByLabel('Jour').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Voir les heures' }).click();
  await expect(page).toHaveURL(/\/conseil\?type=essayage&jour=/);
  await expect(page.getByRole('radio', { name: /^Essayage et retouche/ })).toBeChecked();

  const submit = page.getByRole('button', { name: 'Prendre rendez-vous' });
  await freeTimes(page).first().check();
  await fillIn(page, 'Nadia Alaoui');
  await field(page, 'Téléphone').fill('12');
  await submit.click();
  await expect(page.locator('body')).toContainText('Numéro de téléphone invalide');
  await page.goBack();
  await expect(field(page, 'Nom')).toHaveValue('Nadia Alaoui');
  await field(page, 'Téléphone').fill('0612345678');
  await submit.click();
  await expect(page).toHaveURL(/\/rendez-vous\//);
  const main = page.getByRole('main');
  await expect(main).toContainText('Essayage et retouche à la boutique');
  await page.getByRole('button', { name: 'Annuler le rendez-vous' }).click();
  await expect(main).toContainText('Ce rendez-vous est annulé.');
  await page.goto(`${page.url()}x`);
  await expect(main).toContainText('ce lien ne l’ouvre pas');
  await context.close();
});

test('the page is taken over as it was sent, word for word', async ({ page }) => {
  await expectTakenOver(page, '/conseil?type=telephone');
});

test('an hour is booked by keyboard alone', async ({ page }) => {
  await page.goto('/conseil');
  await freeTimes(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(freeTimes(page).nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Nom')).toBeFocused();
  await page.keyboard.type('Nadia');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0612345678');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rendez-vous\//);
});

test.for([375, 1280])(
  'at %i px the pages have no fault, overflow or shift, in three languages, by day and by night',
  async (width, { page, expectFault }) => {
    await page.setViewportSize({ width, height: 812 });
    await watchShift(page);
    for (const prefix of ['', '/ar', '/en']) {
      await page.goto(`${prefix}/conseil`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(await findFaults(page)).toEqual([]);
      await settle(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await readShift(page)).toBeLessThan(0.01);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findFaults(page)).toEqual([]);
    await page.goto('/conseil');
    await freeTimes(page).first().check();
    await fillIn(page, 'Nadia');
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Prendre rendez-vous' }).click();
    await expect(page.getByRole('main')).toContainText('Votre rendez-vous est pris.');
    expect(await findFaults(page)).toEqual([]);
    expectFault(/404/);
    await page.goto('/rendez-vous/nope/nope');
    await expect(page.getByRole('main')).toContainText('n’existe pas');
    expect(await findFaults(page)).toEqual([]);
  },
);

test('a shopper books an hour of advice from the home page, and cancels it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Conseil personnalisé' }).click();
  await expect(page).toHaveURL('/conseil');
  await expect(page).toHaveTitle('Conseil personnalisé · Belle Vue');
  await page.getByRole('radio', { name: /^Conseil par téléphone/ }).check();
  await expect(page).toHaveURL(/\/conseil\?type=telephone/);
  await page.getByRole('button', { name: 'Prendre rendez-vous' }).click();
  await expect(times(page)).toHaveAccessibleDescription('Ce champ est obligatoire.');
  await expect(times(page)).toBeFocused();
  await expect(field(page, 'Nom')).toHaveAccessibleDescription('Ce champ est obligatoire.');

  const day = page.getByLabel('Jour');
  await day.selectOption({ index: 3 });
  await expect(page).toHaveURL(/jour=20\d\d-\d\d-\d\d$/);
  const chosen = (await day.locator('option:checked').textContent()) ?? '';
  await freeTimes(page).first().check();
  await fillIn(page, 'Nadia Alaoui');
  await page.getByRole('button', { name: 'Prendre rendez-vous' }).click();
  await expect(page).toHaveURL(/\/rendez-vous\//);
  const main = page.getByRole('main');
  await expect(main).toContainText('Votre rendez-vous est pris.');
  await expect(main).toContainText(`${chosen} à 10:00`);
  const file = page.getByRole('link', { name: 'Ajouter à mon agenda' });
  const calendar = await page.request.get((await file.getAttribute('href')) ?? '');
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  expect(await calendar.text()).toContain('BEGIN:VEVENT');

  await page.getByRole('button', { name: 'Annuler le rendez-vous' }).click();
  await expect(main).toContainText('Ce rendez-vous est annulé.');
  await expect(page.getByRole('link', { name: 'Choisir une autre heure' })).toBeVisible();
});

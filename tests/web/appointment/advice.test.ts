import { expect, test } from '../../support/browser/browser.ts';
import { field, fillIn, freeTimes, times } from './advice.steps.ts';

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

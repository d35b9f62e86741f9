import type { Page } from '@playwright/test';
import { findFaults } from '../../audit/axe.ts';
import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, test } from '../../support/shop/back-office.ts';
import { toast } from '../../support/shop/shopper.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Books the first free time, as a shopper; returns its day. */
async function book(page: Page, name: string): Promise<string> {
  const graphql = async (query: string, variables: object) =>
    (await (await page.request.post('/graphql', { data: { query, variables } })).json()).data;
  const { appointmentDays } = await graphql('{ appointmentDays(kind: ADVICE) }', {});
  const day: string = appointmentDays[1];
  const { appointmentSlots } = await graphql(
    'query ($day: String!) { appointmentSlots(kind: ADVICE, from: $day, to: $day) { startsAt seatsLeft } }',
    { day },
  );
  const free = appointmentSlots.find((each: { seatsLeft: number }) => each.seatsLeft > 0);
  const { bookAppointment } = await graphql(
    `mutation ($input: AppointmentInput!) {
      bookAppointment(input: $input, idempotencyKey: "a-key-of-${name}") { userErrors { message } }
    }`,
    { input: { kind: 'ADVICE', startsAt: free.startsAt, name, phone: '0612345678' } },
  );
  expect(bookAppointment.userErrors).toEqual([]);
  return day;
}

test.for([375, 1280])(
  'at %i px staff see a day, and cancel with a reason',
  async (width, { page }) => {
    await page.setViewportSize({ width, height: 812 });
    const name = `Nadia-${width}`;
    const day = await book(page, name);
    await openAdminAt(page, '/admin/appointments');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rendez-vous');
    await field(page, 'Jour').fill(day);
    await expect(page.getByRole('main')).toContainText(name);
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: `Annuler le rendez-vous de ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: `Annuler le rendez-vous de ${name}` }).click();
    await expect(dialog.getByLabel('Raison, pour le client')).toBeFocused();
    await dialog.getByLabel('Raison, pour le client').fill('La boutique est fermée.');
    await dialog.getByRole('button', { name: `Annuler le rendez-vous de ${name}` }).click();
    await expect(toast(page, 'Rendez-vous annulé.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'Par la boutique\u00a0: La boutique est fermée.',
    );
  },
);

test('an owner sets the hours; what cannot be read stands under its field', async ({ page }) => {
  await openAdminAt(page, '/admin/settings');
  await page.getByRole('link', { name: 'Horaires des rendez-vous' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horaires des rendez-vous');
  await expect(field(page, 'Lundi')).toHaveValue('10:00-19:00');
  await expect(field(page, 'Dimanche')).toHaveValue('');
  expect(await findFaults(page)).toEqual([]);
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await field(page, 'Lundi').fill('le matin');
  await field(page, 'Mardi').fill('12:00-10:00');
  await save.click();
  await expect(field(page, 'Lundi')).toHaveAccessibleDescription(/10:00-12:30/);
  await field(page, 'Lundi').fill('10h - 12h30, 15:00-19:00');
  await save.click();
  await expect(field(page, 'Mardi')).toHaveAccessibleDescription(
    'La fin doit venir après le début.',
  );
  await field(page, 'Mardi').fill('');
  await field(page, 'Un jour par ligne').fill('2199-12-25 fermé');
  await save.click();
  await expect(toast(page, 'Horaires enregistrés.')).toBeVisible();
  await expect(field(page, 'Lundi')).toHaveValue('10:00-12:30, 15:00-19:00');
  await page.goto('/admin/audit');
  await expect(page.getByRole('main')).toContainText('a modifié les horaires');
});

import { expect } from '../../../support/browser/browser.ts';
import { MEMBER, openAdminAt, test } from '../../../support/shop/back-office.ts';
import { toast } from '../../../support/shop/shopper.ts';
import { expectSound } from '../sound.steps.ts';
import { confirmOrders, orderAsGuest } from './delivery.steps.ts';

const CAFTAN = 'caftan-celeste.36';

test('at the counter of a phone an order is found, announced, and handed over for what is due', async ({
  page,
}) => {
  await openAdminAt(page, '/admin/delivery/pickup-points/new');
  for (const [label, text] of [
    ['Nom', 'Boutique Agdal'],
    ['Rue et numéro', '12, avenue de France'],
    ['Ville', 'Rabat'],
    ['Horaires', 'Lundi à samedi, 10 h à 19 h'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toast(page, 'Point de retrait enregistré.')).toBeVisible();
  const deliveryOptionId = `pickup:${new URL(page.url()).pathname.split('/').at(-1)}`;
  const salma = await orderAsGuest(page, CAFTAN, { name: 'Salma Idrissi', deliveryOptionId });
  const karim = await orderAsGuest(page, CAFTAN, {
    name: 'Karim Alaoui',
    phone: '0655443322',
    deliveryOptionId,
  });
  await confirmOrders(page, [salma.id, karim.id]);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/pickups');
  const list = page.getByRole('region', { name: 'Commandes à retirer' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectSound(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await list.getByRole('button', { name: `Prête à retirer\u00a0: ${salma.number}` }).click();
  await expect(list.getByText(/^.*Prête depuis/)).toBeVisible();
  await expect(list.getByRole('link', { name: 'Écrire sur WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/212612345678\?text=/,
  );
  const search = page.getByRole('searchbox');
  for (const [text, number] of [
    ['06 55 44 33 22', karim.number],
    [salma.number, salma.number],
    ['idrissi', salma.number],
  ] as const) {
    await search.fill(text);
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list).toContainText(number);
  }
  const handOver = list.getByRole('button', { name: /^Remettre, 3.490.DH encaissés, BV-/ });
  await expect(handOver).toBeInViewport();
  await handOver.click();
  await expect(toast(page, `${salma.number} est remise.`)).toBeVisible();
  await expect(page.getByText('Aucune commande à retirer ne correspond.')).toBeVisible();
  await page.getByRole('link', { name: 'Toutes les commandes à retirer' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);

  // On paper the place where it is fetched stands for an address, and no courier takes it.
  const courier = await orderAsGuest(page, CAFTAN, { name: 'Nadia Alami' });
  const ids = `${karim.id},${courier.id}`;
  await page.goto(`/admin/orders/packing-slips?ids=${ids}`);
  const slip = page.getByRole('article', { name: karim.number });
  await expect(slip.getByRole('region', { name: 'Destinataire' })).toHaveText(
    'DestinataireKarim AlaouiVient chercher sa commande\u00a0: Boutique Agdal, RabatTél. 0655443322',
  );
  await expect(slip).toContainText('À encaisser au retrait 3\u202f490\u00a0DH');
  await page.goto(`/admin/orders/courier-sheet?ids=${ids}`);
  const rows = page.getByRole('article').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(courier.number);
  const leftOut = page.getByText('Une commande est à retirer en boutique');
  await expect(leftOut).toBeVisible();
  await expectSound(page);
  await page.goto(`/admin/orders/courier-sheet?ids=${karim.id}`);
  await expect(leftOut).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);

  await page.goto(`/admin/orders/${karim.id}`);
  const actions = page.getByRole('region', { name: 'Retrait', exact: true });
  await actions.getByRole('button', { name: /^Remettre, / }).click();
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Livrée');
  await expect(actions).toHaveCount(0);
});

test('what a carrier cannot settle is a task of the day, and a strange city is chosen once', async ({
  page,
}) => {
  await openAdminAt(page, '/admin', MEMBER);
  const order = await orderAsGuest(page, CAFTAN, { city: 'Douar Ouled Ahmed' });
  await confirmOrders(page, [order.id]);
  await page.goto(`/admin/orders/${order.id}`);
  const missing = page.getByRole('region', { name: 'Ville à préciser' });
  await expect(missing).toContainText('Douar Ouled Ahmed');
  const city = missing.getByRole('combobox', { name: 'Ville de la liste' });
  await city.fill('tang');
  await city.press('Enter');
  await expectSound(page);
  await missing.getByRole('button', { name: 'Choisir cette ville' }).click();
  await expect(missing).toHaveCount(0);

  await page.getByRole('button', { name: 'Confier à un transporteur' }).click();
  const dialog = page.getByRole('dialog', { name: 'Expédier 1 commande' });
  await dialog.getByLabel('Transporteur').selectOption('Test');
  await dialog.getByRole('button', { name: 'Expédier' }).click();
  await expect(dialog.getByText('1 colis confié à Test.')).toBeFocused();
  await dialog.getByRole('button', { name: 'Fermer' }).first().click();
  const parcels = page.getByRole('region', { name: 'Colis', exact: true });
  const play = parcels.getByRole('group', { name: 'Jouer le transporteur' });
  await play.getByRole('button', { name: 'Collecté' }).click();
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Expédiée');
  await play.getByRole('button', { name: 'Refusé' }).click();
  await expect(parcels.getByRole('list', { name: /^Ce qui est arrivé/ })).toContainText('Refusé');
  await expectSound(page);

  await page.goto('/admin');
  const tasks = page.getByRole('region', { name: 'Colis à traiter' });
  await expect(tasks.getByRole('listitem')).toContainText(
    `Le colis de ${order.number} a été refusé`,
  );
  await expect(tasks.getByRole('link', { name: `Commande ${order.number}` })).toBeVisible();
  await expectSound(page);
  await tasks.getByRole('button', { name: `Fait\u00a0: ${order.number}` }).click();
  await expect(tasks).toHaveCount(0);
});

test('a closed day and the hour of the last orders are set', async ({ page }) => {
  await openAdminAt(page, '/admin/delivery/days');
  const days = page.getByRole('region', { name: 'Jours fermés' });
  await days.getByLabel('Jour fermé', { exact: true }).fill('2030-04-10');
  await days.getByRole('button', { name: 'Ajouter' }).click();
  await expect(days.getByRole('listitem')).toContainText('10 avril 2030');
  const hour = page.getByLabel('Heure limite', { exact: true });
  await hour.fill('25');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(hour).toBeFocused();
  await expect(hour).toHaveAccessibleDescription(/24/);
  await hour.fill('16');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toast(page, 'Réglages de la livraison enregistrés.')).toBeVisible();
  await expectSound(page);
  await days.getByRole('button', { name: 'Retirer le 10 avril 2030' }).click();
  await expect(days.getByText('Aucun jour fermé.')).toBeVisible();
});

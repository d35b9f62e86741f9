import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, testInBackOffice } from '../../support/shop/back-office.ts';
import { toast, undo } from '../../support/shop/shopper.ts';
import { DRESS } from '../../api/cart/altered.ts';
import { changeAsStaff, confirmOrders, orderAsGuest } from './delivery/delivery.steps.ts';
import { countPresses } from './presses.ts';
import { expectSound } from './sound.steps.ts';

// Its dress is sold.
const test = testInBackOffice();

const PHONE = { width: 375, height: 812 };
const HEMMED = 'Robe à volants Jacaranda, M / Mauve + Ourlet 98,5\u00a0cm';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Retouches par état' }).getByRole('link', { name });
const button = (page: Page, name: string) =>
  page.getByRole('button', {
    name: new RegExp(`^${name}, BV-.*${HEMMED.replaceAll(/[+\u00a0]/g, '.')}$`),
  });
const ship = (page: Page) => page.getByRole('button', { name: 'Expédier', exact: true });
const unfinished = (page: Page) => page.getByRole('region', { name: 'Retouches à terminer' });

/** Orders a dress with a hem, which staff confirm. */
async function orderHemmed(page: Page) {
  const order = await orderAsGuest(page, DRESS, {
    lines: [{ productId: DRESS, quantity: 1, alterations: [{ id: 'ourlet', value: 98.5 }] }],
    acceptsAlterations: true,
  });
  await confirmOrders(page, [order.id]);
  return order;
}

test.extend({ width: PHONE.width })(
  'a hem is sewn with one thumb, and then its order is shipped',
  async ({ page, context }) => {
    const presses = await countPresses(page);
    await openAdminAt(page, '/admin');
    const order = await orderHemmed(page);
    await page.goto(`/admin/orders/${order.id}`);
    await expect(unfinished(page)).toContainText(`${HEMMED}\u00a0: à faire`);
    await expect(ship(page)).toHaveCount(0);
    await expectSound(page);

    await page.setViewportSize(PHONE);
    await page.goto('/admin');
    await presses.step('sewing of a hem', async () => {
      await page.getByRole('link', { name: '1 Retouches à terminer' }).click();
      await expect(
        page.getByText('Ourlet – Longueur depuis l’épaule (cm)\u00a0: 98,5'),
      ).toBeInViewport();
      await expect(button(page, 'Commencer')).toBeInViewport();
      await button(page, 'Commencer').click();
      await tab(page, 'En cours (1)').click();
      await button(page, 'Terminé').click();
      await expect(tab(page, 'Terminées (1)')).toBeVisible();
    });
    expect(presses.report()).toBe('4 sewing of a hem');

    await undo(page, `${HEMMED}\u00a0: terminé.`).click();
    await expect(tab(page, 'En cours (1)')).toBeVisible();
    await expectSound(page);
    await page.setViewportSize(PHONE);
    const other = await context.newPage();
    await other.goto('/admin/sewing?etat=en-cours');
    await expect(button(other, 'Terminé')).toBeVisible();
    await button(page, 'Remettre à faire').click();
    await expect(page.getByText('Aucune retouche ici.')).toBeVisible();
    await button(other, 'Terminé').click();
    await expect(toast(other, /a changé entre-temps/)).toBeVisible();
    await expect(tab(other, 'À faire (1)')).toBeVisible();
    await other.close();

    await tab(page, 'À faire (1)').click();
    await button(page, 'Commencer').click();
    await tab(page, 'En cours (1)').click();
    await button(page, 'Terminé').click();
    await tab(page, 'Terminées (1)').click();
    await expect(button(page, 'Reprendre')).toBeVisible();
    await page.getByRole('link', { name: order.number }).click();
    await expect(ship(page)).toBeVisible();
    await expect(unfinished(page)).toHaveCount(0);
    await ship(page).click();
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Expédiée');
    await page.goto('/admin/sewing?etat=terminees');
    await expect(page.getByRole('link', { name: order.number })).toBeVisible();
    await expect(button(page, 'Reprendre')).toHaveCount(0);
  },
);

test.extend({ width: PHONE.width })('what is late is marked in words', async ({ page }) => {
  await openAdminAt(page, '/admin/sewing');
  const order = await orderHemmed(page);
  await page.reload();
  const jobs = page.getByRole('region', { name: 'Retouches à faire' });
  await expect(jobs.getByRole('link', { name: order.number })).toBeVisible();
  await expect(jobs.getByText('En retard')).toHaveCount(0);
  await page.clock.setFixedTime(Date.now() + 30 * 24 * 60 * 60 * 1000);
  await page.reload();
  await expect(jobs.getByText('En retard')).toBeVisible();
  await changeAsStaff(
    page,
    `mutation ($ids: [ID!]!) {
      payload: moveOrders(ids: $ids, to: CANCELLED) { userErrors { message } }
    }`,
    { ids: [order.id] },
  );
  await page.reload();
  await expect(page.getByText('Aucune retouche à faire.')).toBeVisible();
});

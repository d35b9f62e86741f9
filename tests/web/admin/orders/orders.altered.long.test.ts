import type { Page } from '@playwright/test';
import { expect } from '../../../support/browser/browser.ts';
import { test } from '../../../support/shop/back-office.ts';
import { expectSound } from '../sound.steps.ts';
import {
  add,
  city,
  create,
  expectCreated,
  field,
  lines,
  openNewOrder,
  phone,
  search,
} from './orders.new.steps.ts';

const SKIRT = 'Jupe plissée Safran, 38 / Safran';

async function addSkirt(page: Page): Promise<void> {
  await search(page).fill('jupe plissee safran 38');
  await add(page, SKIRT).click();
  await expect(search(page)).toHaveValue('');
}

test('an order by telephone is altered as the customer says, who accepts that it does not come back', async ({
  page,
}) => {
  await openNewOrder(page);
  await phone(page).fill('0677 88 99 00');
  await city(page).fill('rabat');
  await field(page, 'Nom et prénom').fill('Hind Tazi');
  await field(page, 'Adresse').fill('4, rue des Consuls');
  await addSkirt(page);
  await page.getByLabel(`Retouches de ${SKIRT}`).click();
  await page
    .getByRole('checkbox', { name: 'Ourlet · sans frais · 2 jours ouvrés de plus' })
    .check();
  await page
    .getByRole('checkbox', { name: 'Reprise de la taille · 80 DH · 3 jours ouvrés de plus' })
    .check();
  const length = field(page, 'Longueur depuis la taille (cm)');
  await expect(length).toHaveAccessibleDescription('De 40 à 110, par pas de 0,5.');
  await length.fill('60,2');
  await field(page, 'Tour de taille (cm)').fill('70');
  await create(page).click();
  await expect(length).toBeFocused();
  await expect(length).toHaveAttribute('aria-invalid', 'true');
  const consent = page.getByRole('checkbox', { name: /^Le client accepte/ });
  await expect(consent).toHaveAccessibleDescription(/demande son accord/);
  await expectSound(page);
  await length.fill('60,5');
  await expect(lines(page)).toHaveText([/539\sDH/]);

  await addSkirt(page);
  await expect(lines(page)).toHaveText([/539\sDH/, /459\sDH/]);
  await expect(
    field(page, `Quantité de ${SKIRT} + Ourlet 60,5\u00a0cm + Reprise de la taille 70\u00a0cm`),
  ).toHaveValue('1');
  await expect(page.getByText('2 articles, livraison 50 DH')).toBeVisible();
  await create(page).click();
  await expect(consent).toBeFocused();
  await consent.check();
  await page.getByRole('button', { name: 'Créer la commande · 1 048 DH' }).click();
  await expectCreated(page);
  const articles = page.getByRole('region', { name: 'Articles' }).getByRole('listitem');
  await expect(articles.filter({ hasText: '+ Ourlet 60,5\u00a0cm' })).toContainText(
    '+ Reprise de la taille 70\u00a0cm',
  );
  await expect(articles).toHaveCount(2);
});

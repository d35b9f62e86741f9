import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect } from '../../../support/browser/browser.ts';
import { openAdminAt, test as inBackOffice } from '../../../support/shop/back-office.ts';
import { goWithin, toast } from '../../../support/shop/shopper.ts';
import { changeAsStaff } from '../delivery/delivery.steps.ts';
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

/** The guests' orders of the past have it; so written by none of them. */
const KNOWN = '+212 6 12 34 56 78';
const NEW = '0677 88 99 00';

const REMEMBERED =
  'Commande pas encore créée\u00a0: elle vous attend sous «\u00a0Nouvelle commande\u00a0».';

const take = (page: Page) => page.getByRole('button', { name: /^Reprendre le nom/ });
const recipient = (page: Page) => page.getByRole('region', { name: 'Livraison' });

for (const width of [360, 1280]) {
  const test = inBackOffice.extend({ width });

  describe(`a new order at ${width}`, () => {
    test('for a person who is known: the phone gives name, address and refusals', async ({
      page,
    }) => {
      await openAdminAt(page, '/admin/orders');
      await page.getByRole('link', { name: 'Nouvelle commande' }).click();
      await expect(phone(page)).toBeFocused();
      await expect(page.getByRole('radio', { name: 'Téléphone' })).toBeChecked();
      await phone(page).fill(KNOWN);
      await expect(page.getByText('6 en cours, 3 livrées, 1 refusée.')).toBeVisible();
      await expect(page.getByText(/^Dernière\s: BV-/)).toBeVisible();
      await take(page).click();
      await expect(search(page)).toBeFocused();
      await expect(field(page, 'Nom et prénom')).toHaveValue('Nadia Alami');
      await expect(field(page, 'Code postal')).toHaveValue('10090');
      await expect(take(page)).toBeHidden();
      await search(page).fill('caftan celeste 38');
      await add(page, 'Caftan Céleste, 38').click();
      await expect(lines(page)).toHaveText([/Caftan Céleste, 38.*3\s490\sDH/]);
      await expect(search(page)).toHaveValue('');
      await expect(page.getByText('1 article, livraison offerte')).toBeVisible();
      await page.getByRole('button', { name: 'Créer la commande · 3 490 DH' }).click();
      await expectCreated(page);
      await expect(recipient(page)).toContainText('3, rue Oukaïmeden');
      await goWithin(page, '/admin/orders/new');
      await expect(phone(page)).toHaveValue('');
      await expect(lines(page)).toHaveCount(0);
    });

    test('for a new person: the city gives region and postal code', async ({ page }) => {
      await openAdminAt(page, '/admin');
      await page.getByRole('link', { name: 'Nouvelle commande' }).click();
      await phone(page).fill(NEW);
      await expect(page.getByText('Première commande à ce numéro.')).toBeVisible();
      await search(page).fill('jupe plissee safran 38');
      await add(page, 'Jupe plissée Safran, 38 / Safran').click();
      await expect(page.getByText('1 article, livraison 50 DH')).toBeVisible();
      await city(page).fill('fes');
      await page.getByRole('option', { name: /^Fès/ }).click();
      await expect(city(page)).toHaveAccessibleDescription('Fès-Meknès, 30000');
      await expect(field(page, 'Région')).toBeHidden();
      await field(page, 'Nom et prénom').fill('Hind Tazi');
      await field(page, 'Adresse').fill('4, derb Sidi Ahmed');
      await create(page).click();
      await expectCreated(page);
      await expect(recipient(page)).toContainText('30000 Fès');
      await expect(recipient(page)).toContainText('Fès-Meknès');
    });

    test('at the counter: paid at once, without address, and the channel is remembered', async ({
      page,
    }) => {
      await openNewOrder(page);
      await page.getByRole('radio', { name: 'En boutique' }).click();
      await expect(page.getByRole('radio', { name: 'Payé maintenant' })).toBeChecked();
      await expect(city(page)).toBeHidden();
      await search(page).fill('CAFTAN-CELESTE-40');
      // As a scanner ends its code.
      await search(page).press('Enter');
      await expect(lines(page)).toHaveText([/Caftan Céleste, 40/]);
      await expect(search(page)).toBeFocused();
      await page.getByRole('button', { name: 'Un de plus : Caftan Céleste, 40' }).click();
      await expect(page.getByText('2 articles, à emporter')).toBeVisible();
      await create(page).click();
      await expectCreated(page);
      await expect(page.getByText('Livrée', { exact: true }).first()).toBeVisible();
      await expect(page.getByText('En boutique, payé')).toBeVisible();
      await expect(page.getByText(/^\d.* · Boutique · Langue/)).toBeVisible();
      const number = await page.getByRole('heading', { level: 1 }).innerText();
      await page.getByRole('link', { name: 'Bon de préparation' }).click();
      const slip = page.getByRole('article', { name: `Bon de préparation ${number}` });
      await expect(slip.getByRole('region')).toHaveText(['ExpéditeurBelle Vue']);
      await goWithin(page, '/admin/invoices');
      await expect(page.getByRole('row').filter({ hasText: number })).toContainText(
        'Vente en boutique',
      );
      await goWithin(page, '/admin/orders/new');
      await expect(page.getByRole('radio', { name: 'En boutique' })).toBeChecked();
      await page.getByRole('radio', { name: 'À la livraison' }).check();
      await expect(city(page)).toBeVisible();
    });

    test('says at each field what is wrong, and nothing typed is lost', async ({ page }) => {
      await openNewOrder(page);
      await phone(page).fill('12');
      await create(page).click();
      await expect(phone(page)).toBeFocused();
      await expect(phone(page)).toHaveAccessibleDescription(/n’est pas valide/);
      await expect(search(page)).toHaveAccessibleDescription('Choisissez au moins un article.');
      await expect(city(page)).toHaveAccessibleDescription('Ce champ est obligatoire.');
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(5);

      await phone(page).fill(NEW);
      await search(page).fill('caftan celeste 38');
      await add(page, 'Caftan Céleste, 38').click();
      await expect(
        page.getByRole('button', { name: 'Un de plus : Caftan Céleste, 38' }),
      ).toBeFocused();
      const quantity = field(page, 'Quantité de Caftan Céleste, 38');
      await quantity.fill('');
      await city(page).fill('Tafraout Oufella');
      await field(page, 'Région').fill('Souss-Massa');
      await field(page, 'Code postal').fill('850');
      await field(page, 'Nom et prénom').fill('Hind Tazi');
      await field(page, 'Adresse').fill('4, derb Sidi Ahmed');
      await create(page).click();
      await expect(quantity).toBeFocused();
      await expect(quantity).toHaveAccessibleDescription('Indiquez une quantité de 1 à 99.');
      await expect(field(page, 'Code postal')).toHaveAccessibleDescription(/cinq chiffres/);
      await field(page, 'Code postal').fill('85450');

      // What the shop alone knows.
      await quantity.fill('90');
      await field(page, 'E-mail (facultatif)').fill('hind@');
      await create(page).click();
      await expect(field(page, 'E-mail (facultatif)')).toBeFocused();
      await field(page, 'E-mail (facultatif)').fill('');
      await create(page).click();
      await expect(quantity).toBeFocused();
      await expect(quantity).toHaveAccessibleDescription(/Il ne reste que \d pièces\./);
      await expect(quantity).toHaveValue('90');
      await quantity.fill('1');
      await create(page).click();
      await expectCreated(page);
      await expect(recipient(page)).toContainText('85450 Tafraout Oufella');
    });

    test('is not lost with the network, and not created twice', async ({ page, expectFault }) => {
      expectFault(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|failed request/);
      await openNewOrder(page);
      await phone(page).fill(NEW);
      await search(page).fill('caftan celeste 40');
      await add(page, 'Caftan Céleste, 40').click();
      await city(page).fill('rabat');
      await field(page, 'Nom et prénom').fill('Hind Tazi');
      await field(page, 'Adresse').fill('4, rue des Consuls');
      await field(page, 'Note interne (facultatif)').fill('Sonner deux fois');

      // The shop has created it, and its response is lost.
      const keys: string[] = [];
      await page.route('**/graphql/admin', async (route) => {
        const { variables, operationName } = route.request().postDataJSON();
        if (operationName !== 'AdminCreateOrder') return route.continue();
        keys.push(variables.key);
        if (keys.length > 1) return route.continue();
        await route.fetch();
        return route.abort();
      });
      await create(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'réessayez' })).toContainText(
        'ne sera pas créée deux fois',
      );
      await expect(field(page, 'Note interne (facultatif)')).toHaveValue('Sonner deux fois');
      await create(page).click();
      await expectCreated(page);
      expect(new Set(keys).size).toBe(1);
      await page.getByRole('main').getByRole('link', { name: 'Commandes' }).click();
      await page.getByRole('searchbox').fill('0677889900');
      await expect(page.getByRole('link', { name: /^BV-/ })).not.toHaveCount(0);
      const names = page.getByRole('row').filter({ hasText: 'Hind Tazi, Rabat' });
      await expect(names).toHaveCount(1);
    });

    test('a changed order after a lost response is another one', async ({ page, expectFault }) => {
      expectFault(/ERR_FAILED|failed request/);
      await openNewOrder(page);
      await page.getByRole('radio', { name: 'En boutique' }).check();
      await search(page).fill('caftan celeste 40');
      await add(page, 'Caftan Céleste, 40').click();
      const keys: string[] = [];
      await page.route('**/graphql/admin', async (route) => {
        const { variables, operationName } = route.request().postDataJSON();
        if (operationName !== 'AdminCreateOrder') return route.continue();
        keys.push(variables.key);
        return keys.length > 1 ? route.continue() : route.abort();
      });
      await create(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'réessayez' })).toBeVisible();
      await page.getByRole('button', { name: 'Un de plus : Caftan Céleste, 40' }).click();
      await create(page).click();
      await expectCreated(page);
      expect(new Set(keys).size).toBe(2);
    });

    test('is not left without a warning, waits behind Back, and is emptied on purpose', async ({
      page,
    }) => {
      await openAdminAt(page, '/admin/orders');
      await page.getByRole('link', { name: 'Nouvelle commande' }).click();
      await phone(page).fill(KNOWN);
      await search(page).fill('caftan celeste 38');
      await add(page, 'Caftan Céleste, 38').click();
      await page.getByRole('main').getByRole('link', { name: 'Commandes' }).click();
      await page.getByRole('button', { name: 'Rester sur la page' }).click();
      await page.goBack();
      await expect(toast(page, REMEMBERED)).toBeVisible();
      await page.goForward();
      await expect(phone(page)).toHaveValue(KNOWN);
      await expect(lines(page)).toHaveText([/Caftan Céleste, 38/]);
      await page.getByRole('button', { name: 'Tout effacer' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Tout effacer' }).click();
      await expect(phone(page)).toHaveValue('');
      await expect(lines(page)).toHaveCount(0);
      await page.getByRole('main').getByRole('link', { name: 'Commandes' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Commandes');
    });
  });
}

inBackOffice('a person is shown for the number that is typed now alone', async ({ page }) => {
  await openNewOrder(page);
  const person = page.getByText(
    'Autres commandes à ce numéro\u00a0: 6 en cours, 3 livrées, 1 refusée.',
  );
  const first = page.getByText('Première commande à ce numéro.');
  await phone(page).fill('٠٦١٢٣٤٥٦٧٨');
  await expect(person).toBeVisible();
  await phone(page).fill('061234567812345');
  // At once, and no answer follows: it is no number.
  await expect(take(page)).toBeHidden();
  await expect(first).toBeHidden();
  await phone(page).fill(NEW);
  await expect(first).toBeVisible();
  await phone(page).fill('۰۶۱۲ ۳۴۵۶۷۸');
  await expect(first).toBeHidden();
  await expect(person).toBeVisible();
});

inBackOffice('the keyboard alone takes an order', async ({ page }) => {
  await openNewOrder(page);
  await expect(phone(page)).toBeFocused();
  const { keyboard } = page;
  await keyboard.type(NEW);
  await expect(page.getByText('Première commande à ce numéro.')).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.type('caftan celeste');
  await expect(add(page, 'Caftan Céleste, 36')).toBeVisible();
  await keyboard.press('Tab');
  await expect(add(page, 'Caftan Céleste, 36')).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Un de plus : Caftan Céleste, 36' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(field(page, 'Quantité de Caftan Céleste, 36')).toHaveValue('2');
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Articles' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('caftan celeste 44');
  await expect(add(page, 'Caftan Céleste, 36')).toBeHidden();
  await keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(1);
  await city(page).focus();
  await keyboard.type('ksar');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(city(page)).toHaveValue('Ksar El Kébir');
  await keyboard.press('Tab');
  await keyboard.type('Hind Tazi');
  await keyboard.press('Tab');
  await keyboard.type('4, rue de la Plage');
  await keyboard.press('Enter');
  await expectCreated(page);
});

inBackOffice('a new order has no fault, empty and filled', async ({ page }) => {
  await openNewOrder(page);
  await expectSound(page);
  await create(page).click();
  await phone(page).fill(KNOWN);
  await expect(take(page)).toBeVisible();
  await search(page).fill('caftan');
  await expect(add(page, 'Caftan Céleste, 36')).toBeVisible();
  await expectSound(page);
  await add(page, 'Caftan Céleste, 36').click();
  await city(page).fill('sa');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectSound(page);
  await page.getByRole('radio', { name: 'En boutique' }).check();
  await expectSound(page);
});

inBackOffice('an order by telephone is fetched, without an address', async ({ page }) => {
  await openNewOrder(page);
  const way = field(page, 'Mode de livraison');
  await expect(way).toHaveCount(0);
  await changeAsStaff(
    page,
    `mutation ($input: PickupPointInput!) {
      payload: savePickupPoint(input: $input) { userErrors { message } }
    }`,
    {
      input: {
        name: 'Boutique Agdal',
        street: '12, avenue de France',
        city: 'Rabat',
        openingHours: 'Lundi à samedi, 10 h à 19 h',
        isOpen: true,
      },
    },
  );
  await page.reload();
  await expect(way.locator('option:checked')).toHaveText('Livraison par coursier');
  await search(page).fill('jupe plissee safran 38');
  await add(page, 'Jupe plissée Safran, 38 / Safran').click();
  await expect(page.getByText('1 article, livraison 50 DH')).toBeVisible();
  await way.selectOption('Retrait\u00a0: Boutique Agdal, Rabat');
  await expect(page.getByText('1 article, à retirer')).toBeVisible();
  await expect(city(page)).toBeHidden();
  await expect(field(page, 'Adresse')).toBeHidden();
  await expectSound(page);
  await create(page).click();
  await expect(phone(page)).toHaveAccessibleDescription('Ce champ est obligatoire.');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
  await phone(page).fill(NEW);
  await field(page, 'Nom et prénom').fill('Hind Tazi');
  await page.getByRole('button', { name: 'Créer la commande · 459 DH' }).click();
  await expectCreated(page);
  await expect(page.getByRole('main')).toContainText('Boutique Agdal');
});

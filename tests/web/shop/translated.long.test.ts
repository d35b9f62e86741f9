import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { answers, fillSignUp, follow, goWithin, toast } from '../../support/shop/shopper.ts';
import { comeBackWith, JEANS_ID, line, SHIRT, SHIRT_ID, sums } from '../cart/cart.steps.ts';
import { checkbox, chips } from '../catalog/catalog.steps.ts';
import { field, submit } from '../order/guest-order.steps.ts';

/**
 * Does what a browser's translation does: each text's node is taken out, and `<font>` stands in its
 * place. What is added later is translated, too.
 */
async function translate(page: Page): Promise<void> {
  await answers(page);
  await page.evaluate(() => {
    const taken: [Text, HTMLElement][] = [];
    const wrap = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) {
        const { currentNode } = texts;
        const own = currentNode.parentElement?.closest('font, script, style, svg, textarea');
        if (currentNode instanceof Text && !own) found.push(currentNode);
      }
      for (const text of found) {
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild?.append(text.data);
        text.replaceWith(font);
        taken.push([text, font]);
      }
    };
    new MutationObserver(wrap).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    wrap();
    // What the shop says now, beside what is still read.
    Object.assign(window, {
      staleTexts: () =>
        taken
          .filter(([text, font]) => font.isConnected && font.textContent !== text.data)
          .map(([text, font]) => `${font.textContent} → ${text.data}`),
    });
  });
}

/** The page reads as the shop means it, and is not the page of an error. */
async function expectFresh(page: Page): Promise<void> {
  expect(await page.evaluate('window.staleTexts()')).toEqual([]);
  await expect(page.getByText('Quelque chose s’est mal passé')).toBeHidden();
}

const offered = (page: Page) => page.getByText(/^Livraison offerte\s!$/);

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

test('a guest whose browser translates the shop fills a cart, filters, and orders', async ({
  page,
}) => {
  await comeBackWith(page, [
    { productId: SHIRT_ID, quantity: 1 },
    { productId: JEANS_ID, quantity: 1 },
  ]);
  await expect(offered(page)).toBeVisible();
  await translate(page);
  const fewer = line(page, SHIRT).getByRole('button', { name: 'Supprimer' });
  await fewer.click();
  await expect(sums(page).last()).toHaveText('639 DH');
  await expect(offered(page)).toHaveCount(0);
  await expectFresh(page);
  const more = page.getByRole('main').getByRole('button', { name: 'Augmenter la quantité' });
  await more.click();
  await expect(sums(page).last()).toHaveText('1 178 DH');
  await expect(offered(page)).toBeVisible();
  await expectFresh(page);

  await goWithin(page, '/products');
  await checkbox(page, 'Robes').check();
  await expect(chips(page)).toHaveText(['Robes']);
  await checkbox(page, 'Robes').uncheck();
  await expect(chips(page)).toHaveCount(0);
  await expectFresh(page);

  await goWithin(page, '/trouver-ma-monture');
  await page.getByLabel('Nombres gravés dans vos lunettes').fill('52-18 145');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Effacer mes mesures' })).toBeVisible();
  await press(page, 'Effacer mes mesures');
  await expectFresh(page);

  await goWithin(page, '/guest-checkout');
  await field(page, 'Téléphone').fill('06');
  await expect(page.getByText('(Numéro invalide)')).toBeVisible();
  await field(page, 'Téléphone').fill('0612345678');
  await submit(page).click();
  await expect(toast(page, 'Veuillez remplir tous les champs obligatoires')).toBeVisible();
  await expectFresh(page);
});

test('a customer’s wishlist, account and addresses hold under a translation, too', async ({
  page,
}) => {
  await page.goto('/products');
  await translate(page);
  await goWithin(page, '/signup');
  await fillSignUp(page, {
    firstName: 'Salma',
    lastName: 'Bennis',
    email: 'translated@exemple.ma',
    password: 'un mot de passe',
  });
  await expect(toast(page, 'Compte créé avec succès!')).toBeVisible();
  await goWithin(page, '/products');
  await page
    .getByRole('button', { name: /Ajouter à la liste de souhaits/ })
    .first()
    .click();
  await expect(toast(page, 'Ajouté à la liste de souhaits!')).toBeVisible();
  await goWithin(page, '/wishlist');
  await expectFresh(page);
  await follow(page, 'Compte');
  await press(page, 'Modifier le nom');
  await page.getByRole('dialog').getByLabel('Prénom').fill('Sara');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('Sara Bennis');
  await expectFresh(page);
});

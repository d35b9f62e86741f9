import { expect, test } from '../../support/browser/browser.ts';
import { answers } from '../../support/shop/shopper.ts';
import {
  cards,
  checkbox,
  chips,
  count,
  panel,
  searchBox,
  suggestions,
  titles,
} from './catalog.steps.ts';

test('a colour, whom it is for and a reduced price are filters, as the address says', async ({
  page,
}) => {
  await page.goto('/products?couleur=Noir');
  await expect(cards(page).filter({ hasText: 'Petite robe noire' })).toHaveCount(1);
  await expect(cards(page).filter({ hasText: 'Lunettes carrées noires' })).toHaveCount(1);
  await expect(checkbox(page, 'Noir')).toBeChecked();
  await answers(page);
  await checkbox(page, 'Homme').check();
  await expect(page).toHaveURL('/products?couleur=Noir&pour=homme');
  await expect(cards(page).filter({ hasText: 'Petite robe noire' })).toHaveCount(0);
  await checkbox(page, 'En promotion').check();
  await expect(page).toHaveURL('/products?couleur=Noir&pour=homme&promo=1');
  await expect(chips(page)).toHaveText(['Homme', 'Noir', 'En promotion']);
});

test('a price is read as it is typed, stays in its field, and is questioned where it may be two', async ({
  page,
}) => {
  await page.goto('/products');
  await answers(page);
  const [least, most] = [
    panel(page).getByLabel('Prix minimum (DH)'),
    panel(page).getByLabel('Prix maximum (DH)'),
  ];
  await most.fill('3 000');
  await expect(page).toHaveURL('/products?prix-max=3000');
  await expect(most).toHaveValue('3 000');
  await least.fill('١٢٩٩ DH');
  await expect(page).toHaveURL('/products?prix-min=1299&prix-max=3000');
  await least.fill('1.299');
  await expect(least).toHaveAccessibleDescription(
    /^Voulez-vous dire 1\s299\sDH\s\? Écrivez alors 1299/,
  );
  await expect(page).toHaveURL('/products?prix-max=3000');
  await expect(least).toHaveValue('1.299');
  await checkbox(page, 'Robes').check();
  await expect(page).toHaveURL('/products?category=Robes&prix-max=3000');
  await expect(least).toHaveValue('1.299');
  await panel(page).getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(page).toHaveURL('/products');
  await expect(least).toHaveValue('');
  await expect(most).toHaveValue('');

  // Without scripts the field has what was sent, too.
  const response = await page.goto('/products?prix-min=1.299');
  expect(await response?.text()).toMatch(/value="1\.299"[^]*Voulez-vous dire 1\s299\sDH/);
  await expect(least).toHaveValue('1.299');
});

test('a list of nothing names the filters that leave nothing, and removes them', async ({
  page,
}) => {
  await page.goto('/products?couleur=Rouge&prix-max=2500&q=caftan');
  await expect(count(page)).toHaveText('0 produit');
  await expect(page.getByText('Aucun produit trouvé.')).toBeVisible();
  await expect(page.getByText('Aucun résultat pour')).toBeHidden();
  const above = page.getByRole('button', { name: /^Voir 1 produit au-dessus de 2\s500\sDH$/ });
  await answers(page);
  await expect(
    page.getByRole('button', { name: /^Voir \d produits? sans «\scaftan\s»$/ }),
  ).toBeVisible();
  await above.click();
  await expect(page).toHaveURL('/products?couleur=Rouge&q=caftan');
  await expect(titles(page)).toHaveText(['Caftan en velours grenat']);
});

test('the newest first are an order that a chip removes, and none that the panel offers', async ({
  page,
}) => {
  await page.goto('/products?sort=nouveautés');
  await answers(page);
  const newest = page.getByRole('button', { name: /Nouveautés/ });
  await expect(page.getByRole('option', { name: 'Nouveautés', selected: true })).toBeAttached();
  await expect(page.getByRole('radio', { includeHidden: true })).toHaveCount(3);
  await newest.click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('option', { name: 'Nouveautés' })).toHaveCount(0);
});

test('suggestions are of the filtered list, and their number is said', async ({ page }) => {
  await page.goto('/products?pour=homme');
  await answers(page);
  await searchBox(page).pressSequentially('lunettes');
  await expect(page.getByText(/^\d suggestions, \d+ produits$/)).toBeAttached();
  await searchBox(page).fill('');
  await searchBox(page).pressSequentially('petite robe');
  await expect(page.getByText(/^Aucun résultat pour «\spetite robe\s»\.$/).last()).toBeAttached();
  await expect(suggestions(page)).not.toContainText('Petite robe noire');
});

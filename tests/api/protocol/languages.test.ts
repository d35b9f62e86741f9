import { afterAll, describe, expect, test } from 'vitest';
import { startShop } from '../../support/shop/shop.ts';

const shop = await startShop();
afterAll(() => shop.close());

interface Found {
  readonly findOrder: { readonly userErrors: ReadonlyArray<{ readonly message: string }> };
}

const FIND = `findOrder(number: "", phone: "") { userErrors { code message } }`;

async function refusal(directive: string): Promise<string | undefined> {
  const { data, errors } = await shop.graphql<Found>(`mutation ${directive} { ${FIND} }`, {});
  expect(errors).toEqual([]);
  return data.findOrder.userErrors[0]?.message;
}

describe('the language of an operation', () => {
  test.each([
    ['', 'Veuillez indiquer le numéro de la commande et le téléphone.'],
    ['@inContext(language: FR)', 'Veuillez indiquer le numéro de la commande et le téléphone.'],
    ['@inContext(language: AR)', 'يرجى إدخال رقم الطلبية ورقم الهاتف.'],
    ['@inContext(language: EN)', 'Please give the order number and the phone number.'],
  ])('%s is that of its user errors', async (directive, message) => {
    expect(await refusal(directive)).toBe(message);
  });

  test('may be a variable', async () => {
    const { data } = await shop.graphql<Found>(
      `mutation ($language: Language!) @inContext(language: $language) { ${FIND} }`,
      { language: 'EN' },
    );
    expect(data.findOrder.userErrors[0]?.message).toMatch(/^Please give/);
  });

  test.each([
    ['@inContext(language: DE)', 'GRAPHQL_VALIDATION_FAILED'],
    ['@inContext', 'GRAPHQL_VALIDATION_FAILED'],
  ])('%s is refused', async (directive, code) => {
    const { errors } = await shop.graphql(`query ${directive} { brands { name } }`, {});
    expect(errors).toMatchObject([{ extensions: { code } }]);
  });

  test('that a variable misspells is bad input', async () => {
    const { errors } = await shop.graphql(
      `query ($language: Language!) @inContext(language: $language) { brands { name } }`,
      { language: 'DE' },
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  test('is one of those that the shop names', async () => {
    const { data } = await shop.graphql('{ shop { languages { code name direction } } }', {});
    expect(data).toEqual({
      shop: {
        languages: [
          { code: 'FR', name: 'Français', direction: 'LTR' },
          { code: 'AR', name: 'العربية', direction: 'RTL' },
          { code: 'EN', name: 'English', direction: 'LTR' },
        ],
      },
    });
  });
});

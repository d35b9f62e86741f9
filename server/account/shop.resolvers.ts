import { languages } from '#shared/language.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { shopTextIn, shownShop } from '../settings/identity/identity.rules.ts';
import { findIdentity } from '../settings/identity/identity.service.ts';
import { currentSettings } from '../settings/settings.service.ts';
import { shopUses } from '../settings/uses/uses.service.ts';
import { hasDemoCatalogue } from './account.service.ts';

/** Resolves what the shop says of itself. */
export const shopResolvers = {
  Query: {
    shop: (_, __, context) => findIdentity(context),
  },
  Shop: {
    hasDemoAccount: (_, __, context) => hasDemoCatalogue(context),
    merchant: (_, __, context) => currentSettings(context),
    uses: (_, __, context) => shopUses(context),
    languages: (identity) =>
      identity.languages.map((code) => {
        const { name, dir } = languages[code];
        return { code, name, direction: dir === 'rtl' ? 'RTL' : 'LTR' };
      }),
    name: (identity, _, { language }) => shownShop(identity, language).name,
    city: (identity, _, { language }) => shownShop(identity, language).city,
    sentence: (identity, _, { language }) => shownShop(identity, language).sentence,
    texts: (identity, { keys }, { language }) =>
      [...new Set(keys)].flatMap((key) => {
        const text = shopTextIn(identity, key, language);
        return text === null ? [] : [{ key, text }];
      }),
  },
} satisfies Resolvers;

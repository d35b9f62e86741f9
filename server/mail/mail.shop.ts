import type { Language } from '#shared/language.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import type { Store } from '../context.ts';
import { shopTextIn, shownShop } from '../settings/identity/identity.rules.ts';
import { findIdentity } from '../settings/identity/identity.service.ts';
import { mailTexts } from './mail.texts.ts';

/** Names the shop in a mail. */
export interface MailShop extends Pick<PageShop, 'name' | 'city'> {
  /** Ends the mail. */
  readonly signature: string;
}

/** Returns what mails in a language say of the shop. */
export async function mailShopIn(
  sources: { readonly store: Store },
  language: Language,
): Promise<MailShop> {
  const identity = await findIdentity(sources);
  const shop = shownShop(identity, language);
  const own = shopTextIn(identity, 'MAIL_SIGNATURE', language);
  return { ...shop, signature: own ?? mailTexts[language].signature(shop) };
}

import { lineTitles } from '../../mail/mail.texts.ts';
import type { MailRecord } from '../../mail/mail.store.ts';
import { linkMail, PREVIEW_TOKEN } from '../../mail/link-mail.ts';
import type { MailTemplate, TemplateContext } from '../../mail/template.ts';
import { stockMails as arabic } from './stock-alert.ar.ts';
import { stockMails as english } from './stock-alert.en.ts';
import { frStockMails } from './stock-alert.fr.ts';
import { pathIn, type Language, type Translated } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import { hashOfToken, newSecretToken } from '../../shared/secret-token.ts';
import {
  findVariant,
  productIdOf,
  namedVariantTitle,
  type VariantOfProduct,
} from '../catalog.variant.rules.ts';
import { wordsIn } from '../catalog.service.ts';
import { optionsIn, textsIn, variantIn } from '../translation/translation.rules.ts';
import { unconfirmed } from './stock-alert.rules.ts';

const texts: Readonly<Record<Language, Translated<typeof frStockMails>>> = {
  FR: frStockMails,
  AR: arabic,
  EN: english,
};

/** None for an address that awaits the variant already. */
const confirmStockAlert: MailTemplate = async (context, mail) => {
  const about = await variantOf(context, mail);
  const token = about && (await tokenFor(context, mail, about));
  if (!about || token === null) return null;
  const { paragraphs, ...text } = texts[mail.language].CONFIRM_STOCK_ALERT;
  return linkMail(mail, {
    ...text,
    paragraphs: paragraphs(await nameOf(context, about, mail.language)),
    url: context.publicUrl + pathIn(mail.language, paths.stockAlert(token)),
  });
};

const backInStock: MailTemplate = async (context, mail) => {
  const about = await variantOf(context, mail);
  if (!about) return null;
  const { subject, paragraphs, ...text } = texts[mail.language].BACK_IN_STOCK;
  const { product, variant } = about;
  return linkMail(mail, {
    ...text,
    subject: subject(textsIn(mail.language, product).title),
    paragraphs: paragraphs(await nameOf(context, about, mail.language)),
    url: context.publicUrl + pathIn(mail.language, paths.product(product.id, variant.id)),
  });
};

export const stockAlertMails = {
  CONFIRM_STOCK_ALERT: confirmStockAlert,
  BACK_IN_STOCK: backInStock,
} as const;

async function variantOf(
  { store }: TemplateContext,
  { detail }: MailRecord,
): Promise<VariantOfProduct | null> {
  const id = detail ?? '';
  const product = await store.read.catalog.product(productIdOf(id));
  const variant = product && findVariant(product, id);
  return variant ? { product, variant } : null;
}

/** Created for this attempt: the link of a mail that was not sent must not stay valid. */
async function tokenFor(
  { store, clock, isPreview }: TemplateContext,
  { to: email, language }: MailRecord,
  { variant: { id: variantId } }: VariantOfProduct,
): Promise<string | null> {
  if (isPreview) return PREVIEW_TOKEN;
  const token = newSecretToken();
  return store.transaction(async ({ stockAlerts }) => {
    const earlier = await stockAlerts.alertFor(variantId, email);
    if (earlier && earlier.confirmedAt !== null) return null;
    if (earlier) await stockAlerts.remove([earlier.hash]);
    await stockAlerts.save(
      unconfirmed({ hash: hashOfToken(token), variantId, email, language }, clock()),
    );
    return token;
  });
}

async function nameOf(
  context: Pick<TemplateContext, 'store'>,
  { product, variant }: VariantOfProduct,
  language: Language,
): Promise<string> {
  const words = await wordsIn(context, language);
  const options = optionsIn(words, product.options);
  const title = namedVariantTitle({ options }, variantIn(words, variant));
  return lineTitles[language](textsIn(language, product).title, title);
}

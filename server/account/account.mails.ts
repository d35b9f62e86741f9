import { deviceName as deviceNameAr } from '../mail/mail.ar.ts';
import { deviceName as deviceNameEn } from '../mail/mail.en.ts';
import { deviceName as deviceNameFr } from '../mail/mail.fr.ts';
import type { MailRecord } from '../mail/mail.store.ts';
import { readDevice } from '../mail/device-mail.ts';
import { linkMail, PREVIEW_TOKEN, type LinkText } from '../mail/link-mail.ts';
import type { MailTemplate, TemplateContext } from '../mail/template.ts';
import { withoutLink } from '#shared/links.ts';
import { pathIn, type Language, type Translated } from '#shared/language.ts';
import { accountMails as arabic } from './account.ar.ts';
import { accountMails as english } from './account.en.ts';
import { frAccountMails } from './account.fr.ts';
import { paths } from '#shared/paths.ts';
import { momentInMorocco } from '../shared/time.ts';
import type { CustomerRecord } from './account.store.ts';
import { newLink, type LinkAbout, type MailedPurpose } from './credentials/one-time-links.ts';
import { passwordDigestOf } from './credentials/email-change.ts';

type MailTexts = Translated<typeof frAccountMails>;
type Texts = ReturnType<MailTexts>;

const texts: Readonly<Record<Language, MailTexts>> = {
  FR: frAccountMails,
  AR: arabic,
  EN: english,
};

interface LinkMail {
  readonly path: (token: string) => string;
  /** Checked again when the link is created. */
  readonly isFor: (customer: CustomerRecord, mail: MailRecord) => boolean;
  /** Strangers must not get texts of customers: their address is not confirmed yet. */
  readonly isAnonymous?: true;
}

const isToAccount: LinkMail['isFor'] = ({ email }, mail) => email === mail.to;

const LINK_MAILS: Readonly<Record<MailedPurpose, LinkMail>> = {
  CONFIRM_DEVICE: { path: paths.confirmDevice, isFor: isToAccount },
  RESET_PASSWORD: { path: paths.resetPassword, isFor: isToAccount },
  VERIFY_EMAIL: {
    path: paths.confirmEmail,
    isFor: (customer, mail) => isToAccount(customer, mail) && customer.emailVerifiedAt === null,
  },
  CHANGE_EMAIL: {
    path: paths.confirmEmail,
    isFor: (customer, { detail }) => passwordDigestOf(customer) === detail,
    isAnonymous: true,
  },
};

const oneTimeLinkMail =
  (kind: MailedPurpose): MailTemplate =>
  async (context, mail) => {
    const customer = await customerOf(context, mail);
    if (!customer) return null;
    const { path, isFor, isAnonymous } = LINK_MAILS[kind];
    const about = { purpose: kind, customerId: customer.id, email: mail.to };
    const token = await tokenFor(context, about, (current) => isFor(current, mail));
    if (token === null) return null;
    return linkMail(
      mail,
      {
        ...texts[mail.language](context.shop)[kind],
        url: context.publicUrl + pathIn(mail.language, path(token)),
      },
      isAnonymous ? {} : customer,
    );
  };

/** Reports an event of the account; the button leads to `path`, where the customer can answer. */
const eventMail =
  (
    path: string,
    textOf: (texts: Texts, mail: MailRecord, moment: string) => Omit<LinkText, 'url'>,
  ): MailTemplate =>
  async (context, mail) => {
    const customer = await customerOf(context, mail);
    if (!customer) return null;
    const { language, createdAt } = mail;
    const text = textOf(texts[language](context.shop), mail, momentInMorocco(createdAt, language));
    return linkMail(mail, { ...text, url: context.publicUrl + pathIn(language, path) }, customer);
  };

export const accountMails = {
  CONFIRM_DEVICE: oneTimeLinkMail('CONFIRM_DEVICE'),
  RESET_PASSWORD: oneTimeLinkMail('RESET_PASSWORD'),
  VERIFY_EMAIL: oneTimeLinkMail('VERIFY_EMAIL'),
  CHANGE_EMAIL: oneTimeLinkMail('CHANGE_EMAIL'),
  EMAIL_CHANGING: eventMail(paths.security(), ({ EMAIL_CHANGING: text }, _, moment) => ({
    ...text,
    paragraphs: text.paragraphs(moment),
  })),
  NEW_DEVICE: eventMail(paths.security(), ({ NEW_DEVICE: text }, { detail, language }, moment) => {
    const { browser, system } = readDevice(detail);
    return { ...text, paragraphs: text.paragraphs(deviceNames[language](browser, system), moment) };
  }),
  PASSKEY_ADDED: eventMail(
    paths.forgotPassword(),
    ({ PASSKEY_ADDED: text }, { detail }, moment) => ({
      ...text,
      paragraphs: text.paragraphs(withoutLink(detail ?? ''), moment),
    }),
  ),
  PASSWORD_CHANGED: eventMail(paths.forgotPassword(), ({ PASSWORD_CHANGED: text }, _, moment) => ({
    ...text,
    paragraphs: text.paragraphs(moment),
  })),
} as const;

async function customerOf(
  { store }: TemplateContext,
  { customerId, to }: MailRecord,
): Promise<CustomerRecord | undefined> {
  const { accounts } = store.read;
  return customerId === null ? accounts.customerByEmail(to) : accounts.customer(customerId);
}

/** Created for this attempt: the link of a mail that was not sent must not stay valid. */
async function tokenFor(
  context: TemplateContext,
  about: LinkAbout,
  isFor: (customer: CustomerRecord) => boolean,
): Promise<string | null> {
  return context.isPreview ? PREVIEW_TOKEN : newLink(context, about, isFor);
}

/** `Firefox on Windows`, by language; null if both are unknown. */
export const deviceNames: Readonly<Record<Language, typeof deviceNameFr>> = {
  FR: deviceNameFr,
  AR: deviceNameAr,
  EN: deviceNameEn,
};

import type { MailRecord } from '../mail/mail.store.ts';
import type { MailContent, MailDraft, MailTemplate, TemplateContext } from '../mail/template.ts';
import { withoutLink } from '../shared/text/links.ts';
import { pathIn, type Language, type Translated } from '../shared/isomorphic/language.ts';
import { accountMails as arabic } from './account.ar.ts';
import { accountMails as english } from './account.en.ts';
import { frAccountMails } from './account.fr.ts';
import { mailTexts } from '../mail/mail.texts.ts';
import { paths } from '../shared/isomorphic/paths.ts';
import { momentInRabat } from '../shared/time.ts';
import type { CustomerRecord } from './account.store.ts';
import { deviceNames } from './device-name.ts';
import { readDevice } from './new-device.ts';
import { newLink, type LinkAbout, type MailedPurpose } from './credentials/one-time-links.ts';
import { passwordDigestOf } from './credentials/email-change.ts';

const texts: Readonly<Record<Language, Translated<typeof frAccountMails>>> = {
  FR: frAccountMails,
  AR: arabic,
  EN: english,
};

const PREVIEW_TOKEN = '…';

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

const linkMail =
  (kind: MailedPurpose): MailTemplate =>
  async (context, mail) => {
    const customer = await customerOf(context, mail);
    if (!customer) return null;
    const { path, isFor, isAnonymous } = LINK_MAILS[kind];
    const about = { purpose: kind, customerId: customer.id, email: mail.to };
    const token = await tokenFor(context, about, (current) => isFor(current, mail));
    if (token === null) return null;
    return draftOf(mail, isAnonymous ? null : customer, {
      ...texts[mail.language][kind],
      url: context.publicUrl + pathIn(mail.language, path(token)),
    });
  };

const emailChanging: MailTemplate = async (context, mail) => {
  const customer = await customerOf(context, mail);
  if (!customer) return null;
  const { paragraphs, ...text } = texts[mail.language].EMAIL_CHANGING;
  return draftOf(mail, customer, {
    ...text,
    paragraphs: paragraphs(momentInRabat(mail.createdAt, mail.language)),
    url: context.publicUrl + pathIn(mail.language, paths.security()),
  });
};

const newDevice: MailTemplate = async (context, mail) => {
  const customer = await customerOf(context, mail);
  if (!customer) return null;
  const { browser, system } = readDevice(mail.detail);
  const { paragraphs, ...text } = texts[mail.language].NEW_DEVICE;
  return draftOf(mail, customer, {
    ...text,
    paragraphs: paragraphs(
      deviceNames[mail.language](browser, system),
      momentInRabat(mail.createdAt, mail.language),
    ),
    url: context.publicUrl + pathIn(mail.language, paths.security()),
  });
};

const passkeyAdded: MailTemplate = async (context, mail) => {
  const customer = await customerOf(context, mail);
  if (!customer) return null;
  const { paragraphs, ...text } = texts[mail.language].PASSKEY_ADDED;
  return draftOf(mail, customer, {
    ...text,
    paragraphs: paragraphs(
      withoutLink(mail.detail ?? ''),
      momentInRabat(mail.createdAt, mail.language),
    ),
    url: context.publicUrl + pathIn(mail.language, paths.forgotPassword()),
  });
};

export const accountMails = {
  CONFIRM_DEVICE: linkMail('CONFIRM_DEVICE'),
  RESET_PASSWORD: linkMail('RESET_PASSWORD'),
  VERIFY_EMAIL: linkMail('VERIFY_EMAIL'),
  CHANGE_EMAIL: linkMail('CHANGE_EMAIL'),
  EMAIL_CHANGING: emailChanging,
  NEW_DEVICE: newDevice,
  PASSKEY_ADDED: passkeyAdded,
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

interface Text extends Pick<MailContent, 'subject' | 'title' | 'paragraphs'> {
  readonly action: string;
  readonly url: string;
}

function draftOf(
  { id, language }: MailRecord,
  customer: CustomerRecord | null,
  { action, url, ...text }: Text,
): MailDraft {
  const { firstName = '', lastName = '' } = customer ?? {};
  return {
    toName: withoutLink(`${firstName} ${lastName}`.trim()),
    label: id.toLowerCase().replaceAll('_', '-'),
    content: {
      ...text,
      language,
      greeting: mailTexts[language].greeting(withoutLink(firstName)),
      action: { label: action, url },
      order: null,
    },
  };
}

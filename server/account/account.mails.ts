import type { MailContent, MailTemplate } from '../mail/template.ts';
import { withoutLink } from '../shared/links.ts';
import { fr } from '../shared/messages.fr.ts';
import type { CustomerRecord } from './account.store.ts';
import { deviceUrlOf, newDeviceLink } from './device-links.ts';

const confirmDevice: MailTemplate = async (context, mail) => {
  const { store, publicUrl, isPreview } = context;
  const customer = await store.read.accounts.customerByEmail(mail.to);
  if (!customer) return null;
  // Created for this attempt: the link of a mail that was not sent must not stay valid.
  const token = isPreview ? '…' : await newDeviceLink(context, customer.id);
  return {
    toName: withoutLink(`${customer.firstName} ${customer.lastName}`),
    label: mail.id.toLowerCase().replaceAll('_', '-'),
    content: deviceContentOf(customer, deviceUrlOf(publicUrl, token)),
  };
};

export const accountMails = { CONFIRM_DEVICE: confirmDevice } as const;

function deviceContentOf({ firstName }: CustomerRecord, url: string): MailContent {
  const { subject, title, why, how, otherwise, action } = fr.mail.device;
  return {
    subject,
    title,
    greeting: fr.mail.greeting(withoutLink(firstName)),
    paragraphs: [why, how, otherwise],
    action: { label: action, url },
    order: null,
  };
}

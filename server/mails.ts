import { accountMails } from './account/account.mails.ts';
import type { MailTemplates } from './mail/template.ts';
import { orderMails } from './order/order.mails.ts';

export const mailTemplates: MailTemplates = { ...orderMails, ...accountMails };

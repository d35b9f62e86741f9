import { accountMails } from './account/account.mails.ts';
import { stockAlertMails } from './catalog/alerts/stock-alert.mails.ts';
import { appointmentMailTemplates } from './appointment/appointment.mails.ts';
import { appointmentShopMails } from './appointment/appointment.shop-mail.ts';
import type { MailTemplates } from './mail/template.ts';
import { orderMails } from './order/order.mails.ts';
import { orderShopMails } from './order/order.shop-mail.ts';
import { staffMails } from './staff/staff.mails.ts';

export const mailTemplates: MailTemplates = {
  ...orderMails,
  ...orderShopMails,
  ...accountMails,
  ...stockAlertMails,
  ...appointmentMailTemplates,
  ...appointmentShopMails,
  ...staffMails,
};

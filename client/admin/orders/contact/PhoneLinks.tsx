import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { phoneLink, whatsAppLink } from '../../../ui/format/contact.ts';
import { AdminIcon } from '../../page/AdminIcon.tsx';

type Props = {
  phone: string;
  /** Beginning of the conversation in WhatsApp, where this is the next step of the order. */
  message?: string;
};

/** Calls the recipient of an order, or writes to them. */
export function PhoneLinks({ phone, message }: Props) {
  return (
    <>
      <a
        className={`button button--${message === undefined ? 'secondary' : 'primary'}`}
        href={phoneLink(phone)}
      >
        <AdminIcon name="phone" size={20} />
        <span>{frOrders.detail.call(phone)}</span>
      </a>
      <a
        className="button button--secondary"
        href={whatsAppLink(phone, message)}
        target="_blank"
        rel="noreferrer"
      >
        <AdminIcon name="message" size={20} />
        <span>{message === undefined ? frOrders.detail.whatsApp : frOrders.contact.write}</span>
      </a>
    </>
  );
}

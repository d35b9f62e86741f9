import { contact, identity } from '../../text/merchantFacts.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import { sellsClothes } from '#shared/shop/shop-features.ts';
import type { InformationDocument } from '../informationDocument.ts';
import type { ShopRules } from '../rules.ts';

/** A change of its meaning needs a new TERMS_VERSION, as one of the French text. */
export const termsDocument = (rules: ShopRules, shop: PageShop): InformationDocument => ({
  path: paths.terms(),
  title: 'Terms of sale',
  description: `The terms on which ${shop.name} sells online in Morocco: prices, orders, payment, delivery, withdrawal, ${shop.uses.includes('ALTERATIONS') ? 'exchange, alterations, guarantees' : 'exchange, guarantees'}.`,
  lead: 'They say what you can expect of us, and what we expect of you, for every purchase in this shop.',
  version: rules.termsVersion,
  sections: [
    {
      id: 'vendeur',
      title: '1. The seller',
      blocks: [
        {
          text: `The seller is the publisher of the ${shop.name} shop${shop.city === null ? '' : `, in ${shop.city}`}.`,
          ifNone: ['legalName'],
        },
        { merchant: [...identity, ...contact] },
      ],
    },
    {
      id: 'objet',
      title: '2. Scope and acceptance',
      blocks: [
        'These terms govern the sales made in this shop to consumers, for delivery in Morocco. No other terms are added to them.',
        'By confirming an order, you accept them. The date of the accepted version is recorded with the order: that version applies, even if the text changes later. You may print this page or save it.',
      ],
    },
    {
      id: 'produits',
      title: '3. Products and availability',
      blocks: [
        sellsClothes(shop)
          ? 'Each product page describes its materials, its care, its sizes or its measurements. The illustrations show the cut, the colours and the details; a shade may look slightly different from one screen to another.'
          : 'Each product page describes the item. The pictures show it; a shade may look slightly different from one screen to another.',
        'An item is offered while stocks last. The cart reserves nothing: the item is yours once the order is confirmed. If an item should run out all the same, we would tell you at once and refund what you paid for it.',
      ],
    },
    {
      id: 'prix',
      title: '4. Prices and delivery costs',
      blocks: [
        'Prices are in dirhams (DH), all taxes included. The struck-out price is the price of the item before the discount; during a sale it is at most the lowest of the thirty days before it. Sales and promotions say until when they last: after that, the item is back at its price.',
        {
          list: [
            `Without an account, delivery costs ${rules.deliveryFee}; it is free when your items come to ${rules.freeDeliveryFrom} or more, alterations included, after discounts.`,
            'With an account, it is free whatever the amount.',
            'If your city has its own rate, with or without an account, that rate applies; it is shown before you order.',
            'Picking up in the shop, where it is offered, is free.',
          ],
        },
        'The total to pay, delivery included, is shown before the last button. If a price went up while you were ordering, the order would not be placed: you would be shown the new total first.',
      ],
    },
    {
      id: 'commande',
      title: '5. Order',
      blocks: [
        'You choose your items, check the cart, say where to deliver and how to pay, then confirm. Until that last step, you can correct everything.',
        'The sale is made when the confirmation page shows your order number or, for a payment by card, when the payment is confirmed. The confirmation is also sent to you by email if you gave us an address.',
        'We keep the recorded orders and payments; these records are evidence unless proved otherwise. We may refuse an order for a legitimate reason, such as an address that cannot be found or a payment dispute under way; we tell you the reason, and nothing is owed or charged to you.',
        'You can cancel an order yourself, at no cost, until the parcel is prepared.',
      ],
    },
    {
      id: 'paiement',
      title: '6. Payment',
      blocks: [
        {
          list: [
            'On delivery, in cash, to the courier, or at pickup, in the shop.',
            'By bank card, with an account, when this choice is offered. You pay in the window of our provider; the shop has no access to the card number.',
          ],
        },
        'An invoice is available on the page of the order. The items remain our property until they are paid in full.',
      ],
    },
    {
      id: 'livraison',
      title: '7. Delivery',
      blocks: [
        `We deliver in Morocco, to the cities that the shop serves. The delivery time is ${rules.deliveryDays}, that is ${rules.deliveryHours}, unless your city has delivery times of its own; the dates given before the order are recorded with it.`,
        `Working days are Monday to Saturday, except days on which the shop is closed. The time runs from the order: from the same day if it is placed on a working day before the cut-off time, usually ${rules.cutOff}; otherwise from the next working day. Alterations add working days of their own.`,
        'Where picking up in the shop is offered and chosen, the order awaits you at the pickup point once we have announced that it is ready. Where trying on at the door is announced, you try the items on before you accept the parcel.',
        'If delivery is late other than through force majeure, you can ask us to ship within a reasonable time, then withdraw from the order if that time passes: everything you have paid is then refunded.',
        'The risk of loss or damage is ours until the parcel is in your hands.',
      ],
    },
    {
      id: 'reception',
      title: '8. Receipt and refused parcels',
      blocks: [
        'If the parcel is open or damaged, refuse it or tell us within the following days, preferably with a picture.',
        'A parcel that is refused or cannot be handed over comes back to us and ends the order. You owe nothing if payment was due on delivery; a payment by card is refunded in full.',
      ],
    },
    {
      id: 'retractation',
      title: '9. Right of withdrawal',
      blocks: [
        `Under article 36 of law 31-08 on consumer protection measures, you have ${rules.returnDays} from receipt to withdraw, without reason or penalty. We count this time from the day after delivery, and its last day in full.`,
        `To use this right, request the return from the page of your order, or write to us: the steps are described in [Delivery and returns](${paths.delivery()}#retours). The items must come back complete, neither worn nor washed, in their packaging.`,
        'The amount paid is refunded without delay, and no later than fifteen days after your request.',
        `Under article 38 of the same law, this right does not apply to items made or altered at your request and to your measurements: see [Alterations](${paths.terms()}#retouches).`,
      ],
    },
    {
      id: 'echange',
      title: '10. Exchange',
      blocks: [
        `Within the same ${rules.returnDays}, you can exchange an item free of charge for another available size or colour of the same item, twice at most. The item you receive in exchange has a new period of its own, for a return as for an exchange. For another model, request a return and place a new order.`,
        'Request the exchange from the page of your order, or from our customer service. It takes place at your door, where the courier brings the new item and takes the other one; by parcel, where the new item leaves once we have received the other one; or in the shop. The item is given back as for a return: complete, neither worn nor washed. We accept the request, or tell you why it is refused.',
        `The new item is reserved for you from your request, then anew from our acceptance, usually until the end of the last of the ${rules.exchangeHold} that follow; the page of the order gives the date. If nothing has been received, handed over or shipped by that date, the exchange ends, at no cost. Until then you can also cancel it yourself.`,
        'There is no difference to pay when the price of the new item before discounts is the one that the other item had when you bought it, whatever the price of the day. Otherwise the difference is that between the price of the new item on the day of the request and what you paid for the other one. If you owe it, you pay it to the courier or in the shop, as you receive the new item; it is never taken from a card. If it is owed to you, it is refunded at the end of the exchange, in the same way as a return.',
        'An exchange note, or a credit note and an invoice when an amount changes, is then issued: the numbers are on the page of the order.',
      ],
    },
    {
      id: 'retouches',
      title: '11. Alterations',
      blocks: [
        'Where the page of an item offers it, the item can be altered before it leaves. You choose the alterations, and their measurement if one is needed, on that page or in the cart. The price of each, which may be nothing, and the working days that it takes are shown with it: the price is added to that of the item, and the longest of these times to the dates given.',
        'The alterations, their measurements and their prices are recorded with the order. We alter to the measurements that you give; the order is shipped or handed over only once the alterations are finished.',
        `Made as you specified, an altered item is neither taken back nor exchanged, except for a fault in the item or in the alteration (law 31-08, article 38). We tell you so before you order, and you tick a box to accept it; without it, the order is not placed. For a fault, [write to us](${paths.contact()}).`,
      ],
    },
    {
      id: 'conseil',
      title: '12. Advice by appointment',
      blocks: [
        `Advice is free and commits you to nothing. ${shop.uses.includes('APPOINTMENTS') ? `On the page [Personal advice](${paths.advice()}), you choose one of the times offered` : 'Where it is offered, you choose one of the times of its page'}, in the shop or by phone, up to ${rules.bookable} ahead.`,
        'Until the appointment has begun, you can cancel it with the link in the confirmation email or on the page that follows the booking. If the shop has to cancel it, it gives the reason.',
      ],
    },
    {
      id: 'garanties',
      title: '13. Guarantees and authenticity',
      blocks: [
        'You have the guarantees provided by law: conformity with the order, and the guarantee against hidden defects (articles 549 and following of the dahir forming the Code of Obligations and Contracts, law 31-08).',
        'An item that is faulty or is not the one you ordered is taken back at our expense, altered or not; you choose between an exchange, if possible, and a refund.',
        'We guarantee that each item is authentic. If a product proved not to be, it would be refunded.',
        'Normal wear, and damage from care that goes against the label, are not covered.',
      ],
    },
    {
      id: 'responsabilite',
      title: '14. Liability',
      blocks: [
        'We are responsible for the proper performance of the sale, including by our carriers. We are not responsible for a failure caused by you, by a third party unconnected with the sale or by force majeure. Nothing here reduces the rights that the law gives you.',
      ],
    },
    {
      id: 'donnees',
      title: '15. Personal data',
      blocks: [
        `We process your data, those of an appointment or an alteration included, under law 09-08. Which data, why, for how long, and how to see or delete it: it is all on the page [Privacy](${paths.privacy()}).`,
      ],
    },
    {
      id: 'reclamations',
      title: '16. Complaints and disputes',
      blocks: [
        `Send your complaint to us first, using the details on the page [Contact](${paths.contact()}), with your order number. We look for an amicable solution with you.`,
        'These terms are governed by Moroccan law. Failing agreement, you may bring the matter, as you choose, before the court of your domicile or residence, or that of the place where the damage occurred. Consumer protection associations can help you.',
      ],
    },
  ],
});

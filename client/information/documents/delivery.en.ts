import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import { ifUsed, sellsClothes, sellsWorn } from '#shared/shop/shop-features.ts';
import type { InformationDocument } from '../informationDocument.ts';
import type { ShopRules } from '../rules.ts';

export function deliveryDocument(rules: ShopRules, shop: PageShop): InformationDocument {
  const isAltered = shop.uses.includes('ALTERATIONS');
  const isWorn = sellsWorn(shop);
  const sellsFrames = shop.uses.includes('FRAMES');
  return {
    path: paths.delivery(),
    title: 'Delivery and returns',
    description: `Delivery in Morocco, as a rule free from ${rules.freeDeliveryFrom} or with an account. ${rules.returnDays} to change your mind.`,
    lead: 'When your order leaves, what its delivery costs, and how to change your mind once the parcel is open.',
    sections: [
      {
        id: 'delais',
        title: 'Delivery times',
        blocks: [
          `Allow ${rules.deliveryDays}, that is ${rules.deliveryHours}, between your order and its delivery. If your city has delivery times of its own, those apply. Each product page gives the dates for an order placed now, and those of your city if you name it.`,
          `Working days are Monday to Saturday; Sundays and days on which the shop is closed do not count. An order placed on a working day before the cut-off time, usually ${rules.cutOff}, counts from that day; after it, from the next working day: one placed on Saturday evening counts from Monday.${isAltered ? ` To that, [alterations](${paths.delivery()}#retouches) add working days of their own.` : ''}`,
          `If we have your email address, we write to you when the parcel leaves. Its tracking page shows each step, and the parcel number if the carrier gives one. Without the link, [the order number and your phone number](${paths.findOrder()}) will do.`,
        ],
      },
      {
        id: 'frais',
        title: 'Delivery costs',
        blocks: [
          {
            columns: ['Your order', 'Delivery'],
            rows: [
              [`Without an account, less than ${rules.freeDeliveryFrom}`, rules.deliveryFee],
              [`Without an account, ${rules.freeDeliveryFrom} or more`, 'Free'],
              ['With an account, whatever the amount', 'Free'],
            ],
          },
          isAltered
            ? 'What counts is the total of your items, alterations included, after discounts.'
            : 'What counts is the total of your items, after discounts.',
          'If your city has its own rate, it replaces the one in this table, with or without an account. The cost for your city is shown as soon as you name it, on a product page or as you order; nothing is added later. If we do not deliver to your city, you are told in the same place.',
        ],
      },
      {
        id: 'retrait',
        title: 'Picking up in the shop',
        blocks: [
          'When pickup is shown among the delivery options, it is free: your name and phone number are enough, without an address. The address and opening hours of the pickup point stand beside that choice. If we have your email address, we write to you as soon as the order is ready.',
        ],
      },
      {
        id: 'reception',
        title: 'When it arrives',
        blocks: [
          'Check the parcel before you accept it. If it is open or damaged, you may refuse it.',
          ...(isWorn
            ? [
                'In cities where “try on at the door” is shown with the cost and the dates, you may try the items on in front of the courier, before you accept the parcel.',
              ]
            : []),
          'A refused parcel comes back to us and the order ends there. If you were to pay on delivery, you owe nothing. If you paid by card, the amount paid is refunded to that card.',
        ],
      },
      {
        id: 'annuler',
        title: 'Cancelling an order',
        blocks: [
          `Until your parcel is prepared, you can cancel the order yourself, at no cost and without explanation: open it from [your orders](${paths.orders()}), with the tracking link in your confirmation, or [with its number](${paths.findOrder()}), then choose “Cancel the order”.`,
          'A card payment is then refunded to the same card. If the parcel is already prepared, you can still refuse it or return it.',
        ],
      },
      {
        id: 'retours',
        title: 'Changing your mind',
        blocks: [
          `Law 31-08 (article 36) gives you ${rules.returnDays} after delivery to change your mind, without justification or penalty. The first day is the one after delivery; the last one counts in full.`,
          {
            steps: [
              `Open the order from [your orders](${paths.orders()}), with its tracking link, or [with its number](${paths.findOrder()}), and choose “Request a return”.`,
              'If you like, tell us in a few words why. It helps us, but you do not owe us a reason.',
              'Our customer service will contact you to arrange collection of the parcel. Until then, keep the items in their packaging; you can still cancel the request on the same page.',
              'We check the items when they arrive, then refund you.',
            ],
          },
          isAltered
            ? 'Try things on as you would in a shop: in front of a mirror, with the labels. Items that were worn, washed or damaged cannot be taken back, nor those that we altered at your request, except for a fault.'
            : isWorn
              ? 'Try things on as you would in a shop, with the labels. Items that were worn, washed or damaged cannot be taken back, except for a fault.'
              : 'Items that were used or damaged cannot be taken back, except for a fault.',
        ],
      },
      {
        id: 'echanges',
        title: 'Exchanges',
        blocks: [
          `${isWorn ? 'A size that is too tight, a colour that does not suit you: exchanges for another size or colour of the same item' : 'Exchanges for another version of the same item'} are free for the same ${rules.returnDays}, twice at most. For another model, request a return and place a new order.${shop.uses.includes('SIZE_GUIDES') ? ` The [size guide](${paths.sizeGuide()}) helps you to get it right this time.` : ''}`,
          {
            steps: [
              `Open the order from [your orders](${paths.orders()}), with its tracking link, or [with its number](${paths.findOrder()}), and choose “Exchange”.`,
              `Choose another ${isWorn ? 'size or colour' : 'version of the item'}, and how the exchange takes place. If there is a difference in price, you see it before you confirm.`,
              'We accept your request, or tell you why it is refused.',
              isWorn
                ? 'You give the item back complete, neither worn nor washed, with its labels, and receive the other one.'
                : 'You give the item back complete and in good condition, and receive the other one.',
            ],
          },
          {
            columns: ['How', 'What happens', 'A difference to pay'],
            rows: [
              [
                'At the door',
                'The courier brings the new item and takes the other one, in one visit',
                'To the courier',
              ],
              [
                'By parcel',
                'You send us the item; the new one leaves once we have received it',
                'To the courier, when the new item arrives',
              ],
              [
                'In the shop',
                'You bring the item to the shop, where the new one awaits you',
                'In the shop',
              ],
            ],
          },
          `The new item is reserved for you from your request, then anew from our acceptance, usually until the end of the last of the ${rules.exchangeHold} that follow; the page of the order gives the date. If nothing has been received, handed over or shipped by that date, the exchange ends, at no cost. Until then you can cancel it on the same page.`,
          'If the price of the new item before discounts is the one that the other item had when you bought it, you have nothing to pay, whatever the price of the day. Otherwise the difference is that between its price on the day of the request and what you paid. It is never taken from a card; if it is owed to you, it is refunded at the end of the exchange, in the same way as a return.',
          'The exchange note, or the credit note and the invoice if an amount changes, are on the page of the order. A new period begins for the item you receive in exchange.',
        ],
      },
      ...ifUsed(shop.uses, 'ALTERATIONS', {
        id: 'retouches',
        title: 'Alterations',
        blocks: [
          'Where the page of an item offers alterations, choose them on that page or in the cart, with their measurement if one is needed. Their price and the working days that they take are shown with them; the total and the dates given before the order take them into account. The order leaves once the alterations are finished.',
          `Made as you specified, an altered item is neither taken back nor exchanged (law 31-08, article 38), except for a fault in the item or in the alteration: in that case, [write to us](${paths.contact()}). You accept this by ticking a box before you order.`,
          ...ifUsed(
            shop.uses,
            'APPOINTMENTS',
            `Not sure of a measurement? Book a [free appointment](${paths.advice()}), in the shop or by phone.`,
          ),
        ],
      }),
      {
        id: 'remboursements',
        title: 'Refunds',
        blocks: [
          'We refund the amount paid as soon as the items are back, and no later than fifteen days after your request, as the law provides.',
          {
            list: [
              'Paid by card: the amount goes back to the same card. How soon it shows depends on your bank.',
              'Paid on delivery: we pay the amount back in a way we agree with you.',
            ],
          },
        ],
      },
      {
        id: 'authenticite',
        title: 'Authenticity and faults',
        blocks: [
          sellsFrames
            ? 'All our items and all our frames are authentic. If one were not, we would refund it.'
            : 'All our items are authentic. If one were not, we would refund it.',
          `An item other than the one you ordered${sellsClothes(shop) ? ', a seam that gives' : ', a fault'}${sellsFrames ? ', a temple bent when you unpack it' : ''}: [write to us](${paths.contact()}) with your order number. We take the item back at our expense, and you choose between an exchange and a refund.`,
        ],
      },
    ],
  };
}

import { contact } from '../../text/merchantFacts.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import { ifUsed, sellsClothes } from '#shared/shop/shop-features.ts';
import type { InformationDocument } from '../informationDocument.ts';

export function contactDocument(shop: PageShop): InformationDocument {
  // Without the dash at its end.
  const prefix = shop.orderPrefix.slice(0, -1);
  return {
    path: paths.contact(),
    title: 'Contact',
    description: `How to reach ${shop.name}${shop.city === null ? '' : ` in ${shop.city}`}: by phone or by email, and what is useful to have at hand.`,
    lead: sellsClothes(shop)
      ? 'A question about a cut, an order, a return?'
      : 'A question about an item, an order, a return?',
    sections: [
      {
        id: 'joindre',
        title: 'How to reach us',
        blocks: [
          { merchant: [...contact, 'legalName', 'address'] },
          { text: 'One of us will answer you, on working days.', ifAny: contact },
          { text: 'Phoning is quickest for an order under way.', ifAny: ['phone'] },
          {
            text: 'By email, attach a picture if something is wrong with the item.',
            ifAny: ['email'],
          },
          {
            text: 'The shop has not published a phone number or an email address yet. What you can do yourself is listed further down.',
            ifNone: contact,
          },
        ],
      },
      {
        id: 'sous-la-main',
        title: 'What to have at hand',
        blocks: [
          {
            list: [
              `Your order number: it begins with ${prefix} and is in the confirmation.`,
              'The name or the phone number given with the order.',
              ...(shop.uses.includes('FRAMES')
                ? [
                    sellsClothes(shop)
                      ? 'For a size, your chest, waist and hips; for a frame, the measurements engraved on a pair that suits you.'
                      : 'For a frame, the measurements engraved on a pair that suits you.',
                  ]
                : ifUsed(shop.uses, 'SIZE_GUIDES', 'For a size, your measurements.')),
            ],
          },
          'We will never ask for your password, nor for your card number.',
        ],
      },
      {
        id: 'sans-attendre',
        title: 'Without waiting for us',
        blocks: [
          {
            list: [
              `To track, cancel or return an order: from [your orders](${paths.orders()}), with the tracking link in your confirmation, or [with its number and your phone](${paths.findOrder()}).`,
              `Times, costs, returns: [Delivery and returns](${paths.delivery()}).`,
              ...ifUsed(
                shop.uses,
                'SIZE_GUIDES',
                `To choose a size: [Size guide](${paths.sizeGuide()}).`,
              ),
              `Everything else: [Frequently asked questions](${paths.faq()}).`,
              `Your personal data: [Privacy](${paths.privacy()}).`,
            ],
          },
        ],
      },
    ],
  };
}

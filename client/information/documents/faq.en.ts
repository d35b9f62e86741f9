import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import { ifUsed, sellsWorn } from '#shared/shop/shop-features.ts';
import type { InformationDocument } from '../informationDocument.ts';
import type { ShopRules } from '../rules.ts';

export function faqDocument(rules: ShopRules, shop: PageShop): InformationDocument {
  const isWorn = sellsWorn(shop);
  return {
    path: paths.faq(),
    title: 'Frequently asked questions',
    description: `Orders, payment, delivery, returns, exchanges${shop.uses.includes('ALTERATIONS') ? ', alterations' : ''}${isWorn ? ', sizes' : ', products'} and accounts: answers to the questions that we are asked most.`,
    lead: `Answers to the questions that we are asked most. Yours is not here? [Write to us or call us](${paths.contact()}).`,
    sections: [
      {
        id: 'commander',
        title: 'Ordering',
        blocks: [
          {
            topic: 'Do I need an account to order?',
            answers: [
              'No. Without signing up, you give your name, your phone number and your address, and pay on delivery.',
              'With an account, delivery is free unless your city has its own rate; you can pay by card, and your addresses, wishlist and orders await you on every device.',
            ],
          },
          {
            topic: 'How do I know that my order went through?',
            answers: [
              'A confirmation page appears at once, with your order number. If you gave your email address, the same confirmation is in your inbox, with a link to track the parcel.',
            ],
          },
          {
            topic: 'How do I find my order without an account?',
            answers: [
              `Open [order tracking](${paths.findOrder()}) and enter its number and the phone number given with the order. The tracking link in the confirmation leads there too.`,
            ],
          },
          {
            topic: 'Can I change or cancel my order?',
            answers: [
              `You can cancel it yourself until the parcel is prepared: see [Cancelling an order](${paths.delivery()}#annuler). To change an item or an address, cancel and order again, or [call us](${paths.contact()}).`,
            ],
          },
          {
            topic: 'An item in my cart is no longer available. Why?',
            answers: [
              'A cart does not reserve items: they go to whoever orders first. The cart tells you as soon as there is not enough stock, and offers the quantity that is left.',
              isWorn
                ? 'On the page of a sold-out size, press “Notify me”: we email you the day it is back.'
                : 'On the page of a sold-out item, press “Notify me”: we email you the day it is back.',
            ],
          },
        ],
      },
      {
        id: 'payer',
        title: 'Paying',
        blocks: [
          {
            topic: 'How can I pay?',
            answers: [
              'In cash on delivery or at pickup, with or without an account; or by bank card with an account, when that choice is offered as you order.',
            ],
          },
          {
            topic: 'Is paying by card safe?',
            answers: [
              'You enter your card in the window of our payment provider. The shop does not see its number and does not store it. Nothing is charged before you confirm in that window.',
            ],
          },
          {
            topic: 'My payment seems stuck. Should I pay again?',
            answers: [
              'No. The order appears as soon as the bank answers, even if you closed the page. If the payment fails, the order is cancelled; if the money arrives all the same, it is refunded.',
            ],
          },
          {
            topic: 'Where do I find my invoice?',
            answers: [
              'On the page of your order, once it is paid or delivered, with the link “View the invoice”. You can print it or save it as a PDF from your browser.',
            ],
          },
        ],
      },
      {
        id: 'livraison',
        title: 'Delivery',
        blocks: [
          {
            topic: 'How much does delivery cost?',
            answers: [
              `Nothing with an account, or from ${rules.freeDeliveryFrom}. Otherwise ${rules.deliveryFee}. If your city has its own rate, that one applies: it is shown as soon as you name your city.`,
              'Picking up in the shop, where it is offered, is free.',
            ],
          },
          {
            topic: 'When will my parcel arrive?',
            answers: [
              `Within ${rules.deliveryDays}, that is ${rules.deliveryHours}, unless your city has delivery times of its own. Working days are Monday to Saturday; an order placed after the cut-off time, usually ${rules.cutOff}, counts from the next working day. The expected dates are on the page of each product.`,
            ],
          },
          {
            topic: 'What happens if I refuse the parcel?',
            answers: [
              'It comes back to us and the order ends there. You owe nothing if you were to pay on delivery; a payment by card is refunded.',
            ],
          },
          {
            topic: 'Do you deliver abroad?',
            answers: ['Not yet: we deliver in Morocco.'],
          },
        ],
      },
      {
        id: 'retours',
        title: 'Returns and exchanges',
        blocks: [
          {
            topic: 'How long do I have to change my mind?',
            answers: [
              `You have ${rules.returnDays} after delivery, with no reason to give (law 31-08). Request the return from the page of your order; the steps are on [Delivery and returns](${paths.delivery()}#retours).`,
            ],
          },
          {
            topic: 'Do exchanges cost anything?',
            answers: [
              isWorn
                ? 'No, exchanging an item for another size or colour of it is free. A difference in price is shown before you confirm; you pay it to the courier or in the shop, or it is refunded to you.'
                : 'No, exchanging an item for another version of it is free. A difference in price is shown before you confirm; you pay it to the courier or in the shop, or it is refunded to you.',
            ],
          },
          {
            topic: 'How do I exchange an item?',
            answers: [
              `For the same ${rules.returnDays}, and twice at most, choose “Exchange” on the page of your order, then ${isWorn ? 'another size or colour' : 'another version of the item'}. The exchange takes place at your door, by parcel or in the shop: see [Exchanges](${paths.delivery()}#echanges). For another model, request a return.`,
            ],
          },
          {
            topic: 'Is the item that I want in exchange reserved?',
            answers: [
              `Yes, from your request, then anew from our acceptance, usually until the end of the last of the ${rules.exchangeHold} that follow. The page of the order gives the date.`,
            ],
          },
          ...ifUsed(shop.uses, 'ALTERATIONS', {
            topic: 'Can I return an altered item?',
            answers: [
              `No, nor exchange it, except for a fault in the item or in the alteration (law 31-08, article 38). We tell you so before you order, and you accept it by ticking a box. For a fault, [write to us](${paths.contact()}).`,
            ],
          }),
          {
            topic: 'When will I be refunded?',
            answers: [
              'As soon as we have the items back, and no later than fifteen days after your request.',
            ],
          },
        ],
      },
      {
        id: 'produits',
        title: isWorn ? 'Sizes and products' : 'Products',
        blocks: [
          ...ifUsed(shop.uses, 'SIZE_GUIDES', {
            topic: 'How do I choose my size?',
            answers: [
              `Each product page links to the guide for that kind of item; the [size guide](${paths.sizeGuide()}) has them all, and shows how to measure yourself. The note under each table says which measurements to choose by.`,
            ],
          }),
          ...ifUsed(shop.uses, 'ALTERATIONS', {
            topic: 'Can you alter an item?',
            answers: [
              `Yes, where its page offers it: you choose the alterations on that page or in the cart, with their price and the days that they take. See [Alterations](${paths.delivery()}#retouches).`,
            ],
          }),
          ...ifUsed(shop.uses, 'APPOINTMENTS', {
            topic: 'Can I have advice before I order?',
            answers: [
              `Yes, free of charge, in the shop or by phone: [choose a time](${paths.advice()}), up to ${rules.bookable} ahead. A link in the confirmation email cancels the appointment.`,
            ],
          }),
          ...ifUsed(shop.uses, 'FRAMES', {
            topic: 'Are the designer glasses authentic?',
            answers: [
              'Yes. If a pair were not, we would refund it: that is our guarantee of authenticity.',
            ],
          }),
          ...ifUsed(shop.uses, 'FRAMES', {
            topic: 'Do you fit prescription lenses?',
            answers: [
              'No, our glasses are sold as they are shown. An optician can tell you whether a frame takes prescription lenses: its measurements are on its page.',
            ],
          }),
        ],
      },
      {
        id: 'compte',
        title: 'Account and data',
        blocks: [
          {
            topic: 'I have forgotten my password. What can I do?',
            answers: [
              `On the [log-in](${paths.logIn()}) page, choose “Forgot your password?”: a link to choose a new one is sent to you by email.`,
            ],
          },
          {
            topic: 'How do I see or delete my data?',
            answers: [
              `In your [account](${paths.profile()}), under “My data”: there you can download everything we know about you, and delete your account. The details are on the page [Privacy](${paths.privacy()}).`,
            ],
          },
        ],
      },
    ],
  };
}

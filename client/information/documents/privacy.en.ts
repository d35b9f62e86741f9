import { contact } from '../../text/merchantFacts.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import type { InformationDocument } from '../informationDocument.ts';
import type { ShopRules } from '../rules.ts';

export function privacyDocument(rules: ShopRules, shop: PageShop): InformationDocument {
  const seesFrames = shop.uses.includes('FRAMES');
  return {
    path: paths.privacy(),
    title: 'Privacy',
    description: `Which data ${shop.name} holds, why and for how long, what the shop stores in your browser, and your rights under law 09-08.`,
    lead: 'We ask only for what it takes to deliver to you and to answer you. No targeted advertising, no audience measurement, no selling of data.',
    sections: [
      {
        id: 'responsable',
        title: 'Who is responsible',
        blocks: [
          'The controller is the publisher of the shop.',
          {
            text: 'The processing is declared to the National Commission for the Control of Personal Data Protection (CNDP), under law 09-08; the receipt of this declaration is given below.',
            ifAny: ['cndp'],
          },
          { merchant: ['legalName', 'address', ...contact, 'cndp'] },
        ],
      },
      {
        id: 'donnees',
        title: 'What we hold',
        blocks: [
          {
            columns: ['Data', 'Why', 'For how long'],
            rows: [
              [
                'Account: first name, last name, email, hash of the password',
                'To recognise you and write to you',
                'Until the account is deleted',
              ],
              [
                'Cart, wishlist, addresses of the account',
                'For you to find them on every device',
                'Until you delete them, or the account is deleted',
              ],
              [
                'Orders: items, alterations and their measurements, returns and exchanges, amounts, name, phone, address, email if given',
                'To deliver to you, refund you, keep our accounts',
                'Ten years at least, the legal term for accounting records; name, phone, email and street are removed when the account is deleted',
              ],
              [
                'Payments by card: amount, date, the provider’s references, never the card number',
                'To confirm and refund',
                'As for the order',
              ],
              [
                'Sessions: date, browser and system of each device logged in',
                'To show you who is logged in, and let you log them out',
                'Until log-out or the session expires',
              ],
              [
                'Passkeys, if you create any: public key, name, dates of creation and use',
                'To recognise you without a password',
                'Until you remove them, or the account is deleted',
              ],
              [
                'Back-in-stock alerts: email and item',
                'To write to you, once, when the item is back',
                'Until that email or your cancellation; 7 days if you do not confirm',
              ],
              [
                'Appointments: name, phone, and email and note if given',
                'To receive or call you, and to confirm the time',
                `${rules.appointments} after the appointment, or until the account with the same email or phone is deleted`,
              ],
              [
                'Emails sent: recipient, subject, delivery status',
                'To avoid writing to you twice, and to retry what failed',
                `${rules.sentMails} after sending; one that fails, until the account is deleted`,
              ],
              [
                'IP address, beside a plain counter',
                'To stop password guessing and abuse',
                'From a few minutes to a day',
              ],
              [
                'Demonstration copy opened by “Log in as a guest”',
                'To try the shop without an account',
                rules.demoCopies,
              ],
            ],
          },
          'The technical log of the server records neither IP addresses, nor names, emails or phone numbers.',
          'You do not have to give this information; without a name, a phone number and an address, we cannot deliver.',
        ],
      },
      {
        id: 'destinataires',
        title: 'Who receives your data',
        blocks: [
          {
            list: [
              'Our own staff, who prepare orders and answer you.',
              'The carrier: name, phone, address and, where there is one, the amount to collect.',
              'The payment provider, if you pay by card: what you enter in its window. If it is based outside Morocco, the transfer follows the rules of law 09-08.',
              'Our hosting and email providers, on our behalf and for nothing else.',
              'The authorities, when the law requires it.',
            ],
          },
        ],
      },
      {
        id: 'navigateur',
        title: 'Cookie and browser storage',
        blocks: [
          'The shop sets a single cookie, and only after a log-in. The rest stays in your browser’s storage and is not sent to us of its own accord. All of it is needed to run the shop; that is why no banner asks for your consent.',
          {
            columns: ['Name', 'What it is for', 'For how long'],
            rows: [
              [
                'belle-vue-device (cookie)',
                'To recognise a device that has logged in before, so as not to block it when others get the password wrong. It opens no account.',
                rules.deviceCookie,
              ],
              ['session', 'To stay logged in on this device', 'Until log-out'],
              [
                'guestCart, guestCode, guestQuote',
                'The cart, without an account, its discount code and its latest amounts, to show it offline',
                'Until the order or the log-in',
              ],
              [
                'lastOrder, lastOrderTracking',
                'To show you your latest order and its tracking again',
                'Until the next one, or log-out',
              ],
              [
                seesFrames
                  ? 'recentlyViewed, chosenSizes, frameMeasures'
                  : 'recentlyViewed, chosenSizes',
                seesFrames
                  ? 'The products you viewed, your latest size and the measurements of your glasses'
                  : 'The products you viewed and your latest size',
                'Until log-out, or until you delete them',
              ],
              [
                'bodyMeasures',
                'Your measurements, to tell you your size; they are not sent to us',
                'Until log-out, or until you delete them',
              ],
              [
                'deliveryCity',
                'Your city, to tell you when and for how much we deliver there',
                'Until log-out, or until you delete it',
              ],
              [
                'belle-vue-pages-1, belle-vue-assets-1 (copies of files)',
                'To show the pages you viewed and the cart page offline, which are the same for everyone',
                'Seven days, and until log-out; shared files, a month',
              ],
              ['bannerClosed', 'To keep the banner closed', 'Until you delete it'],
              ['language', 'The language that you chose', 'Until you delete it'],
              [
                'guestCheckout, orderAttempt, checkout, addressForm, cardPayment, reloadedFrom, scroll',
                'So that you do not lose a form, a payment under way or your place on the page',
                'Until the tab is closed',
              ],
            ],
          },
          'You can delete everything in the settings of your browser. The window for card payments is the provider’s, which may have cookies of its own; it is loaded only if you pay by card.',
        ],
      },
      {
        id: 'securite',
        title: 'How your data is protected',
        blocks: [
          {
            list: [
              'Passwords are stored only as hashes (Argon2): nobody can read them, not even us.',
              'Links sent by email to open or change an account work once and expire soon.',
              'A tracking link opens its order to whoever has it: keep it to yourself.',
              'You see the devices logged in to your account, and can log them out, under “Security”.',
            ],
          },
        ],
      },
      {
        id: 'droits',
        title: 'Your rights',
        blocks: [
          'Law 09-08 gives you the right to access your data, to have it corrected and to object to its processing. You can use these rights on your own:',
          {
            list: [
              `Access: in your [account](${paths.profile()}), under “My data”, download a file of all that we hold about you.`,
              'Correct: you can change your name, your email address, your addresses and your password in your account.',
              'Delete: in the same place you can delete your account at once. Cart, wishlist, addresses and appointments disappear; orders that have not left yet are cancelled, and refunded if they are paid; all of them stay in our accounts without name, phone, email or street, those on their way or that can still be returned once they are closed.',
            ],
          },
          `Without an account, or for any other request, [write to us](${paths.contact()}) with your order number. We check that it really comes from you, and reply free of charge, without delay.`,
          'If our reply does not satisfy you, you can lodge a complaint with the CNDP.',
        ],
      },
    ],
  };
}

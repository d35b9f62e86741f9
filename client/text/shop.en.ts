import type { Translated } from '#shared/language.ts';
import { offlineTexts } from './offline.en.ts';
import type * as fr from './shop.fr.ts';
import { uiTexts } from './ui.en.ts';

export const shopTexts: Translated<typeof fr.shopTexts> = {
  problems: uiTexts.problems,

  breadcrumb: { home: 'Home', shop: 'Shop' },

  app: {
    /** Differs from the name of the other links to an order. */
    findOrder: 'Order tracking',
    skipToContent: 'Skip to content',
    mainNavigation: 'Main navigation',
    brand: (name) => `${name}, home page`,
    home: 'HOME',
    shop: 'SHOP',
    cart: 'Cart',
    cartFilled: 'Your items are waiting for you.',
    wishlist: 'Wishlist',
    account: 'Account',
    languages: 'Languages',
    // Not the name of the catalogue's field: each name leads to one field.
    search: {
      open: 'Search',
      field: 'Search the shop',
      placeholder: 'Search',
      close: 'Close search',
    },
    loading: uiTexts.loading,
    banner: {
      region: 'Sign-up',
      text: 'Create your account: it keeps your wishlist and your addresses.',
      signUp: 'Sign up',
      close: 'Close the banner',
    },
    footer: {
      copyright: (name) => `© ${name}. All rights reserved.`,
      linksTitle: 'Useful links',
      home: 'Home',
      shop: 'Shop',
      // Not the names of the header's icons: each name leads to one link.
      wishlist: 'My wishlist',
      cart: 'My cart',
      socialTitle: 'Follow us',
      servicesTitle: 'Services',
      services: [
        'Personal advice',
        'Tailored alterations',
        'Quality guarantee',
        'Express delivery',
      ],
      city: (city) => (city === null ? 'Morocco' : `${city}, Morocco`),
      information: {
        title: 'Information',
        occasions: 'Occasions',
        delivery: 'Delivery and returns',
        // Not the name of the product page's link: each name leads to one link.
        sizes: 'Sizes and measurements',
        frames: 'Find my frame',
        faq: 'Frequently asked questions',
        contact: 'Contact',
        terms: 'Terms of sale',
        imprint: 'Legal notice',
        privacy: 'Privacy',
      },
    },
    notFound: {
      documentTitle: 'Page not found',
      message: 'Oops! The page you are looking for does not exist.',
      home: 'Back to the home page',
    },
    error: {
      documentTitle: 'Something went wrong',
      title: 'Something went wrong.',
      text: 'Your items are still here. Reload the page to carry on where you were.',
      reload: 'Reload the page',
    },
    offline: offlineTexts,
  },

  ui: uiTexts.ui,
};

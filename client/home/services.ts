import { partsOf, readMarkup, withoutLinks } from '#shared/markup.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import { fillOwnText, type Contact } from '../page/ownText.ts';
import { shopServices } from '../page/services.ts';
import type { IconName } from '../ui/Icon.tsx';
import { homeTexts } from './home.fr.ts';
import { serviceText } from './serviceText.ts';

export type Service = { title: string; text: string; icon: IconName; to?: string | undefined };

// In the order of the texts; a page books the first service or explains the second.
const links: ReadonlyArray<Pick<Service, 'icon' | 'to'>> = [
  { icon: 'advice', to: paths.advice() },
  { icon: 'scissors', to: `${paths.delivery()}#retouches` },
  { icon: 'quality' },
  { icon: 'delivery' },
];

/** Returns the services of a shop that wrote none. */
export function defaultServices(shop: PageShop): readonly Service[] {
  const services = homeTexts.services.cards.map((card, at): Service => {
    return { title: card.title, text: serviceText(shop, card), icon: 'check', ...links[at] };
  });
  return shopServices(shop, services);
}

const words: ReadonlyArray<readonly [RegExp, IconName]> = [
  [/livr|exp[eé]di|deliver|shipp|توصيل|شحن/i, 'delivery'],
  [/retouch|coutur|alter|tailor|تعديل|خياط/i, 'scissors'],
  [/conseil|rendez-vous|advi|appointment|نصيح|نصائح|موعد/i, 'advice'],
];

/** Returns a service for each title of a text; its icon follows from the title's words. */
export const writtenServices = (text: string, contact: Contact): readonly Service[] =>
  readMarkup(fillOwnText(text, contact)).map(({ title, blocks }) => {
    const name = withoutLinks(title);
    return {
      title: name,
      text: blocks
        .flatMap((block) => (typeof block === 'string' ? withoutLinks(block) : []))
        .join(' '),
      icon: words.find(([pattern]) => pattern.test(name))?.[1] ?? 'quality',
      to: partsOf(title).find(({ to }) => to?.startsWith('/'))?.to,
    };
  });

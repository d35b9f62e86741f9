import type { Language } from '#shared/language.ts';
import { deliveryTitles as ar } from './delivery.ar.ts';
import { deliveryTitles as en } from './delivery.en.ts';
import { deliveryTitles as fr } from './delivery.fr.ts';

const titles = { FR: fr, AR: ar, EN: en } as const;

interface Titled {
  readonly kind: 'COURIER' | 'PICKUP';
  readonly pickupPoint: { readonly name: string } | null;
}

export function deliveryTitle({ kind, pickupPoint }: Titled, language: Language): string {
  return titles[language][kind](pickupPoint?.name ?? '');
}

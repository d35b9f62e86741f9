import type { Language, Translated } from '#shared/language.ts';
import { lineTitle as lineTitleAr } from '#shared/texts/order.ar.ts';
import { lineTitle as lineTitleEn } from '#shared/texts/order.en.ts';
import { lineTitle } from '#shared/texts/order.fr.ts';
import { mailTexts as arabic } from './mail.ar.ts';
import { mailTexts as english } from './mail.en.ts';
import { promisedDays as promisedDaysAr } from '#shared/texts/promise.ar.ts';
import { promisedDays as promisedDaysEn } from '#shared/texts/promise.en.ts';
import { promisedDays } from '#shared/texts/promise.fr.ts';
import { frMail } from './mail.fr.ts';

export type MailTexts = Translated<typeof frMail>;

export const mailTexts: Readonly<Record<Language, MailTexts>> = {
  FR: frMail,
  AR: arabic,
  EN: english,
};

export const lineTitles: Readonly<Record<Language, typeof lineTitle>> = {
  FR: lineTitle,
  AR: lineTitleAr,
  EN: lineTitleEn,
};

export const promisedDaysIn: Readonly<Record<Language, typeof promisedDays>> = {
  FR: promisedDays,
  AR: promisedDaysAr,
  EN: promisedDaysEn,
};

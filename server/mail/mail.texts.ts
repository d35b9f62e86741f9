import type { Language, Translated } from '#shared/language.ts';
import { mailTexts as arabic } from './mail.ar.ts';
import { mailTexts as english } from './mail.en.ts';
import { frMail } from './mail.fr.ts';

export type MailTexts = Translated<typeof frMail>;

export const mailTexts: Readonly<Record<Language, MailTexts>> = {
  FR: frMail,
  AR: arabic,
  EN: english,
};

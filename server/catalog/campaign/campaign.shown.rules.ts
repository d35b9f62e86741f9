import { DEFAULT_LANGUAGE, type Language } from '#shared/language.ts';
import { CAMPAIGN_KINDS, type CampaignRecord } from './campaign.store.ts';

/** Sales first, then promotions and collections; of a kind, those that end first. */
export function inShownOrder(campaigns: readonly CampaignRecord[]): readonly CampaignRecord[] {
  return campaigns.toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1));
}

const rankOf = ({ kind, endsAt }: CampaignRecord) =>
  `${CAMPAIGN_KINDS.indexOf(kind)} ${endsAt ?? '~'}`;

/** Texts that a language lacks are shown in French. */
export function campaignIn(
  language: Language,
  { title, text, picture, translations }: CampaignRecord,
): Pick<CampaignRecord, 'title' | 'text' | 'picture'> {
  const translated =
    language === DEFAULT_LANGUAGE
      ? undefined
      : translations.find((each) => each.language === language);
  return {
    title: translated?.title ?? title,
    text: translated?.text ?? text,
    picture: picture && { ...picture, alt: translated?.pictureAlt ?? picture.alt },
  };
}

import type { Language } from '#shared/language.ts';
import type { SizeGuideInput } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frSizeGuides as texts } from '../../text/admin/products/size-guides.fr.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { createDrafts } from '../form/drafts.ts';
import { useShownLanguage } from '../form/LanguageTabs.tsx';
import type { Edited } from '../form/useDetailForm.ts';
import { useRecordForm } from '../form/useRecordForm.ts';
import { adminPaths } from '../page/adminPaths.ts';
import {
  inputOf,
  newGuide,
  pathOf,
  valuesOf,
  type GuideValues,
  type SizeGuide,
} from './sizeGuide.ts';

const saveSizeGuideMutation = graphql(`
  mutation AdminSaveSizeGuide($input: SizeGuideInput!, $version: Int) {
    payload: saveSizeGuide(input: $input, expectedVersion: $version) {
      record: sizeGuide {
        ...EditedSizeGuide
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const drafts = createDrafts<Edited<GuideValues, SizeGuide>>(({ values }) =>
  texts.remembered(values.title),
);

export type GuideForm = ReturnType<typeof useGuideForm>;

/** Null: a new guide. */
export function useGuideForm(guide: SizeGuide | null) {
  const shown = useShownLanguage(isIn);
  const { send } = useAdminMutation(saveSizeGuideMutation, {
    update(cache) {
      // The lists that were loaded lack it.
      if (!guide) cache.evict({ fieldName: 'sizeGuides' });
    },
  });
  const form = useRecordForm<GuideValues, SizeGuide, SizeGuideInput>({
    drafts,
    latest: guide ?? newGuide,
    valuesOf,
    // Cells mean something under their headings only.
    isWhole: true,
    inputOf,
    send,
    pathOf,
    onRefused: shown.showFirst,
    saved: texts.saved,
    pathTo: adminPaths.sizeGuide,
  });
  return { ...form, shown };
}

/** Returns whether a field, such as `title` or `AR.title`, is in the tab of a language. */
function isIn(language: Language, field: string) {
  if (language === 'FR') return ['title', 'note', 'lengthNote'].includes(field);
  return field.split('.')[0] === language;
}

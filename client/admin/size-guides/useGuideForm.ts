import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { TRANSLATIONS, type Language } from '#shared/language.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frSizeGuides as texts } from '../../text/admin/products/size-guides.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { createDrafts } from '../form/drafts.ts';
import { useDetailForm, type Edited } from '../form/useDetailForm.ts';
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
      sizeGuide {
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
  const navigate = useNavigate();
  const [language, setLanguage] = useState<Language>('FR');
  const { send } = useAdminMutation(saveSizeGuideMutation, {
    update(cache) {
      // The lists that were loaded lack it.
      if (!guide) cache.evict({ fieldName: 'sizeGuides' });
    },
  });
  const form = useDetailForm<GuideValues, SizeGuide>({
    page: guide?.id ?? 'new',
    drafts,
    latest: guide ?? newGuide,
    valuesOf,
    // Cells mean something under their headings only.
    isWhole: true,
    async send(from, typed) {
      const reply = await send({ input: inputOf(from, typed), version: guide && from.version });
      return reply && { latest: reply.sizeGuide ?? null, userErrors: reply.userErrors };
    },
    pathOf,
    // A hidden field cannot have the focus.
    onRefused: (problems) => setLanguage(languageOf(Object.keys(problems)) ?? language),
    onSaved({ id }) {
      toast.success(texts.saved);
      if (guide) return;
      form.forget();
      void navigate(adminPaths.sizeGuide(id), { replace: true });
    },
  });
  return { ...form, language, setLanguage };
}

/** The language whose tab has the first of these fields; undefined for fields outside of tabs. */
export function languageOf(paths: readonly string[]): Language | undefined {
  if (paths.some((path) => ['title', 'note', 'lengthNote'].includes(path))) return 'FR';
  return TRANSLATIONS.find((each) => paths.some((path) => path.startsWith(`${each}.`)));
}

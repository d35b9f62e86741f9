import type { ComponentProps, ReactNode } from 'react';

import { localValue } from '../../apollo/localValue.ts';

type Shown = {
  /** Keys and ARIA of the field. */
  field: Pick<ComponentProps<'input'>, 'onKeyDown' | 'onBlur'> & Record<`aria-${string}`, unknown>;
  list: ReactNode;
  count: string;
};

/** What is typed into the header's field. */
export const headerText = localValue('');

/** Suggestions for it come with the client of the API: the header does without. */
export const headerSuggestions = localValue<Shown | null>(null);

/** Of the catalogue's search field, which the header leads to. */
export const searchFieldId = 'recherche';

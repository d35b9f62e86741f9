import { MAX_UPLOAD_BYTES } from '#shared/policies.ts';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import type { ImportSource } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frImport } from '../../../text/admin/products/import.fr.ts';
import { shopTexts } from '../../../text/shop.fr.ts';
import { announce } from '../../../ui/feedback/Announcer.tsx';
import { uploadForPayload } from '../../pictures/uploadForPayload.ts';
import type { ChosenColumns } from './ImportColumns.tsx';
import { countsOf, type Imported } from './outcomes.ts';

const importMutation = graphql(`
  mutation AdminImportProducts(
    $file: Upload!
    $dryRun: Boolean!
    $createCategories: Boolean!
    $drafts: Boolean!
    $columns: [ImportColumnInput!]!
    $from: ImportSource!
    $combinations: Upload
    $pictures: Upload
  ) {
    payload: importProducts(
      file: $file
      dryRun: $dryRun
      createCategories: $createCategories
      drafts: $drafts
      columns: $columns
      from: $from
      combinations: $combinations
      pictures: $pictures
      skipInvalid: true
    ) {
      added
      changed
      unchanged
      archived
      categories
      products {
        id
        title
        line
        outcome
      }
      changes {
        id
        column
        from
        to
      }
      headings {
        heading
        column
      }
      leftOut {
        field
        message
      }
      notes {
        field
        message
      }
      redirects
      userErrors {
        field
        message
      }
    }
  }
`);

/** Choices that are sent with the file. */
export type ImportChoices = {
  drafts: boolean;
  createCategories: boolean;
  columns: ChosenColumns;
  from: ImportSource;
  /** Files beside the one of the products; null without. */
  combinations: File | null;
  pictures: File | null;
};

const firstChoices: ImportChoices = {
  drafts: true,
  createCategories: false,
  columns: {},
  from: 'OWN',
  combinations: null,
  pictures: null,
};

/** `sent` is from 0 to 1; then the server reads, or writes. */
export type ImportState =
  | { step: 'CHOOSE'; failure?: string }
  | { step: 'BUSY'; isTrial: boolean; sent: number }
  | { step: 'PREVIEW' | 'DONE'; result: Imported; failure?: string };

export type Import = ReturnType<typeof useImport>;

/** A CSV file that is tried at once and at each choice, and imported once it is confirmed. */
export function useImport() {
  const client = useApolloClient();
  const [file, setFile] = useState<File | null>(null);
  const [choices, setChoices] = useState(firstChoices);
  const [state, setState] = useState<ImportState>({ step: 'CHOOSE' });
  const [headings, setHeadings] = useState<Imported['headings']>(null);

  const send = (chosen: File, options: ImportChoices, isTrial: boolean) => {
    const { columns, combinations, pictures, ...others } = options;
    return uploadForPayload({
      mutation: importMutation,
      variables: {
        ...others,
        dryRun: isTrial,
        columns: Object.entries(columns).map(([heading, column]) => ({ heading, column })),
      },
      filesName: 'file',
      files: chosen,
      others: {
        ...(combinations && others.from === 'PRESTASHOP' ? { combinations } : {}),
        ...(pictures ? { pictures } : {}),
      },
      onProgress: (sent) => setState({ step: 'BUSY', isTrial, sent }),
    });
  };

  const run = async (chosen: File, options: ImportChoices, isTrial: boolean) => {
    setState({ step: 'BUSY', isTrial, sent: 0 });
    try {
      const result = await send(chosen, options, isTrial);
      if (result.headings) setHeadings(result.headings);
      const columns = columnsIn(result, options.columns);
      if (columns) {
        setChoices({ ...options, columns });
        await run(chosen, { ...options, columns }, isTrial);
        return;
      }
      const isDone = !isTrial && result.userErrors.length === 0;
      setState({ step: isDone ? 'DONE' : 'PREVIEW', result });
      announce(result.userErrors[0]?.message ?? countsOf(result));
      // Earlier lists do not have them.
      if (isDone) await client.refetchQueries({ include: 'active' });
    } catch (error) {
      const reason = error instanceof Error ? error.message : shopTexts.problems.unexpected;
      const failure = isTrial ? reason : `${reason} ${frImport.done.repeat}`;
      setState({ step: 'CHOOSE', failure });
    }
  };

  /** An archive, which may be dropped anywhere on the page as well, has pictures. */
  const choose = (files: readonly File[]) => {
    const [archives, tables] = [files.filter(isArchive), files.filter((each) => !isArchive(each))];
    const [chosen] = tables;
    if (!chosen) {
      addBeside('pictures', archives);
      return;
    }
    if (state.step === 'BUSY' || isTooLarge(chosen)) return;
    const [pictures = choices.pictures] = archives;
    if (pictures && isTooLarge(pictures)) return;
    const options = { ...choices, pictures };
    setChoices(options);
    setFile(chosen);
    setHeadings(null);
    void run(chosen, options, true);
  };

  /** The endpoint takes no larger ones. */
  const isTooLarge = ({ size }: File) => {
    if (size <= MAX_UPLOAD_BYTES) return false;
    setState({ step: 'CHOOSE', failure: frImport.tooLarge });
    return true;
  };

  const addBeside = (name: 'combinations' | 'pictures', [added]: readonly File[]) => {
    if (added && state.step !== 'BUSY' && !isTooLarge(added)) change({ [name]: added });
  };

  const change = (changed: Partial<ImportChoices>) => {
    const options = { ...choices, ...changed };
    setChoices(options);
    if (file && state.step === 'PREVIEW') void run(file, options, true);
  };

  const confirm = () => {
    if (file) void run(file, choices, false);
  };

  const restart = () => {
    setFile(null);
    setHeadings(null);
    setState({ step: 'CHOOSE' });
  };

  return { file, choices, state, headings, choose, addBeside, change, confirm, restart };
}

/** Some systems send no type of it. */
const isArchive = ({ name }: File) => /\.zip$/i.test(name);

/** The choices that are about this file, where others are of one before; else null. */
function columnsIn({ headings }: Imported, chosen: ChosenColumns) {
  const known = new Set(headings?.map(({ heading }) => heading));
  const own = Object.entries(chosen).filter(([heading]) => known.has(heading));
  return headings && own.length < Object.keys(chosen).length ? Object.fromEntries(own) : null;
}

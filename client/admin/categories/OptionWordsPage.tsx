import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';

import { TRANSLATIONS } from '#shared/language.ts';
import type { OptionWordInput } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frCategories } from '../../text/admin/products/categories.fr.ts';
import { frEditing } from '../../text/admin/editing.fr.ts';
import { labels } from '../../text/admin/labels.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { useUnsaved } from '../form/Unsaved.tsx';
import { useFocusFirstProblem } from '../form/useFocusFirstProblem.ts';
import { SaveBar } from '../form/SaveBar.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { Loaded } from '../page/Loaded.tsx';
import { PageFrame } from '../page/PageFrame.tsx';
import { writtenIn } from '../page/writtenIn.ts';
import { TextCell } from '../products/TextCell.tsx';

graphql(`
  fragment EditedOptionWord on OptionWord {
    word
    productCount
    translations {
      language
      text
    }
  }
`);

const optionWordsQuery = graphql(`
  query AdminOptionWords {
    optionWords {
      ...EditedOptionWord
    }
  }
`);

const saveOptionWordsMutation = graphql(`
  mutation AdminSaveOptionWords($words: [OptionWordInput!]!) {
    payload: saveOptionWords(words: $words) {
      words {
        ...EditedOptionWord
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const { words: texts, title: categoriesTitle } = frCategories;

type Translated = (typeof TRANSLATIONS)[number];
type OptionWord = {
  word: string;
  productCount: number;
  translations: readonly { language: Translated; text: string }[];
};
/** Holds each typed translation by word and language. */
type Typed = Readonly<Record<string, Readonly<Partial<Record<Translated, string>>>>>;

/** `/admin/option-words`: names and values of options in the other languages, all in one table. */
export function OptionWordsPage() {
  const result = useQuery(optionWordsQuery);
  return (
    <PageFrame title={texts.title} back={{ to: adminPaths.categories(), label: categoriesTitle }}>
      <Loaded result={result}>{({ optionWords }) => <WordsForm words={optionWords} />}</Loaded>
    </PageFrame>
  );
}

function WordsForm({ words }: { words: readonly OptionWord[] }) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { send, isBusy } = useAdminMutation(saveOptionWordsMutation, {
    update(cache, { data }) {
      const optionWords = data?.payload.words;
      if (optionWords) cache.writeQuery({ query: optionWordsQuery, data: { optionWords } });
    },
  });
  const focusFirstProblem = useFocusFirstProblem(form);
  const input = changed(words, typed);
  const isDirty = input.length > 0;
  useUnsaved(isDirty);

  const save = async () => {
    setProblems({});
    if (!isDirty) {
      toast.success(frEditing.nothingToSave);
      return;
    }
    const reply = await send({ words: input });
    if (!reply) return;
    if (!reply.words) {
      setProblems(problemsBy(input, reply.userErrors));
      focusFirstProblem();
      return;
    }
    setTyped({});
    toast.success(texts.saved);
  };

  const cellIn = (language: Translated) => (word: OptionWord) => (
    <TextCell
      {...writtenIn(language)}
      className="option-word"
      placeholder={labels.language[language]}
      label={texts.cell[language](word.word)}
      value={typed[word.word]?.[language] ?? storedText(word, language)}
      error={problems[keyOf(word.word, language)]}
      onChange={({ target }) =>
        setTyped((before) => ({
          ...before,
          [word.word]: { ...before[word.word], [language]: target.value },
        }))
      }
    />
  );

  if (words.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <p className="page-frame__text note">{texts.help}</p>
      <Form ref={form} className="admin-form" isBusy={isBusy} onSubmit={save}>
        <Table
          label={texts.title}
          rows={words}
          keyOf={({ word }) => word}
          columns={[
            { title: texts.columns.word, shape: 'title', cell: ({ word }) => word },
            ...TRANSLATIONS.map((language) => ({
              title: labels.language[language],
              cell: cellIn(language),
            })),
            {
              title: texts.columns.products,
              shape: 'end',
              cell: ({ productCount }) => texts.products(productCount),
              isUnbroken: true,
            },
          ]}
        />
        <FormProblem text={problems[''] ?? null} />
        <SaveBar isDirty={isDirty} isSaving={isBusy} onDiscard={() => setTyped({})} />
      </Form>
    </>
  );
}

const storedText = ({ translations }: OptionWord, language: Translated) =>
  translations.find((each) => each.language === language)?.text ?? '';

const keyOf = (word: string, language: Translated) => `${language} ${word}`;

function changed(words: readonly OptionWord[], typed: Typed): OptionWordInput[] {
  return words.flatMap((word) => {
    const translations = TRANSLATIONS.flatMap((language) => {
      const text = typed[word.word]?.[language]?.trim();
      const isChanged = text !== undefined && text !== storedText(word, language);
      return isChanged ? [{ language, text }] : [];
    });
    return translations.length === 0 ? [] : [{ word: word.word, translations }];
  });
}

/** The server's messages by cell; the empty key has what belongs to none. */
function problemsBy(
  input: readonly OptionWordInput[],
  errors: readonly { field?: string | null; message: string }[],
) {
  return Object.fromEntries(
    errors.map(({ field, message }) => {
      const [, at, index] = /^words\.(\d+)\.translations\.(\d+)\./.exec(field ?? '') ?? [];
      const word = input[Number(at)];
      const language = word?.translations[Number(index)]?.language;
      return [word && language ? keyOf(word.word, language) : '', message];
    }),
  );
}

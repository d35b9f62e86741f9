import { syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { classHighlighter } from '@lezer/highlight';
import { basicSetup, EditorView } from 'codemirror';
import { useEffect, useRef, useState } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly language: Extension;
  /** The text is read-only where this is missing. Must be the same function at every render. */
  readonly onChange?: (value: string, cursor: number) => void;
}

const look = [
  basicSetup,
  syntaxHighlighting(classHighlighter),
  EditorView.lineWrapping,
  EditorView.darkTheme.of(matchMedia('(prefers-color-scheme: dark)').matches),
];

export function Editor({ label, value, language, onChange }: Props) {
  const section = useRef<HTMLElement>(null);
  const view = useRef<EditorView>(null);
  const [languages] = useState(() => new Compartment());

  useEffect(() => {
    if (!section.current) return undefined;
    const editor = new EditorView({
      parent: section.current,
      extensions: [
        languages.of([]),
        look,
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        EditorState.readOnly.of(!onChange),
        EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
          if (docChanged || selectionSet)
            onChange?.(state.doc.toString(), state.selection.main.head);
        }),
      ],
    });
    view.current = editor;
    return () => editor.destroy();
  }, [label, languages, onChange]);

  useEffect(() => {
    view.current?.dispatch({ effects: languages.reconfigure(language) });
  }, [language, languages]);

  useEffect(() => {
    const { current: editor } = view;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  return (
    <section
      ref={section}
      aria-label={label}
      className={onChange ? 'sandbox__editor' : 'sandbox__editor sandbox__response'}
    >
      <h2 aria-hidden="true">{label}</h2>
    </section>
  );
}

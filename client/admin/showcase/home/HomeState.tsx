import { graphql } from '../../../generated/admin/index.ts';
import { frShowcase } from '../../../text/admin/products/showcase.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { ConfirmButton } from '../../page/ConfirmButton.tsx';
import { Section } from '../../page/Section.tsx';
import type { EditedHome } from './homeTexts.ts';

const publishMutation = graphql(`
  mutation AdminPublishHome($version: Int!) {
    payload: publishHome(expectedVersion: $version) {
      home {
        ...EditedHome
      }
      userErrors {
        message
      }
    }
  }
`);

const undoMutation = graphql(`
  mutation AdminUndoHome($version: Int!) {
    payload: undoHome(expectedVersion: $version) {
      home {
        ...EditedHome
      }
      userErrors {
        message
      }
    }
  }
`);

const { home: texts } = frShowcase;

type Props = { home: EditedHome; isDirty: boolean };

/** Says whether shoppers see what stands below, shows it before, and puts it online or back. */
export function HomeState({ home, isDirty }: Props) {
  const { version, isDraft, canUndo, previews } = home;
  const publish = useAdminMutation(publishMutation, { done: texts.published });
  const undo = useAdminMutation(undoMutation, { done: texts.undo.done });
  const isBusy = publish.isBusy || undo.isBusy;
  return (
    <Section title={texts.title} className="surface home-state">
      <output className="home-state__text">
        {isDraft ? texts.states.draft : texts.states.online}
      </output>
      {isDirty ? <p className="note">{texts.saveFirst}</p> : null}
      <ul className="home-state__previews row-2" aria-label={texts.preview}>
        {previews.map(({ language, url }) => (
          <li key={language}>
            <a href={url} target="_blank" rel="noreferrer">
              {texts.previewIn[language]}
            </a>
          </li>
        ))}
      </ul>
      <div className="row-2">
        <Button
          aria-disabled={!isDraft || isDirty || isBusy}
          onClick={() => {
            if (isDraft && !isDirty && !isBusy) void publish.run({ version });
          }}
        >
          {texts.publish}
        </Button>
        {canUndo ? (
          <ConfirmButton
            variant="quiet"
            disabled={isDirty || isBusy}
            label={texts.undo.button}
            title={texts.undo.title}
            confirm={texts.undo.button}
            action={() => undo.run({ version })}
          >
            <p>{texts.undo.text}</p>
          </ConfirmButton>
        ) : null}
      </div>
    </Section>
  );
}

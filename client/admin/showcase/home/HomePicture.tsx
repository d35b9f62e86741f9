import { useApolloClient } from '@apollo/client/react';

import { graphql } from '../../../generated/admin/index.ts';
import { frShowcase } from '../../../text/admin/products/showcase.fr.ts';
import { shopTexts } from '../../../text/shop.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { announce } from '../../../ui/feedback/Announcer.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Section } from '../../page/Section.tsx';
import { CARD_WIDTH } from '../../pictures/crop.ts';
import { encodePicture, type ChosenPicture } from '../../pictures/encodePicture.ts';
import { NewPictures } from '../../pictures/NewPictures.tsx';
import { usePictureFiles } from '../../pictures/usePictureFiles.ts';
import { useUploadMutation, type Send } from '../../pictures/useUpload.ts';
import { homeQuery, type PartName } from './homeTexts.ts';
import type { HomeEditor } from './useHomeForm.ts';

const setHomeImageMutation = graphql(`
  mutation AdminSetHomeImage($part: HomePartName!, $file: Upload!, $alt: String!, $version: Int!) {
    payload: setHomeImage(part: $part, file: $file, alt: $alt, expectedVersion: $version) {
      home {
        ...EditedHome
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const { pictures: texts } = frShowcase.home;

const partNames = { hero: 'HERO', about: 'ABOUT' } as const;

/** The picture of a part of the home page, and another one, which the draft then shows. */
export function HomePicture({ part, editor }: { part: PartName; editor: HomeEditor }) {
  const waiting = usePictureFiles();
  const send = useSetImage(part, editor);
  const { values, change } = editor;
  const image = values[`${part}Image`];
  return (
    <Section title={texts[part]} className="surface admin-form">
      <div className="home-picture">
        {image === '' ? (
          <p className="note">{texts.none}</p>
        ) : (
          <>
            <Picture src={image} alt={values[`${part}AltFR`]} className="home-picture__image" />
            <Button
              variant="quiet"
              onClick={() => {
                change(() => ({ [`${part}Image`]: '' }));
                announce(texts.removed);
              }}
            >
              {texts.remove}
            </Button>
          </>
        )}
      </div>
      <NewPictures waiting={waiting} isOne send={send} />
    </Section>
  );
}

function useSetImage(part: PartName, editor: HomeEditor): Send<ChosenPicture> {
  const client = useApolloClient();
  const send = useUploadMutation(setHomeImageMutation);
  return async ({ alt, ...picture }, progress) => {
    const [file] = await encodePicture(picture, CARD_WIDTH);
    if (!file) return shopTexts.problems.unexpected;
    const payload = await send({
      variables: { part: partNames[part], alt, version: editor.base.version },
      filesName: 'file',
      files: file,
      ...progress,
    });
    if (typeof payload === 'string') return payload;
    const { home } = payload;
    if (!home) return shopTexts.problems.unexpected;
    client.writeQuery({ query: homeQuery, data: { home } });
    // The form's unsaved texts stay.
    editor.follow(home);
    return null;
  };
}

import { graphql } from '../../../generated/admin/index.ts';
import { frCampaigns } from '../../../text/admin/products/campaigns.fr.ts';
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
import type { CampaignEditor } from './useCampaignForm.ts';

const setCampaignImageMutation = graphql(`
  mutation AdminSetCampaignImage($id: ID!, $file: Upload!, $alt: String!, $version: Int!) {
    payload: setCampaignImage(id: $id, file: $file, alt: $alt, expectedVersion: $version) {
      campaign {
        ...EditedCampaign
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const { picture: texts } = frCampaigns;

/** The picture of a stored campaign, and another one, which replaces it at once. */
export function CampaignPicture({ editor }: { editor: CampaignEditor }) {
  const waiting = usePictureFiles();
  const send = useSetImage(editor);
  const { base, values, change } = editor;
  return (
    <Section title={texts.title} className="surface admin-form">
      {values.picture === '' ? (
        <p className="note">{base ? texts.none : texts.first}</p>
      ) : (
        <div className="home-picture">
          <Picture src={values.picture} alt={values.altFR} className="home-picture__image" />
          <Button
            variant="quiet"
            onClick={() => {
              change(() => ({ picture: '' }));
              announce(texts.removed);
            }}
          >
            {texts.remove}
          </Button>
        </div>
      )}
      {base ? <NewPictures waiting={waiting} isOne send={send} /> : null}
    </Section>
  );
}

function useSetImage({ base, follow }: CampaignEditor): Send<ChosenPicture> {
  const send = useUploadMutation(setCampaignImageMutation);
  return async ({ alt, ...picture }, progress) => {
    const [file] = await encodePicture(picture, CARD_WIDTH);
    if (!file || !base) return shopTexts.problems.unexpected;
    const payload = await send({
      variables: { id: base.id, alt, version: base.version },
      filesName: 'file',
      files: file,
      ...progress,
    });
    if (typeof payload === 'string') return payload;
    if (!payload.campaign) return shopTexts.problems.unexpected;
    // The form's unsaved texts stay.
    follow(payload.campaign);
    return null;
  };
}

import { useApolloClient } from '@apollo/client/react';

import type { ShopLogo } from '#shared/shop/page-shop.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frIdentity } from '../../../text/admin/settings/identity.fr.ts';
import { shopTexts } from '../../../text/shop.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FileField } from '../../../ui/form/FileField.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { Section } from '../../page/Section.tsx';
import { useUpload, useUploadMutation } from '../../pictures/useUpload.ts';
import { identityQuery, type EditedIdentity } from './identityTexts.ts';
import type { IdentityEditor } from './useIdentityForm.ts';

const setLogoMutation = graphql(`
  mutation AdminSetLogo($file: Upload, $version: Int!) {
    payload: setLogo(file: $file, expectedVersion: $version) {
      identity {
        ...EditedIdentity
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const { logo: texts } = frIdentity;

type Props = { editor: IdentityEditor; logo: ShopLogo | null };

/** The logo of the pages; it is sent as soon as it is chosen, whatever else is typed. */
export function IdentityLogo({ editor, logo }: Props) {
  const client = useApolloClient();
  const sendFile = useUploadMutation(setLogoMutation);
  const { run, isBusy } = useAdminMutation(setLogoMutation);
  const { version } = editor.base;
  const show = (identity: EditedIdentity) => {
    client.writeQuery({ query: identityQuery, data: { identity } });
    // The form's unsaved texts stay.
    editor.follow(identity);
  };
  const { start, progress, failure } = useUpload<File>(async (file, following) => {
    const payload = await sendFile({
      variables: { version },
      filesName: 'file',
      files: file,
      ...following,
    });
    if (typeof payload === 'string') return payload;
    if (!payload.identity) return shopTexts.problems.unexpected;
    show(payload.identity);
    toast.success(texts.sent);
    return null;
  });
  const remove = async () => {
    const reply = await run({ file: null, version });
    if (!reply?.identity) return;
    show(reply.identity);
    toast.success(texts.removed);
  };
  return (
    <Section title={texts.title} className="surface admin-form">
      <p className="note">{texts.text}</p>
      {logo === null ? (
        <p>{texts.none}</p>
      ) : (
        <div className="identity__logo">
          <img src={logo.url} alt="" width={logo.width} height={logo.height} />
          <Button variant="quiet" disabled={isBusy} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        </div>
      )}
      <FileField
        label={texts.choose}
        hint={texts.drop}
        accept="image/png,image/webp,image/jpeg"
        isMultiple={false}
        onFiles={([file]) => void (file && start(file))}
      >
        {progress === null ? null : <output>{texts.sending(Math.round(progress * 100))}</output>}
        {failure === null ? null : (
          <p role="alert" className="field__error">
            {failure}
          </p>
        )}
      </FileField>
    </Section>
  );
}

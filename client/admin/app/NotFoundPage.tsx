import { frAdmin } from '../../text/fr.admin.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { PageFrame } from '../page/PageFrame.tsx';
import { adminPaths } from '../page/adminPaths.ts';

const { title, text, home } = frAdmin.notFound;

export function NotFoundPage() {
  return (
    <PageFrame title={title}>
      <p>{text}</p>
      <p>
        <ButtonLink to={adminPaths.home()}>{home}</ButtonLink>
      </p>
    </PageFrame>
  );
}

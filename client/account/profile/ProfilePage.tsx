import { useQuery } from '@apollo/client/react';

import { graphql } from '../../apollo/generated/index.ts';
import { useSession } from '../../apollo/session.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { fr } from '../../text/fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import './ProfilePage.css';
import { useLogOut } from '../useLogOut.ts';

const profilePageQuery = graphql(`
  query ProfilePage {
    me {
      id
      firstName
      lastName
      email
    }
  }
`);

export function ProfilePage() {
  const session = useSession();
  const { data } = useQuery(profilePageQuery);
  const logOut = useLogOut();
  // The session's own copy is shown until the server responds.
  const customer = data?.me ?? session?.user;
  const { title, name, email, logOut: logOutLabel } = fr.account.profile;
  return (
    <>
      <DocumentHead title={fr.account.title} />
      <section className="surface profile" aria-labelledby="profile-title">
        <h2 id="profile-title">{title}</h2>
        <dl className="profile__facts">
          <dt>{name}</dt>
          <dd>
            {customer?.firstName} {customer?.lastName}
          </dd>
          <dt>{email}</dt>
          <dd>{customer?.email}</dd>
        </dl>
        <Button variant="danger" onClick={logOut}>
          {logOutLabel}
        </Button>
      </section>
    </>
  );
}

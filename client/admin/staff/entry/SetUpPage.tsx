import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { labels } from '../../../text/admin/labels.fr.ts';
import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx';
import { Loader } from '../../../ui/feedback/Loader.tsx';
import { describeProblem } from '../../apollo/useAdminMutation.ts';
import type { AdminSetUpPageQuery } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { SetUpForm } from './SetUpForm.tsx';
import { StaffEntry } from './StaffEntry.tsx';

const setUpPageQuery = graphql(`
  query AdminSetUpPage($token: String!) {
    setup(token: $token) {
      email
      name
      role
    }
  }
`);

const texts = frAdmin.setup;

export function SetUpPage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const token = parameters.get('token') ?? '';
  const { data, error, refetch } = useQuery(setUpPageQuery, {
    variables: { token },
    fetchPolicy: 'no-cache',
  });
  if (error) {
    return (
      <main>
        <LoadProblem text={describeProblem(error)} onRetry={() => void refetch()} />
      </main>
    );
  }
  if (!data) return <Loader />;
  const { setup } = data;
  if (!setup) {
    return (
      <StaffEntry title={texts.title} text={texts.unusable}>
        <ButtonLink to={adminPaths.logIn()} isWide>
          {texts.logIn}
        </ButtonLink>
      </StaffEntry>
    );
  }
  return (
    <StaffEntry title={texts.title} text={textOf(setup)}>
      <SetUpForm
        token={token}
        invited={setup.email}
        name={setup.name}
        // The used token leaves the history.
        onDone={() => void navigate(adminPaths.home(), { replace: true })}
      />
    </StaffEntry>
  );
}

function textOf({ email, name, role }: NonNullable<AdminSetUpPageQuery['setup']>): string {
  if (email === null) return texts.first;
  return name === null ? texts.invited(labels.role[role]) : texts.renewed;
}

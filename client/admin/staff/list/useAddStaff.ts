import { useMutation } from '@apollo/client/react';

import { payloadOf } from '../../apollo/problems.ts';
import type { StaffRole } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

const addStaffMutation = graphql(`
  mutation AdminAddStaff($email: String!, $role: StaffRole!) {
    payload: addStaff(email: $email, role: $role) {
      staff {
        ...StaffList_staff @unmask
      }
      setupUrl
      userErrors {
        field
        message
      }
    }
  }
`);

/** The link is shown once and stands nowhere else. */
export type Invitation = { email: string; setupUrl: string };

/** Invites a member of staff, or renews the link of one. */
export function useAddStaff() {
  const [mutate, { loading: isAdding }] = useMutation(addStaffMutation, {
    refetchQueries: 'active',
    // The secret does not stay in the cache.
    fetchPolicy: 'no-cache',
  });
  const addStaff = (variables: { email: string; role: StaffRole }) =>
    payloadOf(mutate({ variables }));
  return { addStaff, isAdding };
}

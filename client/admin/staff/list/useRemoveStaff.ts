import { useMutation } from '@apollo/client/react';

import { frPeople } from '../../../text/fr.admin.people.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { payloadOf } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';

const removeStaffMutation = graphql(`
  mutation AdminRemoveStaff($id: ID!) {
    payload: removeStaff(id: $id) {
      userErrors {
        message
      }
    }
  }
`);

export function useRemoveStaff() {
  const [mutate, { loading: isRemoving }] = useMutation(removeStaffMutation, {
    refetchQueries: 'active',
    awaitRefetchQueries: true,
  });
  const removeStaff = async (id: string) => {
    const payload = await payloadOf(mutate({ variables: { id } }));
    for (const { message } of payload?.userErrors ?? []) toast.error(message);
    if (payload?.userErrors.length === 0) toast.success(frPeople.staff.removed);
  };
  return { removeStaff, isRemoving };
}

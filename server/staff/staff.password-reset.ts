import { requestedMail, withinMailLimits } from '../mail/requested-mail.ts';
import { readStaffEmail } from './staff.rules.ts';
import type { StaffContext } from './staff.viewer.ts';

/**
 * Mails a link that sets a new password. Does the same for every e-mail, so that neither answer nor
 * time reveals who is staff: the mail's template looks it up. Refuses with REQUIRED, INVALID,
 * TOO_MANY_ATTEMPTS.
 */
export async function requestStaffPassword(
  context: StaffContext,
  input: { readonly email: string },
): Promise<void> {
  const { email: to } = readStaffEmail(input);
  const mail = requestedMail('STAFF_PASSWORD', { to }, context);
  await withinMailLimits(context, 'STAFF', [to], () =>
    context.store.transaction(({ mails }) => mails.add(mail)),
  );
}

import type { ApolloClient } from '@apollo/client';

import { pageHydrated } from '../../apollo/hydration.ts';
import { describeError } from '../../apollo/problems.ts';
import { codeParameter } from '#shared/paths.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { describeCode } from './cartCode.ts';
import { applyCode } from './changeCode.ts';
import { codeTexts as texts } from './code.fr.ts';
import { MAX_CODE } from './guestCode.ts';

/** Applies the code of the address, which then no longer names it. A toast says what it does. */
export async function applyLinkedCode(client: ApolloClient) {
  await pageHydrated;
  const typed = takeFromAddress();
  if (!typed) return;
  try {
    const { code, isCartEmpty, refusal } = await applyCode(client, typed);
    if (refusal !== null) toast.error(refusal);
    else if (code?.reason === null) toast.success(describeCode(code));
    else if (code && isCartEmpty) toast.success(texts.remembered(code.code));
    else if (code) toast.warning(describeCode(code));
  } catch (error) {
    toast.error(describeError(error));
  }
}

/** Without the router: nothing on the page depends on the parameter. */
function takeFromAddress() {
  const address = new URL(window.location.href);
  const code = address.searchParams.get(codeParameter);
  address.searchParams.delete(codeParameter);
  window.history.replaceState(window.history.state, '', address);
  return code?.trim().slice(0, MAX_CODE);
}

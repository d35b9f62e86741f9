import type { ShopContext } from '../context.ts';
import { Refusal } from '../shared/problems.ts';

type LogContext = Pick<ShopContext, 'log' | 'clientAddress'>;

interface LogIn {
  readonly way: 'PASSWORD' | 'PASSKEY';
  /** Null where the e-mail, or the passkey, belongs to no account. */
  readonly customerId: string | null;
}

const detailsOf = ({ clientAddress }: LogContext, { way, customerId }: LogIn) => ({
  way,
  customer: customerId,
  address: clientAddress,
});

/** Names the customer by id alone. Addresses are those that limits count: of IPv6 the /64. */
export function noteLogIn(context: LogContext, logIn: LogIn): void {
  context.log.info(detailsOf(context, logIn), 'a customer logged in');
}

/** Notes refusals alone, with their code: what failed otherwise is noted elsewhere. */
export function noteRefusedLogIn(context: LogContext, logIn: LogIn, error: unknown): void {
  if (!(error instanceof Refusal)) return;
  const code = error.problems[0]?.code ?? null;
  context.log.warn({ ...detailsOf(context, logIn), code }, 'a log-in of a customer was refused');
}

import { localVariable } from '../../apollo/localVariable.ts';

/** The longest code that a field takes. */
export const MAX_CODE = 40;

const parse = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= MAX_CODE ? value : undefined;

/** The code of the guest's cart, as it was typed or stood in a link. */
export const guestCode = localVariable<string | null>(null, { key: 'guestCode', parse });

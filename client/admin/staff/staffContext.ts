import { createContext, useContext } from 'react';

import type { Me } from './me.ts';

export const StaffContext = createContext<Me | null>(null);

/** Who is logged in; for pages below `RequireStaff`. */
export function useStaff(): Me {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff is for pages behind the log-in');
  return staff;
}

import { useState } from 'react';

/** The identity of the list shown: the wanted one once loaded, else the previous. */
export function useShownList(wanted: string, isThere: boolean) {
  const [shown, setShown] = useState(wanted);
  if (!isThere || shown === wanted) return shown;
  setShown(wanted);
  return wanted;
}

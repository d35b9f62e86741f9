import { useState } from 'react';

/** The name of the list that is shown: of the wanted one once it is there, else of the one before. */
export function useShownList(wanted: string, isThere: boolean) {
  const [shown, setShown] = useState(wanted);
  if (!isThere || shown === wanted) return shown;
  setShown(wanted);
  return wanted;
}

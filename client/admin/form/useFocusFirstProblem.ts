import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Moves the focus to the first invalid field, once it is shown as one. */
export function useFocusFirstProblem(form: RefObject<HTMLElement | null>) {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, [refusals, form]);
  return useCallback(() => setRefusals((count) => count + 1), []);
}

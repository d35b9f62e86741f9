import { useEffect, useRef, useState } from 'react';

export type FormErrors<Name extends string> = Partial<Record<Name, string | undefined>>;

/**
 * The values and errors of a form. `field` gives the props of one `Field`; `refuse` shows errors
 * and focuses the first; put `ref` on the form. `refused` are errors of a form that was sent without scripts.
 */
export function useForm<Name extends string>(
  initial: Record<Name, string>,
  refused: FormErrors<Name> = {},
) {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors<Name>>(refused);
  // Counts refusals: errors also change while typing, when the focus must not move.
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals === 0) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      setValues((current) => ({ ...current, [name]: value }));
      setErrors((current) => ({ ...current, [name]: undefined }));
    },
  });
  /** Sets some values as if they had been typed. */
  const change = (changed: Partial<Record<Name, string>>) => {
    const names: Name[] = [];
    for (const name in changed) if (changed[name] !== values[name]) names.push(name);
    if (names.length === 0) return;
    setValues((current) => ({ ...current, ...changed }));
    setErrors((current) => ({
      ...current,
      ...Object.fromEntries(names.map((name) => [name, undefined])),
    }));
  };
  const refuse = (found: FormErrors<Name>) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };

  return { ref, values, setValues, field, change, refuse };
}

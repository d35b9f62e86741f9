import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

import { LeaveWarning } from './LeaveWarning.tsx';

type Typed = { what: string; forget: () => void };

type Registry = {
  typed: ReadonlyMap<string, Typed>;
  set: (id: string, typed: Typed | null) => void;
};

const UnsavedContext = createContext<Registry>({ typed: new Map(), set: () => undefined });

/** A page with several forms: warns before it is left with what was typed into any of them. */
export function Unsaved({ children }: { children: ReactNode }) {
  const [typed, setTyped] = useState<Registry['typed']>(new Map());
  const registry = useMemo(() => ({ typed, set: changing(setTyped) }), [typed]);
  return (
    <UnsavedContext value={registry}>
      {children}
      <LeaveWarning
        isActive={typed.size > 0}
        onLeave={() => {
          for (const { forget } of typed.values()) forget();
        }}
      />
    </UnsavedContext>
  );
}

const changing =
  (
    setTyped: (change: (current: Registry['typed']) => Registry['typed']) => void,
  ): Registry['set'] =>
  (id, typed) =>
    setTyped((current) => {
      const others = [...current].filter(([other]) => other !== id);
      return new Map(typed ? [...others, [id, typed]] : others);
    });

/** Names what is typed into one of the page's forms; `forget` is for who leaves without it. */
export function useUnsaved(what: string, isDirty: boolean, forget: () => void) {
  const id = useId();
  const { set } = useContext(UnsavedContext);
  const forgetNow = useEffectEvent(forget);
  const change = useEffectEvent(set);
  useEffect(() => {
    if (!isDirty) return undefined;
    change(id, { what, forget: () => forgetNow() });
    return () => change(id, null);
  }, [id, what, isDirty]);
}

/** Names the forms of the page that have unsaved text, except the form that is called `own`. */
export function useUnsavedNames(own: string): readonly string[] {
  const { typed } = useContext(UnsavedContext);
  return [...new Set(Array.from(typed.values(), ({ what }) => what))].filter(
    (what) => what !== own,
  );
}

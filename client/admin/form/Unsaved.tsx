import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { useHref, useNavigate } from 'react-router-dom';

import { frEditing } from '../../text/admin/editing.fr.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';

const { leave } = frEditing;

type Typed = ReadonlyMap<string, { what: string; forget: () => void }>;

type Registry = { typed: Typed; setTyped: Dispatch<SetStateAction<Typed>> };

const UnsavedContext = createContext<Registry>({ typed: new Map(), setTyped: () => undefined });

/** Warns before a link or the browser leaves the page with what was typed into any of its forms. */
export function Unsaved({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const home = useHref('/');
  const [typed, setTyped] = useState<Typed>(new Map());
  const [target, setTarget] = useState<string | null>(null);
  const registry = useMemo(() => ({ typed, setTyped }), [typed]);
  const isActive = typed.size > 0;

  useEffect(() => {
    if (!isActive) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const intercept = (event: MouseEvent) => {
      const path = pathOfLink(event, home);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(path);
    };
    window.addEventListener('beforeunload', warn);
    // Before React and the router see it.
    window.addEventListener('click', intercept, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('click', intercept, { capture: true });
    };
  }, [isActive, home]);

  return (
    <UnsavedContext value={registry}>
      {children}
      {target === null ? null : (
        <ConfirmDialog
          title={leave.title}
          confirm={leave.leave}
          dismiss={leave.stay}
          onClose={() => setTarget(null)}
          onConfirm={() => {
            for (const { forget } of typed.values()) forget();
            void navigate(target);
          }}
        >
          <p>{leave.text}</p>
        </ConfirmDialog>
      )}
    </UnsavedContext>
  );
}

/** The path below `home` that a plain click on a link leads to, in this tab. */
function pathOfLink(event: MouseEvent, home: string) {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || !link || link.target === '_blank' || link.origin !== window.location.origin) {
    return null;
  }
  // Tabs, filters and headings: the page stays, and with it what was typed.
  const isHere = link.pathname === window.location.pathname;
  return isHere ? null : link.pathname.slice(home.length - 1) + link.search + link.hash;
}

/**
 * Has the page warn while `isDirty`; `forget` is for who leaves nevertheless. `what` names the form on a page
 * of several.
 */
export function useUnsaved(isDirty: boolean, forget: () => void = () => undefined, what = '') {
  const id = useId();
  const { setTyped } = useContext(UnsavedContext);
  const forgetNow = useEffectEvent(forget);
  useEffect(() => {
    if (!isDirty) return undefined;
    const own = { what, forget: () => forgetNow() };
    setTyped((current) => new Map([...current, [id, own]]));
    return () => setTyped((current) => new Map([...current].filter(([other]) => other !== id)));
  }, [id, what, isDirty, setTyped]);
}

/** Names the forms of the page that have unsaved text, except the form that is called `own`. */
export function useUnsavedNames(own: string): readonly string[] {
  const { typed } = useContext(UnsavedContext);
  const names = new Set(Array.from(typed.values(), ({ what }) => what));
  return [...names].filter((what) => what !== own && what !== '');
}

import { useEffect, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

import { frEditing } from '../../text/admin/editing.fr.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';

const { leave } = frEditing;

/** Warns before a link or the browser leaves the page with what was typed. */
export function LeaveWarning({ isActive, onLeave }: { isActive: boolean; onLeave: () => void }) {
  const navigate = useNavigate();
  const home = useHref('/');
  const [target, setTarget] = useState<string | null>(null);

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

  if (target === null) return null;
  return (
    <ConfirmDialog
      title={leave.title}
      confirm={leave.leave}
      dismiss={leave.stay}
      onClose={() => setTarget(null)}
      onConfirm={() => {
        onLeave();
        void navigate(target);
      }}
    >
      <p>{leave.text}</p>
    </ConfirmDialog>
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

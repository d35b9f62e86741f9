import { useHref } from 'react-router-dom';

import { codeParameter, paths } from '#shared/paths.ts';
import { frCodes as texts } from '../../../text/admin/codes.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { AdminIcon } from '../../page/AdminIcon.tsx';

/** The address of the shop that puts a code into the cart. */
export function useCodeLink(code: string) {
  const path = useHref(`${paths.home()}?${new URLSearchParams({ [codeParameter]: code })}`);
  return new URL(path, window.location.href).href;
}

export function CopyLink({ code }: { code: string }) {
  const link = useCodeLink(code);
  // Without permission or https there is no clipboard: the form shows the link, which can be selected.
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => toast.success(texts.copied),
      () => undefined,
    );
  return (
    <Button
      variant="quiet"
      className="code-link"
      aria-label={texts.copyOf(code)}
      onClick={() => void copy()}
    >
      <AdminIcon name="copy" size={20} />
      {texts.copy}
    </Button>
  );
}

import { createElement, useEffect, useState, type ComponentProps } from 'react';

/** A picture that staff have added: the browser has it, no address leads to it. */
export function StoredPicture({ src, srcSet: _srcSet, ...rest }: ComponentProps<'img'>) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (src === undefined) return undefined;
    let made: string | undefined;
    let isGone = false;
    const show = (file: Blob) => {
      if (isGone) return;
      made = URL.createObjectURL(file);
      setUrl(made);
    };
    void fetch(src)
      .then((response) => (response.ok ? response.blob().then(show) : undefined))
      // As a picture that does not load: its text is shown.
      .catch(() => undefined);
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [src]);
  return createElement('img', { ...rest, src: url });
}

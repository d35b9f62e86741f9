import { useState } from 'react';

import { useUnsaved } from '../form/Unsaved.tsx';
import { frPictures as texts } from '../../text/admin/products/pictures.fr.ts';

/** `id` is its own, also where the same file is dropped twice. */
export type PictureFile = { id: number; file: File };

let count = 0;

function numbered(file: File): PictureFile {
  count += 1;
  return { id: count, file };
}

export type PictureFiles = ReturnType<typeof usePictureFiles>;

/** The files that wait to become pictures, first come first. */
export function usePictureFiles() {
  const [files, setFiles] = useState<PictureFile[]>([]);
  useUnsaved(files.length > 0);
  const [done, setDone] = useState(0);
  const [problems, setProblems] = useState<{ id: number; text: string }[]>([]);

  const add = (added: readonly File[]) => {
    const pictures = added.filter(isPicture).map(numbered);
    const others = added.filter((file) => !isPicture(file)).map(numbered);
    setProblems(others.map(({ id, file }) => ({ id, text: texts.notPicture(file.name) })));
    if (files.length === 0) setDone(0);
    setFiles((waiting) => [...waiting, ...pictures]);
  };

  /** Leaves the first one, with what was wrong with it. */
  const next = (problem?: string) => {
    const [first] = files;
    if (first && problem !== undefined) {
      setProblems((known) => [...known, { id: first.id, text: problem }]);
    }
    setFiles((waiting) => waiting.slice(1));
    setDone((before) => before + 1);
  };

  const [current] = files;
  return { files, current, position: done + 1, count: done + files.length, problems, add, next };
}

/** Some systems give no type: decoding decides then. */
function isPicture({ type }: File) {
  return type === '' || (type.startsWith('image/') && type !== 'image/svg+xml');
}

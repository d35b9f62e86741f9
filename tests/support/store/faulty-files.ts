import type { Files, AppendFile } from '../../../server/storage/lowdb/journal/files.ts';

/** How an operation of the disk goes wrong. SHORT: half of the bytes are written, then the disk is full. */
export type Fault = 'EIO' | 'ENOSPC' | 'SHORT';

/** The disk with one operation that fails; `done` counts all of them. */
export interface FaultyFiles extends Files {
  readonly done: { count: number; failed: string | null };
}

const failure = (code: string, what: string) =>
  Object.assign(new Error(`${code}: ${what}`), { code });

/** Makes operation number `failAt` (from 1) of `files` fail; none does when it is 0. */
export function faultyFiles(files: Files, failAt: number, fault: Fault): FaultyFiles {
  const done: FaultyFiles['done'] = { count: 0, failed: null };
  /** Whether this operation is the one that fails. */
  const isHit = (what: string): boolean => {
    done.count += 1;
    if (done.count !== failAt) return false;
    done.failed = what;
    return true;
  };
  const code = fault === 'SHORT' ? 'ENOSPC' : fault;
  const step = async <T>(what: string, run: () => Promise<T>): Promise<T> => {
    if (isHit(what)) throw failure(code, what);
    return run();
  };
  const watch = async (path: string, opened: Promise<AppendFile>): Promise<AppendFile> => {
    const appendFile = await opened;
    return {
      async write(bytes) {
        if (!isHit(`write ${path}`)) return appendFile.write(bytes);
        if (fault === 'SHORT') await appendFile.write(bytes.subarray(0, bytes.length / 2));
        throw failure(code, `write ${path}`);
      },
      async writeAt(bytes, position) {
        if (!isHit(`write ${path}`)) return appendFile.writeAt(bytes, position);
        if (fault === 'SHORT')
          await appendFile.writeAt(bytes.subarray(0, bytes.length / 2), position);
        throw failure(code, `write ${path}`);
      },
      sync: () => step(`sync ${path}`, () => appendFile.sync()),
      sizeAt: (place) => step(`stat ${place}`, () => appendFile.sizeAt(place)),
      async close() {
        // A file that could not be closed well is closed all the same (close(2)).
        await appendFile.close();
        await step(`close ${path}`, async () => undefined);
      },
    };
  };
  return {
    done,
    claim: files.claim,
    read: (path) => step(`read ${path}`, () => files.read(path)),
    names: (folder) => step(`names ${folder}`, () => files.names(folder)),
    append: (path) => step(`open ${path}`, () => watch(path, files.append(path))),
    create: (path, mode) => step(`create ${path}`, () => watch(path, files.create(path, mode))),
    rename: (from, to) => step(`rename ${to}`, () => files.rename(from, to)),
    link: (from, to) => step(`link ${to}`, () => files.link(from, to)),
    remove: (path) => step(`remove ${path}`, () => files.remove(path)),
    sync: (path) => step(`sync ${path}`, () => files.sync(path)),
    syncFolder: (folder) => step(`sync ${folder}`, () => files.syncFolder(folder)),
    free: (folder) => step(`free ${folder}`, () => files.free(folder)),
  };
}

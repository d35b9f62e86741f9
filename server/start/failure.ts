import { BadSeed } from '../seed/seed.ts';
import { BadConfig } from '../config.ts';
import { isSystemError, NoRoom, StoreUnavailable } from '../shared/problems.ts';
import { JournalLost, OwnershipLost } from '../storage/lowdb/recovery/lost.ts';
import { FolderTaken } from '../storage/lowdb/journal/owner.ts';
import { UnreadableData } from '../storage/lowdb/journal/unreadable.ts';
import { QueryFailed, UnfitDatabase } from '../storage/postgres/query-failed.ts';
import { BadSecret } from '../storage/secret.ts';

/** One line for the operator, and a code of sysexits.h. */
export interface FailedStart {
  readonly line: string;
  readonly exitCode: number;
}

const FILE_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'not a folder',
  EEXIST: 'not a folder',
  ENOSPC: 'no space left',
  EDQUOT: 'the quota is used up',
  EFBIG: 'the file would be larger than is allowed',
  EIO: 'the disk failed',
};

export function explainFailedStart(error: unknown): FailedStart {
  if (error instanceof BadConfig) return { line: error.message, exitCode: 78 };
  if (error instanceof BadSecret) return { line: error.message, exitCode: 78 };
  if (error instanceof BadSeed) return { line: error.message, exitCode: 65 };
  if (error instanceof UnreadableData) return { line: error.message, exitCode: 74 };
  if (error instanceof FolderTaken) return { line: error.message, exitCode: 75 };
  if (error instanceof NoRoom) return { line: `DATA_DIR: ${error.message}`, exitCode: 73 };
  // The cause says more.
  if (error instanceof StoreUnavailable) return explainFailedStart(error.cause);
  if (error instanceof UnfitDatabase) {
    return { line: error.message, exitCode: 78 };
  }
  if (error instanceof QueryFailed) {
    // While starting, any refusal of the database is a matter of its address.
    return { line: `DATABASE_URL: ${error.message}`, exitCode: 69 };
  }
  if (isSystemError(error)) {
    if (error.syscall === 'listen' || error.syscall === 'bind') {
      return explainPort(error);
    }
    const reason = FILE_REASONS[error.code ?? ''];
    if (reason) {
      // The system does not name a file that is open already.
      const what = error.path ?? 'the files of the shop';
      const exitCode = error.code === 'EIO' ? 74 : 73;
      return { line: `DATA_DIR: cannot write ${what}: ${reason}`, exitCode };
    }
  }
  return {
    line: error instanceof Error ? (error.stack ?? error.message) : String(error),
    exitCode: 70,
  };
}

function explainPort({
  code,
  port,
}: NodeJS.ErrnoException & { readonly port?: number }): FailedStart {
  const line =
    code === 'EADDRINUSE'
      ? `PORT: ${port} is in use already; choose another, or 0 for a free one`
      : `HOST or PORT: cannot listen there (${code})`;
  return { line, exitCode: 69 };
}

export function explainStoreFailure(error: unknown): FailedStart {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof OwnershipLost) return { line: reason, exitCode: 75 };
  if (error instanceof JournalLost) {
    const line = `${reason}: the shop saves what it holds in shop.json and ends. Start it again.`;
    return { line, exitCode: 74 };
  }
  const line = `The journal could not be written (${reason}): the shop ends. Start it again.`;
  return { line, exitCode: 74 };
}

import { basename } from 'node:path';
import type { Damage } from '../storage/lowdb/maintenance.ts';
import { FolderTaken } from '../storage/lowdb/journal/owner.ts';
import { NothingToSave } from '../storage/lowdb/recovery/salvage.ts';
import { UnreadableData } from '../storage/lowdb/journal/unreadable.ts';
import { frStoreCommands as texts } from './store.commands.fr.ts';

export function describeDamage({ file, offset, fault }: Damage): string {
  return texts.where(basename(file), texts.fault(fault), offset);
}

export function explainDataFailure(
  error: unknown,
): { readonly code: string; readonly message: string; readonly exitCode: number } | null {
  if (error instanceof FolderTaken) {
    const { folder, pid } = error;
    return { code: 'SHOP_BUSY', message: texts.taken(folder, pid), exitCode: 75 };
  }
  if (error instanceof UnreadableData) {
    const damage = describeDamage(error);
    const message =
      error instanceof NothingToSave ? texts.nothingToSave(damage) : texts.unreadable(damage);
    return { code: 'SHOP_UNREADABLE', message, exitCode: 74 };
  }
  return null;
}

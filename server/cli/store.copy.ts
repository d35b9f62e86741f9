import { existsSync } from 'node:fs';
import {
  destinationInDatabase,
  destinationInFolder,
  originInDatabase,
  originInFolder,
} from '../store.open.ts';
import { copyShop, type CopiedParts, type Progress } from '../storage/transfer/copy.ts';
import { nameOfDatabase } from '../storage/transfer/refused.ts';
import { secretFileOf } from '../storage/secret.ts';
import { schema } from '../store.collections.ts';
import { frStoreCommands as texts } from './store.commands.fr.ts';

export type ShopPlace = { readonly folder: string } | { readonly databaseUrl: string };

interface Copied {
  readonly from: string;
  readonly to: string;
  readonly parts: CopiedParts;
  readonly pictures: number;
  /** The file of the shop's own signing secret, if there is one; its content is not shown. */
  readonly secretFile: string | null;
}

const REPORT_EVERY = 10_000;

/** Null for an invalid address. */
export function readPlace(text: string): ShopPlace | null {
  if (!/^postgres(ql)?:/i.test(text)) return { folder: text };
  return URL.canParse(text) && new URL(text).hostname !== '' ? { databaseUrl: text } : null;
}

/** The shop must not be running. Throws CopyRefused, and what the places throw. */
export async function copy(
  from: ShopPlace,
  to: ShopPlace,
  report: (text: string) => void,
): Promise<Copied> {
  const origin = await originAt(from);
  try {
    const destination = await destinationAt(to);
    try {
      const { parts, pictures } = await copyShop(
        origin,
        destination,
        schema.collections,
        (progress) => {
          if (isWorthAWord(progress)) report(texts.copying.progress(progress));
        },
      );
      return {
        from: nameOf(from),
        to: nameOf(to),
        parts,
        pictures,
        secretFile: secretFileAt(from),
      };
    } finally {
      await destination.close();
    }
  } finally {
    await origin.close();
  }
}

async function originAt(place: ShopPlace) {
  return 'folder' in place ? originInFolder(place.folder) : originInDatabase(place.databaseUrl);
}

async function destinationAt(place: ShopPlace) {
  return 'folder' in place
    ? destinationInFolder(place.folder)
    : destinationInDatabase(place.databaseUrl);
}

function nameOf(place: ShopPlace): string {
  return 'folder' in place ? place.folder : nameOfDatabase(place.databaseUrl);
}

function secretFileAt(place: ShopPlace): string | null {
  if (!('folder' in place)) return null;
  const file = secretFileOf(place.folder);
  return existsSync(file) ? file : null;
}

function isWorthAWord({ records, isPartDone }: Progress): boolean {
  return isPartDone || records % REPORT_EVERY === 0;
}

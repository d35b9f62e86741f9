import { createHash } from 'node:crypto';
import type { ShopLogo } from '#shared/shop/page-shop.ts';
import type { CommandContext } from '../../context.ts';
import { saveLogo } from '../../settings/identity/identity.service.ts';
import type { IdentityRecord } from '../../settings/identity/identity.store.ts';
import { Refusal, requireSameVersion } from '../../shared/problems.ts';
import { cleanPicture, pathOfStored, type CleanPicture } from './picture.rules.ts';

/** In pixels: a smaller one is blurred in the header. */
const MIN_LOGO_SIDE = 48;

/**
 * Saves the picture as the shop's logo; null removes the logo. Refuses with VERSION_CONFLICT
 * (`VersionConflict`), INVALID.
 */
export async function setLogo(
  context: CommandContext,
  file: Buffer | null,
  expectedVersion: number,
): Promise<IdentityRecord> {
  const { store } = context;
  requireSameVersion(await store.read.identity.load(), expectedVersion, 'IDENTITY');
  return saveLogo(context, file && (await storedLogo(store.pictures, file)), expectedVersion);
}

async function storedLogo(
  pictures: CommandContext['store']['pictures'],
  file: Buffer,
): Promise<ShopLogo> {
  const { bytes, type, width, height } = readLogo(file);
  const name = `${createHash('sha256').update(bytes).digest('hex')}.${type}`;
  await pictures.save(name, bytes);
  return { url: pathOfStored(name), width, height };
}

function readLogo(file: Buffer): CleanPicture {
  const field = 'file';
  const found = cleanPicture(file);
  if (typeof found === 'string') {
    throw new Refusal({ code: 'INVALID', reason: 'PICTURE', field, picture: { problem: found } });
  }
  if (found.isTurned) throw new Refusal({ code: 'INVALID', reason: 'PICTURE_TURNED', field });
  if (Math.min(found.width, found.height) < MIN_LOGO_SIDE) {
    throw new Refusal({ code: 'INVALID', reason: 'LOGO_SIZE', field, min: MIN_LOGO_SIDE });
  }
  return found;
}

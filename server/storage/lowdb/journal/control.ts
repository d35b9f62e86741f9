import { crc32 } from 'node:zlib';
import type { Files, AppendFile } from './files.ts';
import type { ShopFolder } from './folder.ts';
import { hex } from './journal-line.ts';
import { OwnershipLost } from '../recovery/lost.ts';
import { UnreadableData } from './unreadable.ts';

/** The last transaction that was acknowledged. */
export interface Watermark {
  readonly sequence: number;
  /** Generation of the journal that contains it; 0 for the document. */
  readonly generation: number;
}

interface Sector extends Watermark {
  readonly count: number;
}

// Two sectors in sectors of their own, written alternately: a crash leaves at least one intact.
const SECTOR_BYTES = 512;
const SUM_BYTES = 9;

function encodeSector(sector: Sector): Buffer {
  const text = `${JSON.stringify(sector).padEnd(SECTOR_BYTES - SUM_BYTES - 1)}\n`;
  return Buffer.from(`${hex(crc32(text))} ${text}`);
}

function decodeSector(bytes: Buffer): Sector | null {
  const sum = bytes.toString('latin1', 0, SUM_BYTES);
  const text = bytes.subarray(SUM_BYTES);
  if (bytes.length !== SECTOR_BYTES || sum !== `${hex(crc32(text))} `) return null;
  // The checksum was valid, so `encodeSector` wrote it.
  return JSON.parse(text.toString()) as Sector;
}

/** Null without a control file. Throws UnreadableData. */
export async function readWatermark(
  files: Files,
  { control }: ShopFolder,
): Promise<Watermark | null> {
  const bytes = await files.read(control);
  if (!bytes) return null;
  const [newest] = [0, SECTOR_BYTES]
    .map((at) => decodeSector(bytes.subarray(at, at + SECTOR_BYTES)))
    .filter((sector) => sector !== null)
    .sort((a, b) => b.count - a.count);
  if (!newest) throw new UnreadableData(control, 0, { kind: 'CHECKSUM' });
  return newest;
}

async function putControl(
  files: Files,
  { path, control }: ShopFolder,
  { sequence, generation }: Watermark,
): Promise<AppendFile> {
  const draft = `${control}.tmp`;
  const file = await files.create(draft);
  try {
    for (const count of [0, 1]) await file.write(encodeSector({ count, sequence, generation }));
    await file.sync();
    await files.rename(draft, control);
    await files.syncFolder(path);
    return file;
  } catch (error) {
    await file.close().catch(() => undefined);
    throw error;
  }
}

export async function writeWatermark(
  files: Files,
  folder: ShopFolder,
  watermark: Watermark,
): Promise<void> {
  const file = await putControl(files, folder, watermark);
  await file.close();
}

/**
 * Each owner replaces the control file: while the name leads to this open file, there is no newer
 * owner.
 */
export class Control {
  readonly #folder: ShopFolder;
  readonly #file: AppendFile;
  #count = 1;
  #isFlushed = true;

  private constructor(folder: ShopFolder, file: AppendFile) {
    this.#folder = folder;
    this.#file = file;
  }

  static async claim(files: Files, folder: ShopFolder, watermark: Watermark): Promise<Control> {
    return new Control(folder, await putControl(files, folder, watermark));
  }

  async check(): Promise<void> {
    const size = await this.#file.sizeAt(this.#folder.control);
    if (size === null) throw new OwnershipLost(this.#folder.path);
  }

  /** Writes without a flush: the mark survives a kill, and after a power cut it is old at worst. */
  async writeWatermark({ sequence, generation }: Watermark): Promise<void> {
    this.#count += 1;
    const sector = encodeSector({ count: this.#count, sequence, generation });
    await this.#file.writeAt(sector, (this.#count % 2) * SECTOR_BYTES);
    this.#isFlushed = false;
  }

  async flush(): Promise<void> {
    if (this.#isFlushed) return;
    this.#isFlushed = true;
    await this.#file.sync();
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}

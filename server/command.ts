import type { PictureSource } from './catalog/picture/catalog.picture.source.ts';
import type { Ports, Store } from './stores/store.ts';

/** What a transaction reads and writes. */
export type { Ports };

/** No secret, so that commands also run without the server. */
export interface CommandContext {
  /** For the audit log: e-mail of the member of staff, the command line, or an API token. */
  readonly actor: string;
  readonly store: Store;
  readonly clock: () => Date;
  readonly hasPicture: (path: string) => boolean;
  readonly pictureSource: PictureSource;
  /** Whether webhooks may name this machine. */
  readonly isLoopbackAllowed: boolean;
  /** Where browsers reach the shop, without a slash at the end; for links. */
  readonly shopUrl: string;
}

/** What commands need beside the shop, wherever they run. */
export type CommandTools = Pick<
  CommandContext,
  'hasPicture' | 'pictureSource' | 'isLoopbackAllowed'
>;

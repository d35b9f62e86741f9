import type * as file from '../../server/catalog/catalog.import.file.ts';
import { Refusal } from '../../server/shared/problems.ts';

/** In place of a module whose parser needs more of Node's buffers than the demo has. */

export const importFile: typeof file.importFile = async () => {
  throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'NO_IMPORT' });
};

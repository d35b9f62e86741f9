import { z } from 'zod';
import { count, instant, record, text } from '../../shared/record.ts';

const sewingStatus = z.enum(['TODO', 'IN_PROGRESS', 'DONE']);
export type SewingStatus = z.infer<typeof sewingStatus>;

/** How far the sewing of an altered line is; one without a record is TODO, in version 1. */
export const sewingRecord = record({
  /** See `lineKeyOf`. */
  lineId: text,
  status: sewingStatus,
  /** Raised by each change. */
  version: count,
  changedAt: instant,
  by: text,
});
export type SewingRecord = z.infer<typeof sewingRecord>;

import type { z } from 'zod';
import { instant, record, text } from '../shared/record.ts';

export const auditRecord = record({
  /** UUID of version 7: in the order of time. */
  id: text,
  at: instant,
  /** E-mail of the member of staff, `npm run shop`, or `api-token:` and the name of the API token. */
  actor: text,
  /** Such as `order.confirm`. */
  action: text,
  /** An order's number, an id or an e-mail. */
  subject: text,
  /** The fields that differ, as JSON; null for something new. */
  before: text.nullable(),
  /** Null for something deleted. */
  after: text.nullable(),
});
export type AuditRecord = z.infer<typeof auditRecord>;

export interface AuditFilter {
  readonly actor?: string | null | undefined;
  /** A product's id means its variants as well, whose ids begin with it and a dot. */
  readonly subject?: string | null | undefined;
}

export interface AuditStore {
  add(...entries: readonly AuditRecord[]): Promise<void>;
  /** Latest first; only those before the entry of this id, if there is one. */
  latest(
    requested: AuditFilter & {
      readonly before: string | null;
      readonly limit: number;
    },
  ): Promise<readonly AuditRecord[]>;
  count(filter?: AuditFilter): Promise<number>;
}

import { z } from 'zod';

/** A record as it is stored: these fields and no others. */
export const record = <F extends z.ZodRawShape>(fields: F) => z.strictObject(fields).readonly();
export const listOf = <T extends z.ZodType>(item: T) => z.array(item).readonly();

export const text = z.string();
/** Fits PostgreSQL's `integer`. */
export const count = z.int32();
/** Centimes: beyond 21 million dirhams they need PostgreSQL's `bigint`. */
export const amount = z.int();
/** ISO 8601, UTC. */
export const instant = z.iso.datetime();

import { v4 as uuid } from 'uuid';
import { logChange } from '../../audit/audit.ts';
import type { CommandContext } from '../../context.ts';
import { Refusal, requireSameVersion } from '../../shared/problems.ts';
import {
  MAX_CODES,
  readDiscountCode,
  unknownProducts,
  type DiscountCodeInput,
} from './discount.edit.rules.ts';
import type { DiscountCodeRecord } from './discount.store.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'>;

/** Adds or changes a code. Refuses with REQUIRED, INVALID, LIMIT_REACHED, UNKNOWN_DISCOUNT_CODE, VERSION_CONFLICT. */
export function saveDiscountCode(
  context: Context,
  input: DiscountCodeInput,
  expectedVersion: number | null,
): Promise<DiscountCodeRecord> {
  const now = context.clock().toISOString();
  return context.store.transaction(async (ports) => {
    const { catalog, discountCodes } = ports;
    const before = input.id == null ? null : await discountCodes.code(input.id);
    if (before === undefined) throw new Refusal({ code: 'UNKNOWN_DISCOUNT_CODE', field: 'id' });
    if (before) requireSameVersion(before, expectedVersion, 'DISCOUNT_CODE');
    const written = readDiscountCode(input);
    const named = await discountCodes.codeNamed(written.folded);
    if (named && named.id !== before?.id) {
      throw new Refusal({ code: 'INVALID', reason: 'CODE_TAKEN', field: 'code', text: named.code });
    }
    const { products } = written;
    const known = new Set([
      ...(await catalog.productsById(products)).keys(),
      ...(await catalog.archivedById(products)).keys(),
    ]);
    const problems = unknownProducts(products, known);
    if (problems.length > 0) throw new Refusal(...problems);
    if (!before && (await discountCodes.all()).length >= MAX_CODES) {
      throw new Refusal({ code: 'LIMIT_REACHED', reason: 'DISCOUNT_CODES', max: MAX_CODES });
    }
    const { id, version, createdAt } = before ?? { id: uuid(), version: 0, createdAt: now };
    const saved = { ...written, id, version: version + 1, createdAt, updatedAt: now };
    await discountCodes.save(saved);
    await logChange(ports, context, {
      action: before ? 'discountCode.update' : 'discountCode.create',
      subject: saved.code,
      before: before && logged(before),
      after: logged(saved),
    });
    return saved;
  });
}

function logged({
  id: _id,
  version: _version,
  folded: _folded,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...code
}: DiscountCodeRecord) {
  return code;
}

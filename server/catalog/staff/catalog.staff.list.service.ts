import type { CommandContext } from '../../command.ts';
import type { AnyProduct } from '../catalog.staff.service.ts';
import type { StaffPage } from '../catalog.store.ts';
import { readStaffQuery, type StaffFilter } from './catalog.staff.list.rules.ts';

type Reading = Pick<CommandContext, 'store'>;

/** In the shop's order; archived ones by their time, latest first. Throws BadInput. */
export async function findProductsOfStaff(
  { store }: Reading,
  requested: {
    readonly filter?: StaffFilter | null | undefined;
    readonly first: number;
    readonly after?: string | null | undefined;
  },
): Promise<StaffPage> {
  const { filter, first, after } = requested;
  return store.read.catalog.staffPage(readStaffQuery(filter ?? {}, first, after));
}

/** Archived ones too. */
export async function findAnyProduct(
  { store }: Reading,
  id: string,
): Promise<AnyProduct | undefined> {
  const { catalog } = store.read;
  return (await catalog.product(id)) ?? (await catalog.archivedById([id])).get(id);
}

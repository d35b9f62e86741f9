import { expect, test } from 'vitest';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { settle } from '../../../server/order/settlement/settlement.rules.ts';
import type { StatementRecord } from '../../../server/shipment/statement/statement.store.ts';
import type { ShipmentRecord, TaskRecord } from '../../../server/shipment/shipment.records.ts';
import { carrier, shipment } from '../../rules/shipment/shipment.records.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { order } from './records.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 8, minute)).toISOString();
const known = (id: string, change: Partial<ShipmentRecord> = {}) =>
  shipment({ id, orderId: 'o1', trackingNumber: id.toUpperCase(), ...change });
const task = (id: string, change: Partial<TaskRecord> = {}): TaskRecord => ({
  id,
  kind: 'REFUSED',
  shipmentId: 'a-1',
  orderId: 'o1',
  exchangeId: null,
  carrier: 'Sendit',
  at: at(0),
  words: 'Ne veut plus',
  closedAt: null,
  ...change,
});

const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

export function storesShipments(open: OpenStore): void {
  const under = emptyStores(open);

  test('carriers are listed as they were added, with their cities', async () => {
    const later = carrier({ id: 'a', createdAt: at(9) });
    const cities = {
      id: 'b',
      readAt: at(1),
      cities: [{ id: '58', name: 'Rabat', district: null }],
      chosen: [{ cityId: 'rabat', carrierCityId: '58' }],
    };
    await under.save(({ shipments }) => shipments.saveCarrier(later));
    await under.save(async ({ shipments }) => {
      await shipments.saveCarrier(carrier({ id: 'b', createdAt: at(1) }));
      await shipments.saveCities(cities);
    });
    for (const { read } of [under.store, await under.reopen()]) {
      expect(ids(await read.shipments.carriers())).toEqual(['b', 'a']);
      expect(await read.shipments.carrier('a')).toEqual(later);
      expect(await read.shipments.cities('b')).toEqual(cities);
    }
  });

  test('parcels are found by order, by number, and once they are due', async () => {
    await under.save(({ shipments }) =>
      shipments.save(
        known('a-1', { nextCheckAt: at(5) }),
        known('a-2', { nextCheckAt: at(3) }),
        known('b-1', { orderId: 'o2', status: 'DELIVERED', nextCheckAt: at(1) }),
        known('c-1', { orderId: 'o3', carrierId: 'ozon', trackingNumber: null }),
      ),
    );
    for (const { read } of [under.store, await under.reopen()]) {
      const { shipments } = read;
      expect(ids(await shipments.ofOrder('o1'))).toEqual(['a-1', 'a-2']);
      expect(ids(await shipments.ofOrders(['o2', 'o1', 'none'])).toSorted()).toEqual([
        'a-1',
        'a-2',
        'b-1',
      ]);
      expect((await shipments.numbered('sendit', 'A-2'))?.id).toBe('a-2');
      expect(await shipments.numbered('ozon', 'A-2')).toBe(undefined);
      expect(ids(await shipments.due(at(4), 10))).toEqual(['a-2']);
      expect(ids(await shipments.due(at(5), 10))).toEqual(['a-2', 'a-1']);
      expect(ids(await shipments.due(at(5), 1))).toEqual(['a-2']);
    }
  });

  test('statements are read again, and listed from the newest on', async () => {
    const statement = (id: string, minute: number): StatementRecord => ({
      id,
      carrierId: 'sendit',
      carrier: 'Sendit',
      lines: [{ line: 2, parcelNumber: 'A-1', amount: 129_000, fee: null }],
      createdAt: at(minute),
      by: 'tests',
      settledAt: null,
    });
    const columns = { id: 'sendit', parcelNumber: 'Bon', amount: 'Versé', fee: '' };
    await under.save(async ({ statements }) => {
      for (const [id, minute] of [['s1', 2] as const, ['s2', 3] as const, ['s3', 1] as const]) {
        await statements.save(statement(id, minute));
      }
      await statements.save({ ...statement('s1', 2), settledAt: at(9) });
      await statements.saveColumns(columns);
    });
    for (const { read } of [under.store, await under.reopen()]) {
      const { statements } = read;
      expect(await statements.statement('s1')).toEqual({ ...statement('s1', 2), settledAt: at(9) });
      const { nodes, totalCount, edges } = await statements.page(2, null);
      expect([ids(nodes), totalCount]).toEqual([['s2', 's1'], 3]);
      const after = Buffer.from(edges[1]?.cursor ?? '', 'base64url').toString();
      expect(ids((await statements.page(2, after)).nodes)).toEqual(['s3']);
      expect(await statements.columns('sendit')).toEqual(columns);
      expect(await statements.columns('ozon')).toBe(undefined);
    }
  });

  test('what carriers owe is listed from the oldest on, until it is settled', async () => {
    const one = order('d1', {
      number: 'BV-41',
      status: 'DELIVERED',
      history: [{ status: 'DELIVERED', at: at(5) }],
      parcelNumber: 'ma 1',
    });
    const other: OrderRecord = {
      ...one,
      id: 'd2',
      number: 'BV-42',
      history: [{ status: 'DELIVERED', at: at(4) }],
      parcelNumber: 'MA2',
    };
    await under.save(({ orders }) => orders.save(one, other));
    const owed = { exchangeId: null, amount: one.payable };
    const { read: before } = under.store;
    expect(await before.orders.outstandingCash()).toEqual([
      { orderId: 'd2', deliveredAt: at(4), ...owed },
      { orderId: 'd1', deliveredAt: at(5), ...owed },
    ]);
    expect(await before.orders.outstandingUntil(at(4))).toBe(1);
    expect(ids(await before.orders.ofParcels(['MA1', 'MA3']))).toEqual(['d1']);
    const settlement = {
      at: at(9),
      by: 'tests',
      exchangeId: null,
      statementId: null,
      parcelNumber: 'MA2',
      amount: one.payable,
      expected: one.payable,
      fee: null,
      note: 'Espèces',
    };
    await under.save(({ orders }) => orders.save(settle(other, settlement)));
    for (const { read } of [under.store, await under.reopen()]) {
      expect((await read.orders.outstandingCash()).map(({ orderId }) => orderId)).toEqual(['d1']);
      expect((await read.orders.order('d2'))?.settlements).toEqual([settlement]);
    }
  });

  test('tasks are made once, listed while they are open, and paged', async () => {
    await under.save(async ({ shipments }) => {
      await shipments.addTask(task('t1', { at: at(2) }));
      await shipments.addTask(task('t2', { at: at(1) }));
      await shipments.addTask(task('t3', { at: at(1), closedAt: at(3) }));
      await shipments.addTask(task('t1', { words: 'Autre chose' }));
    });
    for (const { read } of [under.store, await under.reopen()]) {
      const { shipments } = read;
      expect(await shipments.taskCount()).toBe(2);
      const first = await shipments.tasks(1, null);
      expect([ids(first.nodes), first.pageInfo.hasNextPage, first.totalCount]).toEqual([
        ['t2'],
        true,
        2,
      ]);
      const after = Buffer.from(first.pageInfo.endCursor ?? '', 'base64url').toString();
      const second = await shipments.tasks(1, after);
      expect([ids(second.nodes), second.pageInfo.hasNextPage]).toEqual([['t1'], false]);
      expect((await shipments.task('t1'))?.words).toBe('Ne veut plus');
    }
  });

  test('parcels of exchanges are apart from those of their order, and end as tasks with them', async () => {
    const exchangeId = 'o1/E1';
    const events = [{ at: at(1), status: null, text: 'Chez Nadia', key: 'Chez Nadia|x' }] as const;
    await under.save(({ shipments }) =>
      shipments.save(
        known('a-1'),
        known('e1-1', { exchangeId, status: 'CANCELLED', events: [...events] }),
        known('e1-2', { exchangeId }),
        known('e2-1', { exchangeId: 'o1/E2' }),
      ),
    );
    await under.save((ports) => ports.shipments.strandExchange(exchangeId, new Date(at(2))));
    const { shipments } = under.store.read;
    expect(ids(await shipments.ofOrder('o1'))).toEqual(['a-1']);
    expect(ids(await shipments.ofExchange(exchangeId))).toEqual(['e1-1', 'e1-2']);
    expect(ids(await shipments.ofExchanges(['o1', 'o2']))).toEqual(['e1-1', 'e1-2', 'e2-1']);
    expect((await shipments.tasks(10, null)).nodes).toMatchObject([
      { kind: 'ORDER', shipmentId: 'e1-2', exchangeId },
    ]);
    await under.save((ports) => ports.shipments.forgetWords(['o1']));
    expect(JSON.stringify(await shipments.ofExchange(exchangeId))).not.toContain('Nadia');
  });

  test('a task that was dealt with is open again when it comes again', async () => {
    await under.save(({ shipments }) => shipments.saveTask(task('t1', { closedAt: at(3) })));
    expect(await under.store.read.shipments.taskCount()).toBe(0);
    await under.save(({ shipments }) => shipments.addTask(task('t1', { at: at(4) })));
    expect((await under.store.read.shipments.tasks(1, null)).nodes).toMatchObject([{ at: at(4) }]);
  });

  test('parcels without an interface follow their orders, and a cancelled order strands the others', async () => {
    const now = new Date(at(9));
    const shipped = order('o4', {
      status: 'SHIPPED',
      parcelNumber: 'AM-1',
      history: [{ status: 'SHIPPED', at: at(1) }],
    });
    const cancelled = order('o1', { status: 'CANCELLED', history: [] });
    await under.save(async ({ shipments }) => {
      await shipments.save(known('a-1'));
      await shipments.followOrders([shipped, cancelled], { by: 'tests', now });
    });
    const { shipments } = under.store.read;
    expect(await shipments.ofOrder('o4')).toMatchObject([{ kind: 'FILE', trackingNumber: 'AM-1' }]);
    expect((await shipments.tasks(10, null)).nodes).toMatchObject([
      { kind: 'ORDER', shipmentId: 'a-1' },
    ]);
    const undone = { ...shipped, status: 'PREPARED' as const, history: [] };
    await under.save((ports) => ports.shipments.followOrders([undone], { by: 'tests', now }));
    expect(await shipments.ofOrder('o4')).toEqual([]);
  });

  test('what carriers said of an order is forgotten with its recipient', async () => {
    const events = [{ at: at(1), status: null, text: 'Chez Nadia', key: 'Chez Nadia|x' }] as const;
    await under.save(async ({ shipments }) => {
      await shipments.save(known('a-1', { events: [...events] }));
      await shipments.addTask(task('t1'));
      await shipments.addTask(task('t2', { orderId: 'o2' }));
    });
    await under.save(({ shipments }) => shipments.forgetWords(['o1']));
    const { shipments } = under.store.read;
    expect(JSON.stringify(await shipments.ofOrder('o1'))).not.toContain('Nadia');
    expect(ids((await shipments.tasks(10, null)).nodes)).toEqual(['t2']);
  });
}

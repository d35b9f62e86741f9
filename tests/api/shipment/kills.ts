import type { Shop } from '../../../server/context.ts';
import type { Carrier, Carriers } from '../../../server/shipment/carrier/carrier.ts';
import { followShipments } from '../../../server/shipment/shipment.attempt.ts';
import { shipOrders } from '../../../server/shipment/shipment.service.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { startOzon, ozonCredentials } from '../../support/carriers/ozon.ts';
import { senditCredentials, startSendit } from '../../support/carriers/sendit.ts';
import { seededChance } from '../../support/seeded-chance.ts';
import { startShop } from '../../support/shop/shop.ts';
import { ordersOf, parcelsOf } from './shipment.documents.ts';

const never = new Promise<never>(() => {});

/**
 * Carriers of a service that is killed while it gives them a parcel: before the request left, while the carrier works on
 * it, or with its answer in hand.
 */
function dyingCarriers(carriers: Carriers, place: number, die: () => void): Carriers {
  return {
    ...carriers,
    connect(carrier): Carrier {
      const adapter = carriers.connect(carrier);
      return {
        ...adapter,
        async createShipment(parcel) {
          if (place > 0) {
            const sent = adapter.createShipment(parcel).catch(() => {});
            if (place === 2) await sent;
          }
          die();
          return never;
        },
      };
    },
  };
}

const CREATE = /POST .*(?:\/deliveries|\/add-parcel)$/;

/** Kills a service so often, lets others go on, and counts what became of the parcels. */
export async function killServices(kills: number) {
  const [sendit, ozon] = [await startSendit(), await startOzon()];
  const shop = await startShop({ carriers: { senditUrl: sendit.url, ozonUrl: ozon.url } });
  const admin = await openAdmin(shop);
  const parcels = parcelsOf(admin);
  await admin.request(
    `mutation { setStock(variantId: "caftan-celeste", stockOnHand: ${kills}) { userErrors { code } } }`,
  );
  const place = ordersOf(shop);
  const chance = seededChance(kills);
  const carrierIds: string[] = [];
  for (const [kind, credentials] of [
    ['SENDIT', senditCredentials],
    ['OZON', ozonCredentials],
  ] as const) {
    const { carrier } = await parcels.saveCarrier({ kind, name: kind, credentials });
    await parcels.testCarrier(carrier?.id ?? '');
    carrierIds.push(carrier?.id ?? '');
  }
  let passed = 0;
  const within: Shop = { ...shop.within, clock: () => new Date(Date.now() + passed) };

  const orderIds: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const id = await place({
      phone: `06${String(10_000_000 + (kill % 7))}`,
      street: `${kill}, rue des Orangers`,
    });
    await parcels.move([id], 'CONFIRMED');
    orderIds.push(id);
    const standIn = kill % 2 === 0 ? sendit : ozon;
    // The carrier creates and times out, or works as it should.
    standIn.fail(chance() < 0.5 ? 'LOST' : null, CREATE, 1);
    const at = Math.floor(chance() * 3);
    await new Promise<void>((die) => {
      const carriers = dyingCarriers(within.carriers, at, die);
      const input = {
        orderIds: [id],
        carrierId: carrierIds[kill % 2] ?? '',
        idempotencyKey: `kill-number-${kill}`,
        parcels: [],
      };
      void shipOrders({ ...within, carriers, actor: 'tests' }, input).catch(() => {});
    });
  }

  // Services after it, which meet silent carriers too.
  for (let round = 0; round < 8; round += 1) {
    for (const standIn of [sendit, ozon]) {
      const fault =
        (['LOST', 'ERROR', 'DONE_ERROR', null] as const)[Math.floor(chance() * 4)] ?? null;
      standIn.fail(round < 6 ? fault : null, /./, Math.ceil(chance() * 5));
    }
    passed += 61 * 60_000;
    for (let turn = 0; turn * 100 <= kills; turn += 1) {
      await Promise.all([followShipments(within), followShipments(within)]);
    }
  }

  const found = await shop.store.read.shipments.ofOrders(orderIds);
  const atCarriers = [
    ...sendit.deliveries.map(({ reference }) => reference),
    ...ozon.parcels.map(({ number }) => number),
  ];
  await shop.close();
  await Promise.all([sendit.close(), ozon.close()]);
  const known = new Set(atCarriers);
  return {
    twice: atCarriers.length - known.size,
    lost: found.filter(({ id }) => !known.has(id)).length,
    unknown: [...known].filter((reference) => !found.some(({ id }) => id === reference)).length,
    unanswered: found.filter(({ status }) => status !== 'CREATED').length,
    orders: new Set(found.map(({ orderId }) => orderId)).size,
    parcels: found.length,
  };
}

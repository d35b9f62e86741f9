import { v7 as uuid } from 'uuid';
import { appointmentEvents } from './appointment/appointment.events.ts';
import type { AppointmentRecord } from './appointment/appointment.store.ts';
import { campaignEvents } from './catalog/campaign/campaign.events.ts';
import type { CampaignRecord } from './catalog/campaign/campaign.store.ts';
import { productEvents } from './catalog/catalog.events.ts';
import type { AnyProduct } from './catalog/catalog.store.ts';
import { orderEvents } from './order/order.events.ts';
import type { OrderRecord } from './order/order.store.ts';
import { shipmentEvents, withShipments } from './shipment/shipment.webhook.ts';
import type { ShipmentRecord } from './shipment/shipment.records.ts';
import { payloadOf, type ShopEvent } from './webhook/events.ts';
import type { Ports } from './store.ts';

interface Change<Before, After> {
  /** State before the transaction. */
  readonly before: Before | undefined;
  readonly after: After;
}

/** Bounds a statement of PostgreSQL. */
const BATCH = 1_000;

/**
 * Runs the work of a transaction, then queues the events of what it saved within the same
 * transaction: no service can forget one.
 */
export async function withEvents<T>(ports: Ports, work: (ports: Ports) => Promise<T>): Promise<T> {
  const changes = new Changes(ports);
  const result = await work(changes.watchedPorts());
  await changes.queueEvents(new Date());
  return result;
}

class Changes {
  readonly ports: Ports;
  readonly #orders = new Map<string, Change<OrderRecord, OrderRecord>>();
  readonly #products = new Map<string, Change<AnyProduct, AnyProduct>>();
  readonly #shipments = new Map<string, Change<ShipmentRecord, ShipmentRecord>>();
  readonly #appointments = new Map<string, Change<AppointmentRecord, AppointmentRecord>>();
  readonly #campaigns = new Map<string, Change<CampaignRecord, CampaignRecord>>();
  readonly #deletedCustomers: string[] = [];
  #subscribed: Promise<ReadonlySet<string>> | undefined;

  constructor(ports: Ports) {
    this.ports = ports;
  }

  watchedPorts(): Ports {
    const { orders, catalog, campaigns, accounts, shipments, appointments } = this.ports;
    const saveShipments: typeof shipments.save = async (...saved) => {
      if (await this.#isSubscribed('shipment.')) await this.#noteShipments(saved);
      await shipments.save(...saved);
    };
    return {
      ...this.ports,
      orders: {
        ...orders,
        save: async (...saved) => {
          if (await this.#isSubscribed('order.', 'return.', 'refund.', 'exchange.'))
            await this.#noteOrders(saved);
          await orders.save(...saved);
        },
      },
      catalog: {
        ...catalog,
        save: async (saved) => {
          const { products = [] } = saved;
          await this.#noteProducts(new Map(products.map((product) => [product.id, product])));
          await catalog.save(saved);
        },
        archive: async (archived) => {
          await this.#noteProducts(new Map(archived.map((product) => [product.id, product])));
          await catalog.archive(archived);
        },
      },
      shipments: {
        ...shipments,
        save: saveShipments,
        followOrders: (changed, about) =>
          shipments.followOrders(changed, { ...about, saveAs: saveShipments }),
      },
      appointments: {
        ...appointments,
        save: async (...saved) => {
          if (await this.#isSubscribed('appointment.')) await this.#noteAppointments(saved);
          await appointments.save(...saved);
        },
      },
      campaigns: {
        ...campaigns,
        save: async (saved) => {
          if (await this.#isSubscribed('campaign.')) await this.#noteCampaign(saved);
          await campaigns.save(saved);
        },
      },
      accounts: {
        ...accounts,
        remove: async (id) => {
          if (await this.#isSubscribed('customer.')) this.#deletedCustomers.push(id);
          await accounts.remove(id);
        },
      },
    };
  }

  async queueEvents(now: Date): Promise<void> {
    if (this.#subscribed === undefined) return;
    const subscribed = await this.#subscribed;
    const at = now.toISOString();
    const events = await withShipments(
      this.ports,
      this.#events().filter(({ type }) => subscribed.has(type)),
    );
    for (let start = 0; start < events.length; start += BATCH) {
      const batch = events.slice(start, start + BATCH);
      await this.ports.webhooks.queue(
        ...batch.map((event) => ({
          id: uuid(),
          type: event.type,
          payload: payloadOf(event, at),
          at,
        })),
      );
    }
  }

  #events(): readonly ShopEvent[] {
    return [
      ...Array.from(this.#orders.values(), ({ before, after }) => orderEvents(before, after)),
      ...Array.from(this.#shipments.values(), ({ before, after }) => shipmentEvents(before, after)),
      ...Array.from(this.#products.values(), ({ before, after }) => productEvents(before, after)),
      ...Array.from(this.#appointments.values(), ({ before, after }) =>
        appointmentEvents(before, after),
      ),
      ...Array.from(this.#campaigns.values(), ({ before, after }) => campaignEvents(before, after)),
      ...this.#deletedCustomers.map((id) => [{ type: 'customer.deleted' as const, data: { id } }]),
    ].flat();
  }

  /** One statement a transaction, and only in those that change what webhooks are about. */
  async #isSubscribed(...prefixes: readonly string[]): Promise<boolean> {
    this.#subscribed ??= this.ports.webhooks
      .all()
      .then((all) => new Set(all.flatMap(({ isActive, events }) => (isActive ? events : []))));
    const types = [...(await this.#subscribed)];
    return types.some((type) => prefixes.some((prefix) => type.startsWith(prefix)));
  }

  async #noteOrders(saved: readonly OrderRecord[]): Promise<void> {
    const unread = saved.map(({ id }) => id).filter((id) => !this.#orders.has(id));
    const stored = unread.length === 0 ? null : await this.ports.orders.ordersById(unread);
    for (const after of saved) {
      const before = this.#orders.get(after.id)?.before ?? stored?.get(after.id);
      this.#orders.set(after.id, { before, after });
    }
  }

  async #noteShipments(saved: readonly ShipmentRecord[]): Promise<void> {
    const unread = saved.map(({ id }) => id).filter((id) => !this.#shipments.has(id));
    const stored = await this.ports.shipments.shipmentsById(unread);
    for (const after of saved) {
      const before = this.#shipments.get(after.id)?.before ?? stored.get(after.id);
      this.#shipments.set(after.id, { before, after });
    }
  }

  async #noteAppointments(saved: readonly AppointmentRecord[]): Promise<void> {
    for (const after of saved) {
      const noted = this.#appointments.get(after.id);
      const before = noted ? noted.before : await this.ports.appointments.appointment(after.id);
      this.#appointments.set(after.id, { before, after });
    }
  }

  async #noteCampaign(after: CampaignRecord): Promise<void> {
    const noted = this.#campaigns.get(after.id);
    const before = noted ? noted.before : await this.ports.campaigns.get(after.id);
    this.#campaigns.set(after.id, { before, after });
  }

  async #noteProducts(changed: ReadonlyMap<string, AnyProduct>): Promise<void> {
    if (changed.size === 0 || !(await this.#isSubscribed('product.', 'stock.'))) return;
    const { catalog } = this.ports;
    const unread = [...changed.keys()].filter((id) => !this.#products.has(id));
    const products = unread.length === 0 ? null : await catalog.productsById(unread);
    const rest = unread.filter((id) => !products?.has(id));
    const archived = rest.length === 0 ? null : await catalog.archivedById(rest);
    for (const [id, after] of changed) {
      const before = this.#products.get(id)?.before ?? products?.get(id) ?? archived?.get(id);
      this.#products.set(id, { before, after });
    }
  }
}

import type {
  AppointmentKind,
  AppointmentStatus,
  DeliveryKind,
  ExchangeMethod,
  ExchangeStatus,
  OrderStatus,
  PaymentMethod,
  ShipmentStatus,
} from '../generated/shop.ts';

/** The order as it is now; its id opens the rest. */
export interface OrderEventData {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod;
  /** Centimes. */
  readonly payable: number;
  readonly currency: string;
  readonly parcelNumber: string | null;
  /** Null for orders of earlier versions and what was handed over at the counter. */
  readonly delivery: {
    /** `courier`, or `pickup:` and the id of a pickup point. */
    readonly optionId: string;
    readonly kind: DeliveryKind;
    /** Days in Morocco, such as `2026-03-01`; null for what is fetched. */
    readonly earliest: string | null;
    readonly latest: string | null;
    readonly pickupPoint: { readonly id: string; readonly name: string } | null;
    readonly readyAt: string | null;
    readonly pickedUpAt: string | null;
  } | null;
  /** When a carrier paid out the cash of the order's own parcel; null before. */
  readonly settledAt: string | null;
  readonly updatedAt: string;
  /** Cancelled ones too; missing in events of earlier versions. */
  readonly shipments?: readonly ShipmentData[];
}

export interface ShipmentData {
  readonly id: string;
  /** Name of the carrier. */
  readonly carrier: string;
  readonly status: ShipmentStatus;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
}

export interface ShipmentEventData extends ShipmentData {
  readonly orderId: string;
  /** The exchange whose replacement it holds; null for a parcel of the order itself. */
  readonly exchangeId: string | null;
}

export interface ProductEventData {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly categoryName: string;
  /** Centimes. */
  readonly price: number;
  readonly currency: string;
  readonly archivedAt: string | null;
}

export interface StockEventData {
  /** Id of the variant. */
  readonly id: string;
  readonly productId: string;
  readonly sku: string | null;
  /** Null: not counted. */
  readonly stockOnHand: number | null;
  readonly allocated: number;
  readonly quantityAvailable: number | null;
}

export interface CampaignEventData {
  readonly id: string;
  /** The page is `/selections/{slug}`. */
  readonly slug: string;
  readonly title: string;
  readonly kind: 'SALE' | 'PROMOTION' | 'COLLECTION';
  readonly startsAt: string;
  /** Null for a collection without an end. */
  readonly endsAt: string | null;
}

export interface AppointmentEventData {
  readonly id: string;
  readonly kind: AppointmentKind;
  readonly status: AppointmentStatus;
  readonly startsAt: string;
  /** Time on the clocks of Morocco. */
  readonly localTime: string;
}

export type OrderEventType =
  | 'order.updated'
  | 'order.placed'
  | 'order.paid'
  | 'order.confirmed'
  | 'order.shipped'
  | 'order.ready'
  | 'order.delivered'
  | 'order.cancelled'
  | 'order.refused'
  | 'order.returned'
  | 'return.requested'
  | 'return.cancelled'
  | 'return.received'
  | 'refund.made';

/** The order as it is now, and the cash of one of its parcels that a carrier paid out. */
export interface SettlementEventData extends OrderEventData {
  readonly settlement: {
    readonly at: string;
    /** The exchange whose replacement it was; null for the order's own parcel. */
    readonly exchangeId: string | null;
    readonly parcelNumber: string | null;
    /** Centimes, before the carrier's fee. */
    readonly amount: number;
    /** Centimes; null where it is not known. */
    readonly fee: number | null;
  };
}

export type AppointmentEventType = 'appointment.booked' | 'appointment.cancelled';
/** The order as it is now, and one of its exchanges. */
export interface ExchangeEventData extends OrderEventData {
  readonly exchange: {
    readonly id: string;
    readonly number: string;
    readonly status: ExchangeStatus;
    readonly method: ExchangeMethod;
    /** Centimes: positive where the shopper pays. */
    readonly difference: number;
  };
}

export type ExchangeEventType = `exchange.${Lowercase<ExchangeStatus>}`;

export type CampaignEventType = 'campaign.started' | 'campaign.ended';

export type ProductEventType = 'product.created' | 'product.updated' | 'product.archived';

interface Event<Type extends string, Data> {
  readonly type: Type;
  /** Time of the event. */
  readonly timestamp: string;
  readonly data: Data;
}

/** Narrowed by its `type`; treat unknown types, which later versions may add, as success. */
export type WebhookEvent =
  | Event<OrderEventType, OrderEventData>
  | Event<'order.settled', SettlementEventData>
  | Event<'shipment.updated', ShipmentEventData>
  | Event<ExchangeEventType, ExchangeEventData>
  | Event<ProductEventType, ProductEventData>
  | Event<AppointmentEventType, AppointmentEventData>
  | Event<'stock.changed', StockEventData>
  | Event<CampaignEventType, CampaignEventData>
  | Event<'customer.deleted', { readonly id: string }>
  | Event<'webhook.test', { readonly id: string }>;

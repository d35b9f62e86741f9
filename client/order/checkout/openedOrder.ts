/** An order as a page has opened it: as its customer, or with the key of a tracking link. */
export type OpenedOrder = {
  orderId: string;
  /** Undefined for the customer's own order. */
  trackingKey?: string;
  refresh: () => void;
};

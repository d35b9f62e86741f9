/** An order as a page has opened it: as its customer, or with the key of a tracking link. */
export type OpenedOrder = {
  orderId: string;
  /** Undefined for one's own order. */
  trackingKey?: string;
  /** Asks the server how the order stands now. */
  refresh: () => void;
};

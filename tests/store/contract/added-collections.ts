/** Collections that were added after the first format: its folders and databases have no rows of them. */
export const ADDED_SINCE_FIRST_FORMAT: ReadonlySet<string> = new Set([
  'delivery',
  'carriers',
  'carrierCities',
  'shipments',
  'deliveryTasks',
  'statements',
  'statementColumns',
  'appointments',
  'openingHours',
  'categoryOrders',
  'homes',
  'prices',
  'campaigns',
  'recipientHolds',
  'cartCodes',
  'discountCodes',
]);

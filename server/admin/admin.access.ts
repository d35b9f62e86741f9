import type { ApiScope } from '../api-token/api-token.rules.ts';
import type { Mutation, Query } from '../generated/admin.ts';

/** The staff who may use a field, and the scope of API tokens that may: without one, none may. */
export type Access = readonly [who: 'EVERYONE' | 'STAFF' | 'OWNER', scope?: ApiScope];

type AccessOf<Root> = Readonly<Record<Exclude<keyof Root, '__typename'>, Access>>;

export interface AccessTable {
  readonly Query: AccessOf<Query>;
  readonly Mutation: AccessOf<Mutation>;
}

/** Every root field: one that is missing here is a type error. */
export const adminAccess: AccessTable = {
  Query: {
    me: ['EVERYONE'],
    setup: ['EVERYONE'],
    orders: ['STAFF', 'orders:read'],
    order: ['STAFF', 'orders:read'],
    ordersById: ['STAFF', 'orders:read'],
    ordersToCall: ['STAFF', 'orders:read'],
    invoices: ['STAFF', 'orders:read'],
    invoicesCsv: ['STAFF', 'orders:read'],
    quoteOrder: ['STAFF', 'orders:write'],
    deliveryZones: ['STAFF', 'orders:read'],
    closedDays: ['STAFF', 'orders:read'],
    pickupPoints: ['STAFF', 'orders:read'],
    products: ['STAFF', 'catalog:read'],
    product: ['STAFF', 'catalog:read'],
    categories: ['STAFF', 'catalog:read'],
    optionWords: ['STAFF', 'catalog:read'],
    sizeGuides: ['STAFF', 'catalog:read'],
    customers: ['STAFF', 'customers:read'],
    customer: ['STAFF', 'customers:read'],
    dashboard: ['STAFF'],
    sales: ['STAFF', 'orders:read'],
    failedMails: ['STAFF'],
    stockLevels: ['STAFF', 'catalog:read'],
    variantsNamed: ['STAFF', 'catalog:read'],
    stockAlerts: ['STAFF', 'catalog:read'],
    auditLog: ['OWNER'],
    staff: ['OWNER'],
    apiTokens: ['OWNER'],
    merchant: ['STAFF', 'orders:read'],
    settings: ['OWNER'],
    whatsAppText: ['STAFF'],
    webhooks: ['OWNER', 'webhooks:write'],
    webhook: ['OWNER', 'webhooks:write'],
  },
  Mutation: {
    setUpAccount: ['EVERYONE'],
    logIn: ['EVERYONE'],
    startPasskeyLogIn: ['EVERYONE'],
    logInWithPasskey: ['EVERYONE'],
    requestPasswordReset: ['EVERYONE'],
    logOut: ['STAFF'],
    endSession: ['STAFF'],
    endOtherSessions: ['STAFF'],
    changePassword: ['STAFF'],
    startPasskeyRegistration: ['STAFF'],
    addPasskey: ['STAFF'],
    removePasskey: ['STAFF'],
    requirePasskey: ['STAFF'],
    addStaff: ['OWNER'],
    removeStaff: ['OWNER'],
    moveOrders: ['STAFF', 'orders:write'],
    undoMoves: ['STAFF', 'orders:write'],
    receiveParcels: ['STAFF', 'orders:write'],
    createOrder: ['STAFF', 'orders:write'],
    updateOrder: ['STAFF', 'orders:write'],
    receiveReturn: ['STAFF', 'orders:write'],
    refuseReturn: ['STAFF', 'orders:write'],
    addOrderNote: ['STAFF', 'orders:write'],
    addOrderContact: ['STAFF', 'orders:write'],
    markReady: ['STAFF', 'orders:write'],
    markPickedUp: ['STAFF', 'orders:write'],
    saveDeliveryZone: ['STAFF', 'orders:write'],
    removeDeliveryZone: ['STAFF', 'orders:write'],
    setClosedDays: ['STAFF', 'orders:write'],
    savePickupPoint: ['STAFF', 'orders:write'],
    removePickupPoint: ['STAFF', 'orders:write'],
    saveProduct: ['STAFF', 'catalog:write'],
    duplicateProduct: ['STAFF', 'catalog:write'],
    saveCategory: ['STAFF', 'catalog:write'],
    setCategoryImage: ['STAFF', 'catalog:write'],
    deleteCategory: ['STAFF', 'catalog:write'],
    saveOptionWords: ['STAFF', 'catalog:write'],
    archiveProduct: ['STAFF', 'catalog:write'],
    unarchiveProduct: ['STAFF', 'catalog:write'],
    setStock: ['STAFF', 'stock:write'],
    setStocks: ['STAFF', 'stock:write'],
    setPrices: ['STAFF', 'catalog:write'],
    importProducts: ['STAFF', 'catalog:write'],
    addProductImage: ['STAFF', 'catalog:write'],
    anonymizeCustomer: ['OWNER'],
    retryMail: ['STAFF'],
    createApiToken: ['OWNER'],
    revokeApiToken: ['OWNER'],
    updateSettings: ['OWNER'],
    createWebhook: ['OWNER', 'webhooks:write'],
    updateWebhook: ['OWNER', 'webhooks:write'],
    deleteWebhook: ['OWNER', 'webhooks:write'],
    rotateWebhookSecret: ['OWNER', 'webhooks:write'],
    sendTestWebhook: ['OWNER', 'webhooks:write'],
    redeliver: ['OWNER', 'webhooks:write'],
  },
};

/** Fields for which staff, but no API token, must have logged in within the last minutes. */
export const recentLogInFields: ReadonlySet<string> = new Set<keyof Mutation>([
  'startPasskeyRegistration',
  'addPasskey',
  'removePasskey',
  'requirePasskey',
  'addStaff',
  'removeStaff',
  'anonymizeCustomer',
  'createApiToken',
  'revokeApiToken',
  'createWebhook',
  'rotateWebhookSecret',
  'updateSettings',
]);

/** Fields that lead from one area to another: a token needs their scope too. */
export const fieldScopes: Readonly<Record<string, Readonly<Record<string, ApiScope>>>> = {
  Order: {
    customer: 'customers:read',
    guest: 'customers:read',
    shippingInfo: 'orders:read',
    returnRequest: 'orders:read',
    returns: 'orders:read',

    notes: 'orders:read',
    contacts: 'orders:read',
    recipientHistory: 'orders:read',
    // Who has it may cancel the order.
    trackingUrl: 'orders:write',
  },
  Invoice: { shippingInfo: 'orders:read' },
  Customer: { orders: 'orders:read' },
};

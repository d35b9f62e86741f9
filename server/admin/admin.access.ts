import type { Mutation, Query } from '../generated/admin.ts';

export type Access = 'EVERYONE' | 'STAFF' | 'OWNER';

type AccessOf<Root> = Readonly<Record<Exclude<keyof Root, '__typename'>, Access>>;

export interface AccessTable {
  readonly Query: AccessOf<Query>;
  readonly Mutation: AccessOf<Mutation>;
}

/** Every root field: one that is missing here is a type error. */
export const adminAccess: AccessTable = {
  Query: {
    me: 'EVERYONE',
    setup: 'EVERYONE',
    orders: 'STAFF',
    order: 'STAFF',
    products: 'STAFF',
    product: 'STAFF',
    categories: 'STAFF',
    sizeGuides: 'STAFF',
    customers: 'STAFF',
    customer: 'STAFF',
    dashboard: 'STAFF',
    failedMails: 'STAFF',
    stockAlerts: 'STAFF',
    auditLog: 'OWNER',
    staff: 'OWNER',
    webhooks: 'OWNER',
    webhook: 'OWNER',
  },
  Mutation: {
    setUpAccount: 'EVERYONE',
    logIn: 'EVERYONE',
    logOut: 'STAFF',
    endSession: 'STAFF',
    endOtherSessions: 'STAFF',
    changePassword: 'STAFF',
    addStaff: 'OWNER',
    removeStaff: 'OWNER',
    moveOrders: 'STAFF',
    saveProduct: 'STAFF',
    archiveProduct: 'STAFF',
    unarchiveProduct: 'STAFF',
    setStock: 'STAFF',
    setStocks: 'STAFF',
    addProductImage: 'STAFF',
    anonymizeCustomer: 'STAFF',
    retryMail: 'STAFF',
    createWebhook: 'OWNER',
    updateWebhook: 'OWNER',
    deleteWebhook: 'OWNER',
    rotateWebhookSecret: 'OWNER',
    sendTestWebhook: 'OWNER',
    redeliver: 'OWNER',
  },
};

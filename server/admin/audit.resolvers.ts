import { auditLog } from '../audit/audit.list.ts';
import type { AuditRecord } from '../audit/audit.store.ts';
import { findVariant, productIdOf, variantTitle } from '../catalog/catalog.variant.rules.ts';
import type { AuditSubject, Resolvers } from '../generated/admin.ts';
import { inMorocco } from '../shared/time.ts';
import type { AdminContext } from '../staff/staff.viewer.ts';
import { loadersOf } from './admin.loaders.ts';

type Find = (context: AdminContext, subject: string) => Promise<AuditSubject | null>;

const orderNumbered: Find = async (context, subject) => {
  const order = await loadersOf(context).ordersByNumber.load(subject);
  return order && { kind: 'ORDER', id: order.id, name: order.number };
};

/** A variant is named with its product, whose id it has. */
const productOrVariant: Find = async (context, subject) => {
  const product = await loadersOf(context).products.load(productIdOf(subject));
  if (!product) return null;
  const variant = subject === product.id ? undefined : findVariant(product, subject);
  const names = [product.title, variant && variantTitle(variant)];
  return { kind: 'PRODUCT', id: product.id, name: names.filter(Boolean).join(', ') };
};

const orderOfMail: Find = async (context, subject) => {
  const mail = await context.store.read.mails.mail(subject);
  if (mail?.orderId == null) return null;
  const order = await loadersOf(context).orders.load(mail.orderId);
  return order && { kind: 'ORDER', id: order.id, name: order.number };
};

/** Finders by the first word of the action. */
const FINDERS: Readonly<Record<string, Find>> = {
  order: orderNumbered,
  product: productOrVariant,

  stock: productOrVariant,
  picture: productOrVariant,
  mail: orderOfMail,
  async category(context, subject) {
    const category = await loadersOf(context).categories.load(subject);
    return category && { kind: 'CATEGORY', id: category.id, name: category.name };
  },
  async campaign({ store }, subject) {
    const campaign = await store.read.campaigns.get(subject);
    return campaign ? { kind: 'CAMPAIGN', id: campaign.id, name: campaign.title } : null;
  },
  async staff(context, subject) {
    const staff = await loadersOf(context).staffByEmail.load(subject);
    return staff && { kind: 'STAFF', id: staff.id, name: staff.name ?? staff.email };
  },
  async webhook(context, subject) {
    const webhook = await loadersOf(context).webhooks.load(subject);
    return webhook && { kind: 'WEBHOOK', id: webhook.id, name: webhook.url };
  },
};

async function aboutOf({ action, subject }: AuditRecord, context: AdminContext) {
  return (await FINDERS[action.split('.', 1)[0] ?? '']?.(context, subject)) ?? null;
}

const STORED_INSTANT = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)"/g;

/** Writes times like a DateTime: the reader's own copy of the tz database may be older. */
const withTimesOfMorocco = (json: string) =>
  json.replace(STORED_INSTANT, (_, instant: string) => JSON.stringify(inMorocco(instant)));

export const auditResolvers = {
  Query: {
    auditLog: (_, args, { store }) => auditLog(store.read, args),
  },
  AuditEntry: {
    actorName: async ({ actor }, _, context) =>
      (await loadersOf(context).staffByEmail.load(actor))?.name ?? null,
    before: ({ before }) => before && withTimesOfMorocco(before),
    after: ({ after }) => after && withTimesOfMorocco(after),
    about: (entry, _, context) => aboutOf(entry, context),
  },
} satisfies Resolvers;

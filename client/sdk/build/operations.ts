// The SDK's documents, from the schema alone: an operation for each field of Query and Mutation.
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isRequiredArgument,
  isObjectType,
  print,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** Levels of objects below what a field returns. Entries are a level below their list. */
const DEPTH = 2;

interface Exceptions {
  readonly always: readonly string[];
  readonly never: readonly string[];
  readonly neverInLists: readonly string[];
  readonly neverInListsOfLists: readonly string[];
  readonly neverInMutations: readonly string[];
}

const EXCEPTIONS: Readonly<Record<'shop' | 'admin', Exceptions>> = {
  shop: {
    // At any depth: without them, what they belong to says too little.
    always: [
      'Product.category',
      'Product.ratings',
      'ProductOption.values',
      'ProductVariant.selectedOptions',
      'ProductVariant.frame',
      'OptionFacet.values',
      'CartLine.product',
      'CartLine.variant',
      'CartLine.alterations',
      'OrderLine.alterations',
    ],
    // All that the shop stores about a customer, in one text; and the variants once more.
    never: ['Customer.dataExport', 'Customer.openOrders', 'Product.listedVariants'],
    // The longest page would select more objects than the shop allows.
    neverInLists: [
      'Product.languages',
      'Product.campaign',
      'ProductVariant.campaign',
      'ProductVariant.struckPrice',
      'ProductVariant.lowestPrice30Days',
      'Product.alterations',
      'Order.history',
      'Order.delivery',
      'Order.discountCode',
      'Order.shipments',
      'Order.creditNotes',
      'Order.returnableLines',
      'Order.returnedLines',
      'Order.returnRequests',
      'Order.exchangeableLines',
      'Order.exchanges',
      'Invoice.lines',
      'Invoice.shippingInfo',
      'Invoice.total',
      'Invoice.originalTotal',
      'Invoice.discount',
      'Invoice.discountCode',
      'Invoice.shipping',
      'Invoice.payable',
      'OrderDelivery.fee',
      'OrderDelivery.pickupPoint',
      'ReturnRequest.lines',
    ],
    // An order has them, a page of orders would have too many.
    neverInListsOfLists: ['OrderLine.alterations'],
    neverInMutations: [],
  },
  admin: {
    always: [
      'ProductOption.values',
      'ProductVariant.frame',
      'ProductImage.sources',
      'OrderLine.alterations',
    ],
    // They need a second scope of an API token; the last one has the same numbers once more, as a text.
    never: [
      'Customer.orders',
      'Product.fitNote',
      'Campaign.sales',
      'DiscountCode.sales',
      'Order.customer',
      'Order.guest',
      'Order.possibleDuplicates',
      'Order.recipientHold',
      'Order.trackingUrl',
      'Order.readyMessage',
      'Sales.csv',
      // A user error names them.
      'CampaignPrices.newlyListed',
    ],
    neverInLists: [
      'CampaignPrice.variants',
      'CampaignPrice.otherCampaign',
      'Product.translations',
      'Product.alterations',
      'Product.offeredAlterations',
      'Order.history',
      'Order.delivery',
      'Order.discountCode',
      'Order.shipments',
      'Order.pickedUp',
      'Order.notes',
      'Order.contacts',
      'Order.recipientHistory',
      'Order.returns',
      'Order.exchangeableLines',
      'Order.exchanges',
      'Order.sewingJobs',
      'Exchange.history',
      'Exchange.shipments',
      'ExchangeLine.alterations',
      'ExchangeLine.difference',
      'ExchangeLine.paid',
      'ExchangeDocument.vat',
      'Order.creditNotes',
      'OrderDelivery.fee',
      'OrderDelivery.pickupPoint',
      'CarrierStatement.rows',
      'CarrierStatement.sums',
      'StatementRow.exchange',
      'OutstandingParcel.exchange',
    ],
    neverInListsOfLists: ['OrderLine.alterations'],
    // They need a scope to read, which a token that writes need not have.
    neverInMutations: [
      'Order.shippingInfo',
      'Order.readyMessage',
      'Order.returnRequest',
      'Order.notes',
      'Order.contacts',
      'Order.recipientHistory',
      'Order.returns',
      'Order.exchanges',
      'Exchange.order',
      'SewingJob.order',
      'Exchange.reason',
      'Exchange.refusal',
      'Invoice.shippingInfo',
    ],
  },
};

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isList = ({ type }: Field) => isListType(getNullableType(type));
/** Their objects are as deep as they are. */
const isTransparent = ({ type }: Field) => /^Money$|Connection$/.test(getNamedType(type).name);

/** All operations of an API as one GraphQL document. */
export function operationsOf(schemaText: string, api: keyof typeof EXCEPTIONS): string {
  const schema = buildSchema(schemaText);
  const operations = (kind: 'query' | 'mutation', type?: GraphQLObjectType | null) =>
    Object.values(type?.getFields() ?? {}).map((root) => operationOf(kind, root, EXCEPTIONS[api]));
  return [
    ...operations('query', schema.getQueryType()),
    ...operations('mutation', schema.getMutationType()),
  ].join('\n');
}

function operationOf(
  kind: 'query' | 'mutation',
  root: Field,
  { always, never, neverInLists, neverInListsOfLists, neverInMutations }: Exceptions,
): string {
  const variables: string[] = [];
  const selection = select(root, isList(root) ? DEPTH - 1 : DEPTH, Number(isList(root)));
  const declared = variables.length > 0 ? `(${variables.join(', ')})` : '';
  return `${kind} ${capitalized(root.name)}${declared} { ${selection} }`;

  /** Selects within `lists` lists, one in another. */
  function select(field: Field, depth: number, lists: number): string {
    const type = getNamedType(field.type);
    const call = field.name + argumentsOf(field);
    if (!isObjectType(type)) return call;
    const selections = Object.values(type.getFields()).flatMap((below) => {
      const left = isTransparent(below) ? depth : depth - 1;
      return isSelected(type, below, left, lists)
        ? select(below, Math.max(left, 0), lists + Number(isList(below)))
        : [];
    });
    return `${call} { ${selections.join(' ')} }`;
  }

  function isSelected(type: GraphQLObjectType, field: Field, left: number, lists: number): boolean {
    const coordinate = `${type.name}.${field.name}`;
    if (field.name === 'edges' || field.deprecationReason) return false;
    if (never.includes(coordinate)) return false;
    // The shop at an instant: its list alone, else the document would be too long.
    if (type.name === 'ShopAt' && field.name !== 'products') return false;
    if (lists > 0 && neverInLists.includes(coordinate)) return false;
    if (lists > 1 && neverInListsOfLists.includes(coordinate)) return false;
    if (kind === 'mutation' && neverInMutations.includes(coordinate)) return false;
    // Pages only of the one object that a query returns: elsewhere they would multiply.
    if (field.args.length > 0 && (lists > 0 || type !== getNamedType(root.type))) return false;
    if (field.args.some(isRequiredArgument)) return false;
    return left >= 0 || isLeafType(getNamedType(field.type)) || always.includes(coordinate);
  }

  /** Each is a variable: of the name that it has, or in an inner field such as `ordersFirst`. */
  function argumentsOf(field: Field): string {
    const given = field.args.map(({ name, type, astNode }) => {
      const variable = field === root ? name : field.name + capitalized(name);
      const defaultValue = astNode?.defaultValue ? ` = ${print(astNode.defaultValue)}` : '';
      variables.push(`$${variable}: ${String(type)}${defaultValue}`);
      return `${name}: $${variable}`;
    });
    return given.length > 0 ? `(${given.join(', ')})` : '';
  }
}

import type { UploadedFile } from '../shared/scalars.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Centimes } from '../shared/isomorphic/money.ts';
import type { OrderRecord, OrderLineRecord, OrderMoveRecord, RefundSum } from '../order/order.store.ts';
import type { RequestedReturn } from '../order/return/order.return.rules.ts';
import type { OrderPage } from '../order/order.lists.store.ts';
import type { Problem } from '../shared/problems.ts';
import type { DocumentPage, DocumentSums } from '../order/invoice/order.documents.store.ts';
import type { OrderDocument } from '../order/invoice/order.documents.rules.ts';
import type { StaffRecord, StaffSessionRecord } from '../staff/staff.store.ts';
import type { PasskeyRecord } from '../authentication/passkeys/passkeys.store.ts';
import type { ApiTokenRecord } from '../api-token/api-token.store.ts';
import type { AuditRecord } from '../audit/audit.store.ts';
import type { AnyProduct, PictureRecord, SizeGuideRecord } from '../catalog/catalog.store.ts';
import type { VariantOfProduct } from '../catalog/catalog.variant.rules.ts';
import type { ListedCustomer, ListedCustomers } from '../account/account.list.rules.ts';
import type { SalesReport } from '../order/sales/order.sales.service.ts';
import type { DeliveriesOfCity } from '../order/sales/order.sales.rules.ts';
import type { MailRecord } from '../mail/mail.store.ts';
import type { WebhookRecord, DeliveryRecord, AttemptRecord } from '../webhook/webhook.store.ts';
import type { SettingsRecord } from '../settings/settings.store.ts';
import type { AdminContext } from '../staff/staff.viewer.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An amount of money: integer centimes, such as 129900 for 1 299,00 DH. */
  Centimes: { input: number; output: number; }
  /** An instant: ISO 8601 with date, time and offset, such as `2026-11-22T18:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** A file of a GraphQL multipart request. */
  Upload: { input: UploadedFile; output: UploadedFile; }
};

/** Result of an invitation. */
export type AddStaffPayload = {
  readonly __typename?: 'AddStaffPayload';
  /** One use, 7 days; shown once. */
  readonly setupUrl?: Maybe<Scalars['String']['output']>;
  /** Null if refused. */
  readonly staff?: Maybe<Staff>;
  /** Why it was refused; else empty. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Result of a deletion. */
export type AnonymizePayload = {
  readonly __typename?: 'AnonymizePayload';
  /** Id of the customer who is gone; null if refused. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; else empty. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Lets a program use this API, as `Authorization: Bearer bv_…`. No token opens staff, tokens, the audit log or the deletion of customers. */
export type ApiToken = {
  readonly __typename?: 'ApiToken';
  /** Time of its creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** For `revokeApiToken`; opens nothing. */
  readonly id: Scalars['ID']['output'];
  /** Up to a minute old; null before the first use. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What uses it. */
  readonly name: Scalars['String']['output'];
  /** The first characters of the secret. */
  readonly prefix: Scalars['String']['output'];
  /** What it may be used for, such as `orders:read`. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
};

/** A new API token. */
export type ApiTokenInput = {
  /** In the future; null for never. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What uses it, at most 200 characters. */
  readonly name: Scalars['String']['input'];
  /** At least one: `catalog:read`, `catalog:write`, `orders:read`, `orders:write`, `stock:write`, `customers:read`, `webhooks:write`. */
  readonly scopes: ReadonlyArray<Scalars['String']['input']>;
};

/** Result of a change of the API tokens. */
export type ApiTokensPayload = {
  readonly __typename?: 'ApiTokensPayload';
  /** Those that are left; null if refused. */
  readonly apiTokens?: Maybe<ReadonlyArray<ApiToken>>;
  /** Why it was refused; else empty. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A page of the audit log. */
export type AuditConnection = {
  readonly __typename?: 'AuditConnection';
  /** Items with their cursors. */
  readonly edges: ReadonlyArray<AuditEdge>;
  /** The items alone. */
  readonly nodes: ReadonlyArray<AuditEntry>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
  /** Of all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry and its cursor. */
export type AuditEdge = {
  readonly __typename?: 'AuditEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: AuditEntry;
};

/** A change by staff. */
export type AuditEntry = {
  readonly __typename?: 'AuditEntry';
  /** What it is now; null for what is gone, and for what no page shows. */
  readonly about?: Maybe<AuditSubject>;
  /** Such as `order.confirm`, `product.save`. */
  readonly action: Scalars['String']['output'];
  /** E-mail of the member of staff, `npm run shop`, or `api-token:` and the name of the API token. */
  readonly actor: Scalars['String']['output'];
  /** Name of the member of staff; null for others, and without an account. */
  readonly actorName?: Maybe<Scalars['String']['output']>;
  /** The changed fields after, as JSON; null for something deleted. */
  readonly after?: Maybe<Scalars['String']['output']>;
  /** Time of the change. */
  readonly at: Scalars['DateTime']['output'];
  /** The changed fields before, as JSON; null for something new. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /** In the order of time. */
  readonly id: Scalars['ID']['output'];
  /** What was changed, such as an order's number or a product's id. */
  readonly subject: Scalars['String']['output'];
};

/** What an entry is about. */
export type AuditSubject = {
  readonly __typename?: 'AuditSubject';
  /** Of the order, product (of a variant too), category, member of staff or webhook. */
  readonly id: Scalars['ID']['output'];
  /** Kind of thing. */
  readonly kind: AuditSubjectKind;
  /** As it is called now. */
  readonly name: Scalars['String']['output'];
};

/** Kinds of things that staff change. */
export type AuditSubjectKind =
  /** A category. */
  | 'CATEGORY'
  /** An order; of a mail too. */
  | 'ORDER'
  /** A product, archived or not. */
  | 'PRODUCT'
  /** A member of staff. */
  | 'STAFF'
  /** A webhook. */
  | 'WEBHOOK';

/** A variant whose return customers await. */
export type AwaitedVariant = {
  readonly __typename?: 'AwaitedVariant';
  /** Its product. */
  readonly product: Product;
  /** The variant. */
  readonly variant: ProductVariant;
  /** Confirmed alerts. */
  readonly waiting: Scalars['Int']['output'];
};

/** What `createOrder` would charge. */
export type Cart = {
  readonly __typename?: 'Cart';
  /** `originalTotal` less `total`. */
  readonly discount: Money;
  /** Equal lines have the same id. */
  readonly id: Scalars['ID']['output'];
  /** As they would be ordered, at most the quantity in stock. */
  readonly lines: ReadonlyArray<OrderLine>;
  /** The same sum at original prices. */
  readonly originalTotal: Money;
  /** `total` plus `shipping`. */
  readonly payable: Money;
  /** Sum of the quantities of available lines. */
  readonly quantity: Scalars['Int']['output'];
  /** Delivery fee. */
  readonly shipping: Money;
  /** Sum of the lines, without delivery. */
  readonly total: Money;
  /** What is not available; it counts for nothing in the sums. */
  readonly warnings: ReadonlyArray<UserError>;
};

/** A category. */
export type Category = {
  readonly __typename?: 'Category';
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Name; `categoryName` of products. */
  readonly name: Scalars['String']['output'];
  /** Number of products of the catalogue, sold-out ones too. */
  readonly productCount: Scalars['Int']['output'];
  /** Its names in other languages. */
  readonly translations: ReadonlyArray<CategoryTranslation>;
};

/** Omitted fields stay as they are; a new category needs a name. */
export type CategoryInput = {
  /** Omitted: a new category, whose id is made from its name. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 200 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Languages that are not given stay. */
  readonly translations?: InputMaybe<ReadonlyArray<CategoryTranslationInput>>;
};

/** The result of a change to a category. */
export type CategoryPayload = {
  readonly __typename?: 'CategoryPayload';
  /** After the change; null if refused. */
  readonly category?: Maybe<Category>;
  /** Empty when it was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The name of a category in another language. */
export type CategoryTranslation = {
  readonly __typename?: 'CategoryTranslation';
  /** The language. */
  readonly language: TranslatedLanguage;
  /** The name. */
  readonly name: Scalars['String']['output'];
};

/** The name of a category in another language. */
export type CategoryTranslationInput = {
  /** The language. */
  readonly language: TranslatedLanguage;
  /** At most 200 characters; blank removes the language. */
  readonly name: Scalars['String']['input'];
};

/** Sales of a channel. */
export type ChannelSales = {
  readonly __typename?: 'ChannelSales';
  /** How the orders came in. */
  readonly channel: OrderChannel;
  /** Number of orders. */
  readonly orders: Scalars['Int']['output'];
  /** Sum of their `payable`, in centimes. */
  readonly sales: Scalars['Centimes']['output'];
};

/** What was brought to a city. */
export type CityDeliveries = {
  readonly __typename?: 'CityDeliveries';
  /** As most orders have it; may be empty. */
  readonly city: Scalars['String']['output'];
  /** Delivered orders, returned ones too. */
  readonly delivered: Scalars['Int']['output'];
  /** Refused ones of all, in per cent, rounded. */
  readonly rate: Scalars['Int']['output'];
  /** Orders refused at delivery. */
  readonly refused: Scalars['Int']['output'];
};

/** What came of a call or a message. */
export type ContactOutcome =
  /** The recipient wants the order. */
  | 'CONFIRMED'
  /** A message was sent. */
  | 'MESSAGE_SENT'
  /** No answer. */
  | 'NO_ANSWER'
  /** The recipient wants it later. */
  | 'POSTPONED'
  /** The number is not the recipient's. */
  | 'WRONG_NUMBER';

/** Result of a new API token. */
export type CreateApiTokenPayload = {
  readonly __typename?: 'CreateApiTokenPayload';
  /** Null if refused. */
  readonly apiToken?: Maybe<ApiToken>;
  /** `bv_…`, shown once; null if refused. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; else empty. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Corrects an invoice: the invoice itself never changes. */
export type CreditNote = {
  readonly __typename?: 'CreditNote';
  /** What was refunded. */
  readonly amount: Money;
  /** Time of issue. */
  readonly issuedAt: Scalars['DateTime']['output'];
  /** What came back; empty unless RETURN. */
  readonly lines: ReadonlyArray<ReturnLine>;
  /** How it was paid back. */
  readonly method: RefundMethod;
  /** Such as `A-2026-000001`, without gaps within a year. */
  readonly number: Scalars['String']['output'];
  /** What it was issued for. */
  readonly reason: CreditNoteReason;
  /** The 20 % VAT contained in `amount`, so that the rounded VAT of invoice and credit notes adds up. */
  readonly vat: Money;
};

/** What a credit note is issued for. */
export type CreditNoteReason =
  /** The order was cancelled. */
  | 'CANCELLATION'
  /** The order was corrected, and costs less. */
  | 'CORRECTION'
  /** The recipient refused the parcel. */
  | 'REFUSAL'
  /** Goods came back. */
  | 'RETURN';

/** A customer with an account, or a guest. Name, e-mail and city of a guest are those of the latest order. */
export type Customer = {
  readonly __typename?: 'Customer';
  /** Of a guest; null for an account. */
  readonly city?: Maybe<Scalars['String']['output']>;
  /** Time of the sign-up, of a guest of the first order. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** To log in with; of a guest for mails about orders, empty without one: it was never null, and stays so. */
  readonly email: Scalars['String']['output'];
  /** Whether the customer confirmed it; never by a guest. */
  readonly emailVerified: Scalars['Boolean']['output'];
  /** First name; of a guest the whole name, which orders have in one. */
  readonly firstName: Scalars['String']['output'];
  /** Random and opaque. */
  readonly id: Scalars['ID']['output'];
  /** With an account or a guest. */
  readonly kind: CustomerKind;
  /** Last name; empty for a guest. */
  readonly lastName: Scalars['String']['output'];
  /** First and last name. */
  readonly name: Scalars['String']['output'];
  /** Without card orders that were never paid. */
  readonly orderCount: Scalars['Int']['output'];
  /** Newest first. */
  readonly orders: ReadonlyArray<Order>;
  /** Of a guest, in the national way of writing it in Morocco, else with `+`; null for an account, whose orders have theirs. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Orders whose parcel the recipient refused. */
  readonly refusedCount: Scalars['Int']['output'];
};


/** A customer with an account, or a guest. Name, e-mail and city of a guest are those of the latest order. */
export type CustomerOrdersArgs = {
  first?: Scalars['Int']['input'];
};

/** A page of customers. */
export type CustomerConnection = {
  readonly __typename?: 'CustomerConnection';
  /** Items with their cursors. */
  readonly edges: ReadonlyArray<CustomerEdge>;
  /** The items alone. */
  readonly nodes: ReadonlyArray<Customer>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
  /** Of all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A customer and its cursor. */
export type CustomerEdge = {
  readonly __typename?: 'CustomerEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Customer;
};

/** How a customer orders. */
export type CustomerKind =
  /** With an account. */
  | 'ACCOUNT'
  /** Without an account: all such orders with one phone, in any way of writing it. An account with the same phone is another customer. */
  | 'GUEST';

/** The state of the shop now. */
export type Dashboard = {
  readonly __typename?: 'Dashboard';
  /** Oldest first, days in Rabat. */
  readonly days: ReadonlyArray<SalesDay>;
  /** Mails that were given up. */
  readonly failedMails: Scalars['Int']['output'];
  /** Products with a counted variant of which at most 3 are available. */
  readonly lowStock: Scalars['Int']['output'];
  /** Names of unset settings that invoices and legal pages need, such as `SHOP_PHONE`. */
  readonly missingSettings: ReadonlyArray<Scalars['String']['output']>;
  /** Requested returns whose goods have not arrived. */
  readonly openReturns: Scalars['Int']['output'];
  /** Orders to confirm: PENDING and PAID. */
  readonly toConfirm: Scalars['Int']['output'];
  /** Confirmed orders to prepare and ship: CONFIRMED and PREPARED. */
  readonly toPrepare: Scalars['Int']['output'];
};

/** An attempt at a delivery. */
export type DeliveryAttempt = {
  readonly __typename?: 'DeliveryAttempt';
  /** When it began. */
  readonly at: Scalars['DateTime']['output'];
  /** Why there was no response, in English; null with one. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** How long it took. */
  readonly ms: Scalars['Int']['output'];
  /** HTTP status of the response; null without one. */
  readonly status?: Maybe<Scalars['Int']['output']>;
};

/** Result of what sends a delivery. */
export type DeliveryPayload = {
  readonly __typename?: 'DeliveryPayload';
  /** Null if refused. */
  readonly delivery?: Maybe<WebhookDelivery>;
  /** Why it was refused; else empty. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** State of a delivery. */
export type DeliveryState =
  /** The receiver answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** Given up after 3 days, or the receiver answered 410. */
  | 'FAILED'
  /** It is sent at `nextAttemptAt`, while its webhook is active. */
  | 'WAITING';

/** What was issued. */
export type DocumentKind =
  /** A credit note: it corrects an invoice. */
  | 'CREDIT_NOTE'
  /** An invoice. */
  | 'INVOICE';

/** A mail that could not be sent. */
export type FailedMail = {
  readonly __typename?: 'FailedMail';
  /** When it was written. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** For `retryMail`. */
  readonly id: Scalars['ID']['output'];
  /** What it is about, for programs. */
  readonly kind: Scalars['String']['output'];
  /** What the mail server answered. */
  readonly lastError?: Maybe<Scalars['String']['output']>;
  /** Null if it is about no order. */
  readonly order?: Maybe<Order>;
  /** Recipient. */
  readonly to: Scalars['String']['output'];
};

/** Measures of eyewear in millimetres. */
export type FrameMeasures = {
  readonly __typename?: 'FrameMeasures';
  /** Width of the bridge. */
  readonly bridgeWidth: Scalars['Int']['output'];
  /** Width of the frame. */
  readonly frameWidth: Scalars['Int']['output'];
  /** Height of a lens. */
  readonly lensHeight: Scalars['Int']['output'];
  /** Width of a lens. */
  readonly lensWidth: Scalars['Int']['output'];
  /** Length of a temple. */
  readonly templeLength: Scalars['Int']['output'];
};

/** Measures of eyewear, 1 to 999 millimetres. */
export type FrameMeasuresInput = {
  /** Width of the bridge. */
  readonly bridgeWidth: Scalars['Int']['input'];
  /** Width of the frame. */
  readonly frameWidth: Scalars['Int']['input'];
  /** Height of a lens. */
  readonly lensHeight: Scalars['Int']['input'];
  /** Width of a lens. */
  readonly lensWidth: Scalars['Int']['input'];
  /** Length of a temple. */
  readonly templeLength: Scalars['Int']['input'];
};

/** A picture in a smaller width. */
export type ImageSource = {
  readonly __typename?: 'ImageSource';
  /** Path of the picture. */
  readonly url: Scalars['String']['output'];
  /** In pixels. */
  readonly width: Scalars['Int']['output'];
};

/** The result of an import, or of its trial. */
export type ImportPayload = {
  readonly __typename?: 'ImportPayload';
  /** Ids of new products; null if refused, like the other fields. */
  readonly added?: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  /** Ids of products of the file that are archived, and stay so. */
  readonly archived?: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  /** Names of new categories. */
  readonly categories?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Ids of changed products. */
  readonly changed?: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  /** What changed in them. */
  readonly changes?: Maybe<ReadonlyArray<ImportedCell>>;
  /** Number of products of the file that are as it says. */
  readonly unchanged?: Maybe<Scalars['Int']['output']>;
  /** Empty when it was done; else the first 1,000. `field` is a place in the file, such as `lines.3.price`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A cell of the file that changed something. */
export type ImportedCell = {
  readonly __typename?: 'ImportedCell';
  /** Such as `price`. */
  readonly column: Scalars['String']['output'];
  /** What the shop's own file had there. */
  readonly from: Scalars['String']['output'];
  /** Of the product, or of the variant that the column is about. */
  readonly id: Scalars['ID']['output'];
  /** What it has now. */
  readonly to: Scalars['String']['output'];
};

/** The invoice of an order. */
export type Invoice = {
  readonly __typename?: 'Invoice';
  /** `originalTotal` less `total`. */
  readonly discount: Money;
  /** Time of issue. */
  readonly issuedAt: Scalars['DateTime']['output'];
  /** What it charges, however the order was changed later. */
  readonly lines: ReadonlyArray<OrderLine>;
  /** Such as `F-2026-000001`, without gaps within a year. */
  readonly number: Scalars['String']['output'];
  /** The same sum at original prices. */
  readonly originalTotal: Money;
  /** `total` plus `shipping`. */
  readonly payable: Money;
  /** Delivery fee. */
  readonly shipping: Money;
  /** To whom it was issued. */
  readonly shippingInfo: ShippingInfo;
  /** Sum of the lines. */
  readonly total: Money;
  /** The 20 % VAT contained in `payable`. */
  readonly vat: Money;
};

/** A page of invoices and credit notes. */
export type InvoiceConnection = {
  readonly __typename?: 'InvoiceConnection';
  /** Items with their cursors. */
  readonly edges: ReadonlyArray<InvoiceEdge>;
  /** The items alone. */
  readonly nodes: ReadonlyArray<IssuedDocument>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
  /** Of all pages. */
  readonly sums: InvoiceSums;
  /** Of all pages; above 10,000 it may be a minute old. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A document and its cursor. */
export type InvoiceEdge = {
  readonly __typename?: 'InvoiceEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: IssuedDocument;
};

/** What a month's documents add up to, credit notes taken off. */
export type InvoiceSums = {
  readonly __typename?: 'InvoiceSums';
  /** With VAT. */
  readonly gross: Money;
  /** Without VAT. */
  readonly net: Money;
  /** The VAT. */
  readonly vat: Money;
};

/** An invoice or a credit note. Amounts of credit notes are negative: a column adds up. */
export type IssuedDocument = {
  readonly __typename?: 'IssuedDocument';
  /** With VAT. */
  readonly gross: Money;
  /** Its number. */
  readonly id: Scalars['ID']['output'];
  /** Time of issue. */
  readonly issuedAt: Scalars['DateTime']['output'];
  /** What it is. */
  readonly kind: DocumentKind;
  /** To whom the invoice was issued. */
  readonly name: Scalars['String']['output'];
  /** Without VAT. */
  readonly net: Money;
  /** Such as `F-2026-000001` or `A-2026-000001`. */
  readonly number: Scalars['String']['output'];
  /** As it is now. */
  readonly order: Order;
  /** How the order is paid. */
  readonly paymentMethod: PaymentMethod;
  /** How a credit note was paid back; null for an invoice. */
  readonly refundMethod?: Maybe<RefundMethod>;
  /** The 20 % VAT. */
  readonly vat: Money;
};

/** A language of shoppers. */
export type Language =
  /** Arabic. */
  | 'AR'
  /** English. */
  | 'EN'
  /** French. */
  | 'FR';

/** Result of what changes one’s own account or sessions. */
export type MePayload = {
  readonly __typename?: 'MePayload';
  /** Null if refused, and after the log-out. */
  readonly me?: Maybe<Staff>;
  /** Why it was refused; else empty. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The merchant's identity; fields are null unless configured. */
export type Merchant = {
  readonly __typename?: 'Merchant';
  /** Registered address. */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** E-mail. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** ICE, the common identifier of Moroccan companies. */
  readonly ice?: Maybe<Scalars['String']['output']>;
  /** Registered name. */
  readonly legalName?: Maybe<Scalars['String']['output']>;
  /** Telephone. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** RC, the trade register number. */
  readonly rc?: Maybe<Scalars['String']['output']>;
  /** IF, the tax identifier. */
  readonly taxId?: Maybe<Scalars['String']['output']>;
};

/** What the texts of a product in another language lack. */
export type MissingTranslation = {
  readonly __typename?: 'MissingTranslation';
  /** How many are missing of title, description and details; fewer details than the French ones count as one. */
  readonly count: Scalars['Int']['output'];
  /** The language. */
  readonly language: TranslatedLanguage;
};

/** An amount of money. */
export type Money = {
  readonly __typename?: 'Money';
  /** Integer centimes. */
  readonly amount: Scalars['Centimes']['output'];
  /** ISO 4217 code, always MAD. */
  readonly currency: Scalars['String']['output'];
};

/** Result of a change of states. */
export type MoveOrdersPayload = {
  readonly __typename?: 'MoveOrdersPayload';
  /** After the change, in the order of `ids`; null if refused. */
  readonly orders?: Maybe<ReadonlyArray<Order>>;
  /** One for each order that refuses. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** A call or a message to the recipient. `CONFIRMED` does not move the order. Scope `orders:write`; what staff wrote needs `orders:read` too. */
  readonly addOrderContact: OrderPayload;
  /** For staff alone: in no export, mail or page of a shopper. Scope `orders:write`; what staff wrote needs `orders:read` too. */
  readonly addOrderNote: OrderPayload;
  /** Adds a passkey to one's own account. A refused name leaves the response valid. User errors: REQUIRED, INVALID, LIMIT_REACHED, NOT_ALLOWED_NOW. */
  readonly addPasskey: MePayload;
  /** Adds a JPEG, PNG or WebP to the end of the product's pictures, at most 12; the first one replaces the category's. GraphQL multipart request of at most 16 MB. Scope `catalog:write`. */
  readonly addProductImage: ProductPayload;
  /** Invites a member of staff, or renews the access of one. For owners. */
  readonly addStaff: AddStaffPayload;
  /** Deletes a customer, with an account or a guest, and everything that is known about them; orders stay without name, phone, e-mail and street. Refused with NOT_ALLOWED_NOW while a card payment is open. For owners. */
  readonly anonymizeCustomer: AnonymizePayload;
  /** Takes a product out of the catalogue; orders keep their copies. Scope `catalog:write`. */
  readonly archiveProduct: ProductPayload;
  /** Ends all of one's other sessions. */
  readonly changePassword: MePayload;
  /** Makes an API token, at most 100. For owners. */
  readonly createApiToken: CreateApiTokenPayload;
  /**
   * Takes an order by telephone, by message or at the counter, at the prices of the shop's pages. The same key and input give
   * the same order again. Scope `orders:write`; personal data of the order needs `orders:read` too.
   */
  readonly createOrder: OrderPayload;
  /** Adds a webhook, at most 20. This and the next ones: for owners, and tokens with `webhooks:write`. */
  readonly createWebhook: WebhookSecretPayload;
  /** Deletes a webhook with its deliveries, waiting ones too. */
  readonly deleteWebhook: WebhooksPayload;
  /** Ends all of one's own sessions but this one. */
  readonly endOtherSessions: MePayload;
  /** Ends one of one's own sessions. */
  readonly endSession: MePayload;
  /** Adds and changes products by a CSV file, with the columns and rules of `npm run shop -- products import`: the whole file or nothing. GraphQL multipart request of at most 16 MB. Scope `catalog:write`, with the column `stock` also `stock:write`. */
  readonly importProducts: ImportPayload;
  /** Opens a session by cookie: of 12 hours, ended after 2 without use. */
  readonly logIn: MePayload;
  /** Opens a session as `logIn` does, with what a passkey signed. User errors: UNKNOWN_PASSKEY, TOO_MANY_ATTEMPTS, NOT_ALLOWED_NOW. */
  readonly logInWithPasskey: MePayload;
  /** Ends the session of this request. */
  readonly logOut: MePayload;
  /** Moves all of the orders or none; SHIPPED prepares confirmed orders implicitly. Scope `orders:write`; personal data of the orders needs `orders:read` too. */
  readonly moveOrders: MoveOrdersPayload;
  /**
   * Goods of a delivered order came back: some or all. It is RETURNED once nothing is left; an open request is closed. Scope
   * `orders:write`; personal data of the order needs `orders:read` too.
   */
  readonly receiveReturn: OrderPayload;
  /** Sends a delivery again, with the same id. Refused with NOT_ALLOWED_NOW while it waits, or while its webhook is inactive. */
  readonly redeliver: DeliveryPayload;
  /** Refuses a requested return; a mail says why. Scope `orders:write`; personal data of the order needs `orders:read` too. */
  readonly refuseReturn: OrderPayload;
  /** Removes one of one's own passkeys: it no longer logs in. Sessions that it opened stay. User errors: UNKNOWN_PASSKEY. */
  readonly removePasskey: MePayload;
  /** Ends the access of a member of staff at once. For owners; the last owner stays. */
  readonly removeStaff: StaffPayload;
  /** Mails a link, valid for 30 minutes, that sets a new password; the same answer whether the account exists. */
  readonly requestPasswordReset: RequestPasswordResetPayload;
  /** Sends a failed mail again. */
  readonly retryMail: RetryMailPayload;
  /** Ends an API token at once. For owners. */
  readonly revokeApiToken: ApiTokensPayload;
  /** Gives a new secret; for 24 hours the earlier one signs too. */
  readonly rotateWebhookSecret: WebhookSecretPayload;
  /** Changes a category and its products, or adds one without `id`. Omitted fields stay. Scope `catalog:write`. */
  readonly saveCategory: CategoryPayload;
  /** Changes a product, or adds one without `id`. Omitted fields stay. Scope `catalog:write`, with a `stockOnHand` also `stock:write`. */
  readonly saveProduct: ProductPayload;
  /** Sends an event of type `webhook.test` at once. Refused with NOT_ALLOWED_NOW while the webhook is inactive. */
  readonly sendTestWebhook: DeliveryPayload;
  /** Sets the prices of several variants of any products: all or none. Where all variants of a product then have the same prices, they become the product's own, which lists show. Scope `catalog:write`. */
  readonly setPrices: PricesPayload;
  /** Counts a variant's stock; null stops counting. Scope `stock:write`. */
  readonly setStock: StockPayload;
  /** Counts several variants of any products: all or none. Scope `stock:write`. */
  readonly setStocks: StocksPayload;
  /** Makes or renews the account of a setup link, and opens a session. */
  readonly setUpAccount: MePayload;
  /** Starts a log-in with a passkey: the options name no account, and the browser offers the passkeys that it has. User errors: NOT_ALLOWED_NOW (see `PasskeyOptionsPayload`). */
  readonly startPasskeyLogIn: PasskeyOptionsPayload;
  /** Starts to add a passkey to one's own account. User errors: LIMIT_REACHED, NOT_ALLOWED_NOW (see `PasskeyOptionsPayload`). */
  readonly startPasskeyRegistration: PasskeyOptionsPayload;
  /** Puts an archived product back at its position. Scope `catalog:write`. */
  readonly unarchiveProduct: ProductPayload;
  /**
   * Corrects an order; omitted fields stay. Lines that stay keep their price, new ones have today's; stock, delivery fee and
   * totals follow. A paid order may only become cheaper or equal, and the difference is refunded. Scope `orders:write`; personal
   * data of the order needs `orders:read` too.
   */
  readonly updateOrder: OrderPayload;
  /** Changes what pages, mails and invoices say of the shop. User errors: INVALID, VERSION_CONFLICT. For owners. */
  readonly updateSettings: SettingsPayload;
  /** Changes a webhook. Making it active again sends what still waits. */
  readonly updateWebhook: WebhookPayload;
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationAddOrderContactArgs = {
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  outcome: ContactOutcome;
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationAddOrderNoteArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationAddPasskeyArgs = {
  name: Scalars['String']['input'];
  response: Scalars['String']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationAddProductImageArgs = {
  alt: Scalars['String']['input'];
  files: ReadonlyArray<Scalars['Upload']['input']>;
  productId: Scalars['ID']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationAddStaffArgs = {
  email: Scalars['String']['input'];
  role: StaffRole;
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationAnonymizeCustomerArgs = {
  cancelOrders?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationArchiveProductArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationCreateApiTokenArgs = {
  input: ApiTokenInput;
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationCreateOrderArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: NewOrderInput;
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationCreateWebhookArgs = {
  input: WebhookInput;
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationImportProductsArgs = {
  createCategories?: Scalars['Boolean']['input'];
  dryRun?: Scalars['Boolean']['input'];
  file: Scalars['Upload']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationLogInArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationLogInWithPasskeyArgs = {
  response: Scalars['String']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationMoveOrdersArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
  parcelNumber?: InputMaybe<Scalars['String']['input']>;
  parcels?: InputMaybe<ReadonlyArray<ParcelInput>>;
  to: OrderStatus;
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationReceiveReturnArgs = {
  dryRun?: Scalars['Boolean']['input'];
  expectedVersion: Scalars['Int']['input'];
  lines: ReadonlyArray<ReceivedLineInput>;
  orderId: Scalars['ID']['input'];
  refund: RefundInput;
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationRedeliverArgs = {
  deliveryId: Scalars['ID']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationRefuseReturnArgs = {
  orderId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationRemoveStaffArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationRetryMailArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationRevokeApiTokenArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationSaveCategoryArgs = {
  input: CategoryInput;
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationSaveProductArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  input: ProductInput;
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationSendTestWebhookArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationSetPricesArgs = {
  changes: ReadonlyArray<PriceChange>;
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationSetStockArgs = {
  expected?: InputMaybe<Scalars['Int']['input']>;
  stockOnHand?: InputMaybe<Scalars['Int']['input']>;
  variantId: Scalars['ID']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationSetStocksArgs = {
  changes: ReadonlyArray<StockChange>;
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationSetUpAccountArgs = {
  input: SetUpInput;
  token: Scalars['String']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationUnarchiveProductArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationUpdateOrderArgs = {
  dryRun?: Scalars['Boolean']['input'];
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: OrderUpdate;
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationUpdateSettingsArgs = {
  expectedVersion: Scalars['Int']['input'];
  input: SettingsInput;
};


/**
 * What staff and programs change. Every change is in the audit log. Members of staff must have logged in within
 * the last 10 minutes to change passkeys, staff, settings or API tokens, to make or renew webhooks and to delete
 * customers; else the error LOG_IN_REQUIRED.
 */
export type MutationUpdateWebhookArgs = {
  id: Scalars['ID']['input'];
  input: WebhookUpdate;
};

/** An order that staff take. */
export type NewOrderInput = {
  /** Not WEB. */
  readonly channel: OrderChannel;
  /** Of mails, documents and messages about it. */
  readonly language?: Language;
  /** 1 to 100 lines. */
  readonly lines: ReadonlyArray<OrderLineInput>;
  /** For staff alone, at most 1,000 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** CASH_ON_DELIVERY, or at the counter PAID_IN_SHOP: it is delivered at once then. */
  readonly paymentMethod: PaymentMethod;
  /** May be omitted for PAID_IN_SHOP. */
  readonly shippingInfo?: InputMaybe<ShippingInput>;
};

/** What a product is worn for. */
export type Occasion =
  /** The sea and the holidays. */
  | 'BEACH'
  /** The feasts of the year, and the evenings of Ramadan. */
  | 'EID'
  /** An engagement party. */
  | 'ENGAGEMENT'
  /** A dinner, a party. */
  | 'EVENING'
  /** Every day. */
  | 'EVERYDAY'
  /** The evening of the henna, before a wedding. */
  | 'HENNA'
  /** A day at work. */
  | 'OFFICE'
  /** A wedding, as bride or as guest. */
  | 'WEDDING';

/** A placed order. */
export type Order = {
  readonly __typename?: 'Order';
  /** Whether the shopper may still cancel the order. */
  readonly canCancel: Scalars['Boolean']['output'];
  /** Whether `updateOrder` may change lines and address now; the parcel number until it is delivered. */
  readonly canChange: Scalars['Boolean']['output'];
  /** Whether the shopper may request a return now. */
  readonly canRequestReturn: Scalars['Boolean']['output'];
  /** How it came in. */
  readonly channel: OrderChannel;
  /** When the shopper pressed « Je confirme ma commande ». */
  readonly confirmedByCustomerAt?: Maybe<Scalars['DateTime']['output']>;
  /** Calls and messages to the recipient, oldest first. */
  readonly contacts: ReadonlyArray<OrderContact>;
  /** Of the invoice, oldest first: one for each refund. */
  readonly creditNotes: ReadonlyArray<CreditNote>;
  /** Null for a guest, and after the account was deleted. */
  readonly customer?: Maybe<Customer>;
  /** What the prices lie below the original ones. */
  readonly discount: Money;
  /** Who ordered without an account; null for an order of an account, without a phone, and after the guest was anonymised. Scope `customers:read`. */
  readonly guest?: Maybe<Customer>;
  /** All states so far, oldest first. */
  readonly history: ReadonlyArray<OrderMove>;
  /** Random and opaque. */
  readonly id: Scalars['ID']['output'];
  /** Null until it is issued. */
  readonly invoice?: Maybe<Invoice>;
  /** Of mails, documents and messages about it. */
  readonly language: Language;
  /** Products as they were bought. */
  readonly lines: ReadonlyArray<OrderLine>;
  /** The states that staff may give it now. */
  readonly moves: ReadonlyArray<OrderStatus>;
  /** Of staff, oldest first. */
  readonly notes: ReadonlyArray<OrderNote>;
  /** For people, such as `BV-42171000`. */
  readonly number: Scalars['String']['output'];
  /** Sum of the original prices. */
  readonly originalTotal: Money;
  /** Of the carrier; null until it is known. */
  readonly parcelNumber?: Maybe<Scalars['String']['output']>;
  /** What the shopper pays. */
  readonly payable: Money;
  /** How it is paid. */
  readonly paymentMethod: PaymentMethod;
  /** Time of the order. */
  readonly placedAt: Scalars['DateTime']['output'];
  /** Sum over the lines. */
  readonly quantity: Scalars['Int']['output'];
  /** Of the other orders with the same phone. */
  readonly recipientHistory: RecipientHistory;
  /** All that goes back to the card, as one; null if nothing does. */
  readonly refund?: Maybe<Refund>;
  /** What is still owed to the shopper: 0 once the provider has paid back. */
  readonly refundDue: Money;
  /** The latest; null without a request. */
  readonly returnRequest?: Maybe<ReturnRequest>;
  /** Until when the shopper may request a return; null before delivery. */
  readonly returnUntil?: Maybe<Scalars['DateTime']['output']>;
  /** All requested and received returns, oldest first. */
  readonly returns: ReadonlyArray<OrderReturn>;
  /** Delivery fee. */
  readonly shipping: Money;
  /** Where it goes. */
  readonly shippingInfo: ShippingInfo;
  /** The current state. */
  readonly status: OrderStatus;
  /** What the courier still collects on delivery: 0 once the order is paid, delivered or closed. */
  readonly toCollect: Money;
  /** Sum of the lines. */
  readonly total: Money;
  /** The shopper's own link to the order. A secret; an API token needs `orders:write`. */
  readonly trackingUrl: Scalars['String']['output'];
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Raised by each correction and each received return; for `expectedVersion`. */
  readonly version: Scalars['Int']['output'];
};

/** How an order came in. */
export type OrderChannel =
  /** By telephone. */
  | 'PHONE'
  /** At the counter. */
  | 'SHOP'
  /** On the shop's pages, or by its API. */
  | 'WEB'
  /** By WhatsApp. */
  | 'WHATSAPP';

/** A page of orders. */
export type OrderConnection = {
  readonly __typename?: 'OrderConnection';
  /** Items with their cursors. */
  readonly edges: ReadonlyArray<OrderEdge>;
  /** The items alone. */
  readonly nodes: ReadonlyArray<Order>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
  /** Of all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A call or a message to the recipient of an order. */
export type OrderContact = {
  readonly __typename?: 'OrderContact';
  /** Time of the contact. */
  readonly at: Scalars['DateTime']['output'];
  /** The author's e-mail, or an API token's name. */
  readonly by: Scalars['String']['output'];
  /** What was said. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** What came of it. */
  readonly outcome: ContactOutcome;
};

/** An order and its cursor. */
export type OrderEdge = {
  readonly __typename?: 'OrderEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Order;
};

/** All conditions must hold. */
export type OrderFilter = {
  /** Placed at this instant or later. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether a requested return awaits the goods. */
  readonly hasOpenReturn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the number, the name, the e-mail, the phone or the city. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** One of these; empty for all. */
  readonly statuses?: InputMaybe<ReadonlyArray<OrderStatus>>;
  /** Placed before this instant. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Changed at this instant or later. */
  readonly updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** An ordered product, as it was at the time of the order. */
export type OrderLine = {
  readonly __typename?: 'OrderLine';
  /** Brand of the product. */
  readonly brand: Scalars['String']['output'];
  /** Path of the picture. */
  readonly image: Scalars['String']['output'];
  /** Unit price. */
  readonly price: Money;
  /** The product's id; the catalogue may no longer have it. */
  readonly productId: Scalars['ID']['output'];
  /** Ordered quantity. */
  readonly quantity: Scalars['Int']['output'];
  /** Title of the product. */
  readonly title: Scalars['String']['output'];
  /** `price` times `quantity`. */
  readonly total: Money;
  /** The variant's id; the catalogue may no longer have it. */
  readonly variantId: Scalars['ID']['output'];
  /** The values of its options, such as `38 / Bleu nuit`; null for a product without options. */
  readonly variantTitle?: Maybe<Scalars['String']['output']>;
};

/** A variant and how many of it. */
export type OrderLineInput = {
  /** 1 to 99. */
  readonly quantity: Scalars['Int']['input'];
  /** Of the catalogue, or already in the order. */
  readonly variantId: Scalars['ID']['input'];
};

/** A change of an order's state. */
export type OrderMove = {
  readonly __typename?: 'OrderMove';
  /** Time of the change. */
  readonly at: Scalars['DateTime']['output'];
  /** The new state. */
  readonly status: OrderStatus;
};

/** What staff wrote about an order. */
export type OrderNote = {
  readonly __typename?: 'OrderNote';
  /** Time of the note. */
  readonly at: Scalars['DateTime']['output'];
  /** The author's e-mail, or an API token's name. */
  readonly by: Scalars['String']['output'];
  /** The note. */
  readonly text: Scalars['String']['output'];
};

/** Result of a change of one order. */
export type OrderPayload = {
  readonly __typename?: 'OrderPayload';
  /** After the change; null if refused. */
  readonly order?: Maybe<Order>;
  /** Why not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Goods that came back, or shall. */
export type OrderReturn = {
  readonly __typename?: 'OrderReturn';
  /** Within the order, such as `…/1`. */
  readonly id: Scalars['ID']['output'];
  /** What is requested; once it is received, what came back. */
  readonly lines: ReadonlyArray<ReturnLine>;
  /** The shopper's reason; null without a request. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** When the goods came back. */
  readonly receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was paid back for these lines. */
  readonly refund?: Maybe<Refund>;
  /** Why the shop refused it, in words for the shopper. */
  readonly refusal?: Maybe<Scalars['String']['output']>;
  /** When the shop refused the request. */
  readonly refusedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null for goods that came back without a request. */
  readonly requestedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** State of an order. */
export type OrderStatus =
  /** Cancelled before the parcel was shipped. */
  | 'CANCELLED'
  /** Accepted by the shop. */
  | 'CONFIRMED'
  /** The parcel was delivered. */
  | 'DELIVERED'
  /** Paid by card. */
  | 'PAID'
  /** A card payment was started; its outcome is unknown. */
  | 'PAYMENT_PENDING'
  /** Placed, paid on delivery. */
  | 'PENDING'
  /** The parcel is packed. */
  | 'PREPARED'
  /** The recipient refused the parcel. */
  | 'REFUSED'
  /** The goods were returned. */
  | 'RETURNED'
  /** The parcel is on its way. */
  | 'SHIPPED';

/** What changes in an order; omitted fields stay. */
export type OrderUpdate = {
  /** The whole new list, until the order is shipped: 1 to 100 lines. */
  readonly lines?: InputMaybe<ReadonlyArray<OrderLineInput>>;
  /** Until the order is delivered; null removes it. */
  readonly parcelNumber?: InputMaybe<Scalars['String']['input']>;
  /** The whole address, until the order is shipped. */
  readonly shippingInfo?: InputMaybe<ShippingInput>;
};

/**
 * Position of a page. Lists are read forwards alone, with `first` and `after`; there is no `last` or `before`
 * (forward pagination of the Relay cursor connections specification).
 */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Cursor of the last item. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there are items after this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are items before this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** The parcel number of an order. */
export type ParcelInput = {
  /** One of the orders that are moved, each once. */
  readonly id: Scalars['ID']['input'];
  /** Of the carrier; blank for none. */
  readonly number: Scalars['String']['input'];
};

/** A key on a device or in a password manager, which logs in without the password (WebAuthn). */
export type Passkey = {
  readonly __typename?: 'Passkey';
  /** When it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Its credential id, base64url. */
  readonly id: Scalars['ID']['output'];
  /** Its last log-in; null before the first one. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** As its owner called it. */
  readonly name: Scalars['String']['output'];
};

/** What the browser needs to create or use a passkey. Passkeys work at the shop's public https address, or at `localhost` in a shop without one; elsewhere they are refused with NOT_ALLOWED_NOW. */
export type PasskeyOptionsPayload = {
  readonly __typename?: 'PasskeyOptionsPayload';
  /** JSON of the `PublicKeyCredentialRequestOptionsJSON` or `PublicKeyCredentialCreationOptionsJSON` (WebAuthn); null if refused. */
  readonly options?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; else empty. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Way of payment. */
export type PaymentMethod =
  /** By card through the payment provider. */
  | 'CARD'
  /** In cash on delivery. */
  | 'CASH_ON_DELIVERY'
  /** At the counter. */
  | 'PAID_IN_SHOP';

/** Prices of one variant; what is omitted stays. */
export type PriceChange = {
  /** Centimes; null: as the product. */
  readonly originalPrice?: InputMaybe<Scalars['Centimes']['input']>;
  /** Centimes; null: as the product. */
  readonly price?: InputMaybe<Scalars['Centimes']['input']>;
  /** Each once. */
  readonly variantId: Scalars['ID']['input'];
};

/** The result of a change of prices. */
export type PricesPayload = {
  readonly __typename?: 'PricesPayload';
  /** Those of the variants, each once. */
  readonly products?: Maybe<ReadonlyArray<Product>>;
  /** Empty when all were done. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** In the order of the changes, after them; null if refused. */
  readonly variants?: Maybe<ReadonlyArray<ProductVariant>>;
};

/** A product of the catalogue or the archive. */
export type Product = {
  readonly __typename?: 'Product';
  /** Null for a product of the catalogue. */
  readonly archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Brand. */
  readonly brand: Scalars['String']['output'];
  /** Name of its category. */
  readonly categoryName: Scalars['String']['output'];
  /** Plain text, at most 2,000 characters; null without one. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Facts such as `Matière`. */
  readonly details: ReadonlyArray<ProductDetail>;
  /** How it compares with its size guide; null where it is not known. */
  readonly fit?: Maybe<ProductFit>;
  /** Part of its address; permanent. */
  readonly id: Scalars['ID']['output'];
  /** Path of the first picture. */
  readonly image: Scalars['String']['output'];
  /** What the first picture shows, in French. */
  readonly imageAlt: Scalars['String']['output'];
  /** All pictures; the first one is `image`. */
  readonly images: ReadonlyArray<ProductImage>;
  /** Whether it was never published: shoppers do not see it, `unarchiveProduct` publishes it. */
  readonly isDraft: Scalars['Boolean']['output'];
  /** The languages in which shoppers read a part of it in French. */
  readonly missingTranslations: ReadonlyArray<MissingTranslation>;
  /** What the shop recommends it for. */
  readonly occasions: ReadonlyArray<Occasion>;
  /** What can be chosen, such as `Taille`; empty for a product that comes in one form. */
  readonly options: ReadonlyArray<ProductOption>;
  /** The price before the discount; equal to `price` without one. */
  readonly originalPrice: Money;
  /** Whether no variant can be bought. */
  readonly outOfStock: Scalars['Boolean']['output'];
  /** The current price. */
  readonly price: Money;
  /** Words by which searches find it beside those of its texts: of its colours and occasions. */
  readonly searchTerms: ReadonlyArray<Scalars['String']['output']>;
  /** What else shoppers search it by, such as other names of its cut; null without such words. Shoppers do not see it. */
  readonly searchWords?: Maybe<Scalars['String']['output']>;
  /** What the drawn women of its page wear; null for none. */
  readonly silhouette?: Maybe<Silhouette>;
  /** Id of its size guide. */
  readonly sizeGuide?: Maybe<Scalars['ID']['output']>;
  /** Title. */
  readonly title: Scalars['String']['output'];
  /** Its texts in other languages. */
  readonly translations: ReadonlyArray<ProductTranslation>;
  /** Time of the last change, of stock too. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** At least one, in display order. */
  readonly variants: ReadonlyArray<ProductVariant>;
  /** Grows with every change by staff; not with orders. */
  readonly version: Scalars['Int']['output'];
};

/** A page of products. */
export type ProductConnection = {
  readonly __typename?: 'ProductConnection';
  /** The products with their cursors. */
  readonly edges: ReadonlyArray<ProductEdge>;
  /** The products. */
  readonly nodes: ReadonlyArray<Product>;
  /** Position of the page. */
  readonly pageInfo: PageInfo;
  /** Number of products that match the filter. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A fact about a product. */
export type ProductDetail = {
  readonly __typename?: 'ProductDetail';
  /** Such as `Matière`. */
  readonly label: Scalars['String']['output'];
  /** Such as `Soie`. */
  readonly value: Scalars['String']['output'];
};

/** A fact about a product. */
export type ProductDetailInput = {
  /** Such as `Matière`. */
  readonly label: Scalars['String']['input'];
  /** At most 200 characters. */
  readonly value: Scalars['String']['input'];
};

/** A product in a page. */
export type ProductEdge = {
  readonly __typename?: 'ProductEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The product. */
  readonly node: Product;
};

/** All conditions must hold. */
export type ProductFilter = {
  /** Archived products instead of those of the catalogue. */
  readonly archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Names; one of these. */
  readonly categories?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** With a counted variant of which at most 3 are available. */
  readonly lowStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** With texts that are missing in one of these languages. */
  readonly missingTranslations?: InputMaybe<ReadonlyArray<TranslatedLanguage>>;
  /** Words of title, brand or description, or a part of an id or article number; at most 200 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

/** How a garment compares with its size guide. */
export type ProductFit =
  /** One takes a size down. */
  | 'RUNS_LARGE'
  /** One takes a size up. */
  | 'RUNS_SMALL'
  /** One takes the usual size. */
  | 'TRUE_TO_SIZE';

/** A picture of a product. */
export type ProductImage = {
  readonly __typename?: 'ProductImage';
  /** What it shows, in French. */
  readonly alt: Scalars['String']['output'];
  /** Smaller widths of the same picture, largest first. */
  readonly sources: ReadonlyArray<ImageSource>;
  /** Path of the picture; its name for `images` of `saveProduct`. */
  readonly url: Scalars['String']['output'];
  /** The colour that it shows; null for all. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** A picture that the product has, or had. */
export type ProductImageInput = {
  /** What it shows, in French. Required. */
  readonly alt: Scalars['String']['input'];
  /** Present address, from `ProductImage.url`. */
  readonly url: Scalars['String']['input'];
  /** The colour that it shows; null for all. The first picture shows the first colour. */
  readonly value?: InputMaybe<Scalars['String']['input']>;
};

/** Omitted fields stay as they are; a new product needs title, brand, categoryName and price. */
export type ProductInput = {
  /** At most 200 characters. */
  readonly brand?: InputMaybe<Scalars['String']['input']>;
  /** Name of a category. */
  readonly categoryName?: InputMaybe<Scalars['String']['input']>;
  /** At most 2,000 characters, line breaks allowed; null for none. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** At most 30, in display order. */
  readonly details?: InputMaybe<ReadonlyArray<ProductDetailInput>>;
  /** Null where it is not known. */
  readonly fit?: InputMaybe<ProductFit>;
  /** Omitted: a new product, whose id is made from its title. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** All pictures in order, by their present addresses; one that is left out is removed. */
  readonly images?: InputMaybe<ReadonlyArray<ProductImageInput>>;
  /** Of a new product: true keeps it from shoppers until `unarchiveProduct` publishes it. */
  readonly isDraft?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the shop recommends it for, each once. */
  readonly occasions?: InputMaybe<ReadonlyArray<Occasion>>;
  /** At most 3, each with 1 to 100 values; values that no variant has are dropped. */
  readonly options?: InputMaybe<ReadonlyArray<ProductOptionInput>>;
  /** Centimes; for a new product, `price` if omitted. */
  readonly originalPrice?: InputMaybe<Scalars['Centimes']['input']>;
  /** True takes the product out of stock whatever its variants have; false puts on sale what has stock. To be sent only when it is to change. */
  readonly outOfStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Centimes. */
  readonly price?: InputMaybe<Scalars['Centimes']['input']>;
  /** What else shoppers search it by: at most 200 characters; null for none. */
  readonly searchWords?: InputMaybe<Scalars['String']['input']>;
  /** Null for none: its page then shows no drawings. */
  readonly silhouette?: InputMaybe<SilhouetteInput>;
  /** Id of a size guide; null for none. */
  readonly sizeGuide?: InputMaybe<Scalars['ID']['input']>;
  /** At most 200 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** Languages that are not given stay. */
  readonly translations?: InputMaybe<ReadonlyArray<ProductTranslationInput>>;
  /** All variants in display order. One that is left out is removed; one without `id` is new. */
  readonly variants?: InputMaybe<ReadonlyArray<ProductVariantInput>>;
};

/** What can be chosen. */
export type ProductOption = {
  readonly __typename?: 'ProductOption';
  /** Such as `Taille`, `Couleur`, `Calibre`. */
  readonly name: Scalars['String']['output'];
  /** In display order. */
  readonly values: ReadonlyArray<ProductOptionValue>;
};

/** An option of a product. */
export type ProductOptionInput = {
  /** Each once. */
  readonly name: Scalars['String']['input'];
  /** 1 to 100, each once. */
  readonly values: ReadonlyArray<ProductOptionValueInput>;
};

/** A value of an option. */
export type ProductOptionValue = {
  readonly __typename?: 'ProductOptionValue';
  /** CSS colour. */
  readonly swatch?: Maybe<Scalars['String']['output']>;
  /** Such as `38` or `Bleu nuit`. */
  readonly value: Scalars['String']['output'];
};

/** A value of an option. */
export type ProductOptionValueInput = {
  /** Such as `#1f2a44`; null for none, and as it was if omitted. */
  readonly swatch?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  readonly value: Scalars['String']['input'];
};

/** The result of a change of a product. */
export type ProductPayload = {
  readonly __typename?: 'ProductPayload';
  /** After the change; with VERSION_CONFLICT as it is now; else null if refused. */
  readonly product?: Maybe<Product>;
  /** Empty when it was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The texts of a product in another language. */
export type ProductTranslation = {
  readonly __typename?: 'ProductTranslation';
  /** Null: shoppers read the French one. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Empty: shoppers read the French ones. */
  readonly details: ReadonlyArray<ProductDetail>;
  /** The language. */
  readonly language: TranslatedLanguage;
  /** The title. */
  readonly title: Scalars['String']['output'];
};

/** The texts of a product in another language, given whole. */
export type ProductTranslationInput = {
  /** At most 2,000 characters, line breaks allowed; null for none. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** At most 30, in display order. */
  readonly details?: InputMaybe<ReadonlyArray<ProductDetailInput>>;
  /** The language. */
  readonly language: TranslatedLanguage;
  /** At most 200 characters; blank removes the language. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** What can be bought, such as a size. */
export type ProductVariant = {
  readonly __typename?: 'ProductVariant';
  /** Quantity of orders that are not shipped. */
  readonly allocated: Scalars['Int']['output'];
  /** Measures of eyewear. */
  readonly frame?: Maybe<FrameMeasures>;
  /** Global trade item number (EAN, UPC), as feeds name it. */
  readonly gtin?: Maybe<Scalars['String']['output']>;
  /** Permanent. The base variant has the product's id. */
  readonly id: Scalars['ID']['output'];
  /** Those of its colour first; those of other colours are left out. At least one. */
  readonly images: ReadonlyArray<ProductImage>;
  /** Part number of the manufacturer. */
  readonly mpn?: Maybe<Scalars['String']['output']>;
  /** The price before the discount that counts. */
  readonly originalPrice: Money;
  /** Null: as the product. */
  readonly ownOriginalPrice?: Maybe<Scalars['Centimes']['output']>;
  /** Null: as the product. */
  readonly ownPrice?: Maybe<Scalars['Centimes']['output']>;
  /** The price that counts. */
  readonly price: Money;
  /** What can be bought now; null if not counted. */
  readonly quantityAvailable?: Maybe<Scalars['Int']['output']>;
  /** Article number. */
  readonly sku?: Maybe<Scalars['String']['output']>;
  /** Null: not counted. */
  readonly stockOnHand?: Maybe<Scalars['Int']['output']>;
  /** The values of its options, such as `38 / Bleu nuit`; the product's title for a product without options. */
  readonly title: Scalars['String']['output'];
  /** One for each option of the product. */
  readonly values: ReadonlyArray<Scalars['String']['output']>;
  /** Number of shoppers who wait for its return to stock. */
  readonly waiting: Scalars['Int']['output'];
};

/** A variant; fields omitted of one with an `id` stay. */
export type ProductVariantInput = {
  /** Measures of eyewear; null for none. */
  readonly frame?: InputMaybe<FrameMeasuresInput>;
  /** Of 8, 12, 13 or 14 digits, the last one a check; null for none. */
  readonly gtin?: InputMaybe<Scalars['String']['input']>;
  /** Omitted: a new variant, whose id is made from its values. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Part number of the manufacturer; null for none. */
  readonly mpn?: InputMaybe<Scalars['String']['input']>;
  /** Centimes; null: as the product. */
  readonly ownOriginalPrice?: InputMaybe<Scalars['Centimes']['input']>;
  /** Centimes; null: as the product. */
  readonly ownPrice?: InputMaybe<Scalars['Centimes']['input']>;
  /** Article number; null for none. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** For a new variant; of others `setStock` changes it. */
  readonly stockOnHand?: InputMaybe<Scalars['Int']['input']>;
  /** One for each option of the product, in the same order. */
  readonly values: ReadonlyArray<Scalars['String']['input']>;
};

/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type Query = {
  readonly __typename?: 'Query';
  /** API tokens, oldest first, expired ones too. For owners. */
  readonly apiTokens: ReadonlyArray<ApiToken>;
  /** Every change by staff, latest first. For owners. */
  readonly auditLog: AuditConnection;
  /** All categories, in the shop's order. Scope `catalog:read`. */
  readonly categories: ReadonlyArray<Category>;
  /** Null if unknown. Scope `customers:read`. */
  readonly customer?: Maybe<Customer>;
  /** Customers with an account, and guests: who ordered without one, by phone. Newest first. Scope `customers:read`. */
  readonly customers: CustomerConnection;
  /** What awaits staff, and the sales of the last days. */
  readonly dashboard: Dashboard;
  /** Mails that were given up, latest first. */
  readonly failedMails: ReadonlyArray<FailedMail>;
  /** Invoices and credit notes of a month, in the order of issue. Scope `orders:read`. */
  readonly invoices: InvoiceConnection;
  /** All of a month as CSV, as `/export/invoices.csv` has it. Scope `orders:read`. */
  readonly invoicesCsv: Scalars['String']['output'];
  /** The member of staff who is logged in; null without a session. */
  readonly me?: Maybe<Staff>;
  /** The sender of parcels and the seller on invoices. */
  readonly merchant: Merchant;
  /** Null if unknown. Scope `orders:read`. */
  readonly order?: Maybe<Order>;
  /** Orders, newest first. Scope `orders:read`. */
  readonly orders: OrderConnection;
  /** Orders by id, in the order of `ids`, without unknown ones. Scope `orders:read`. */
  readonly ordersById: ReadonlyArray<Order>;
  /** Pending orders that neither the shopper nor a call has confirmed, oldest first. Scope `orders:read`. */
  readonly ordersToCall: OrderConnection;
  /** Archived ones too; null if unknown. Scope `catalog:read`. */
  readonly product?: Maybe<Product>;
  /** Products in the shop's order; archived ones by their time, latest first. Scope `catalog:read`. */
  readonly products: ProductConnection;
  /** What `createOrder` would charge; no lines are an empty cart. Scope `orders:write`. */
  readonly quoteOrder: Cart;
  /** Sales by day, week or month, compared with as long a time before; may be a minute old. Scope `orders:read`. */
  readonly sales: Sales;
  /** What the shop says of itself, and who gets its orders. For owners. */
  readonly settings: Settings;
  /** What the setup link of this token is for; null if it is invalid, expired or used. */
  readonly setup?: Maybe<Setup>;
  /** All size guides. Scope `catalog:read`. */
  readonly sizeGuides: ReadonlyArray<SizeGuide>;
  /** All staff. For owners. */
  readonly staff: ReadonlyArray<Staff>;
  /** Variants whose return to stock customers await, the most awaited first. Scope `catalog:read`. */
  readonly stockAlerts: ReadonlyArray<AwaitedVariant>;
  /** Variants of the catalogue, the least available first, then in the shop's order; those that are not counted last. Scope `catalog:read`. */
  readonly stockLevels: StockLevelConnection;
  /** Null if unknown. For owners, and tokens with `webhooks:write`. */
  readonly webhook?: Maybe<Webhook>;
  /** All webhooks, oldest first. For owners, and tokens with `webhooks:write`. */
  readonly webhooks: ReadonlyArray<Webhook>;
  /** What a message about an order begins with, as `SettingsValues` has it. */
  readonly whatsAppText: Scalars['String']['output'];
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QueryAuditLogArgs = {
  actor?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  subject?: InputMaybe<Scalars['String']['input']>;
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QueryCustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  kind?: InputMaybe<CustomerKind>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QueryDashboardArgs = {
  days?: Scalars['Int']['input'];
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QueryFailedMailsArgs = {
  first?: Scalars['Int']['input'];
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QueryInvoicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  month: Scalars['String']['input'];
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QueryInvoicesCsvArgs = {
  isForExcel?: Scalars['Boolean']['input'];
  month: Scalars['String']['input'];
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: Scalars['Int']['input'];
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QueryOrdersByIdArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QueryOrdersToCallArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: Scalars['Int']['input'];
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QueryQuoteOrderArgs = {
  channel: OrderChannel;
  lines: ReadonlyArray<OrderLineInput>;
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QuerySalesArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  period?: SalesPeriod;
  to?: InputMaybe<Scalars['String']['input']>;
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QuerySetupArgs = {
  token: Scalars['String']['input'];
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QueryStockAlertsArgs = {
  first?: Scalars['Int']['input'];
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QueryStockLevelsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<StockFilter>;
  first?: Scalars['Int']['input'];
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** What staff and programs read. Every field but `me` and `setup` needs a session of the back office, or an API token with the scope that it names. */
export type QueryWhatsAppTextArgs = {
  language?: Language;
};

/** Something that came back. */
export type ReceivedLineInput = {
  /** At most what is left of it. */
  readonly quantity: Scalars['Int']['input'];
  /** Whether it goes back into the stock. */
  readonly restock: Scalars['Boolean']['input'];
  /** One of the order's variants. */
  readonly variantId: Scalars['ID']['input'];
};

/** How other orders with the same phone ended, in any way of writing it. */
export type RecipientHistory = {
  readonly __typename?: 'RecipientHistory';
  /** Orders that were delivered. */
  readonly delivered: Scalars['Int']['output'];
  /** Orders whose parcel the recipient refused. */
  readonly refused: Scalars['Int']['output'];
};

/** Money that goes back. */
export type Refund = {
  readonly __typename?: 'Refund';
  /** The refunded amount. */
  readonly amount: Money;
  /** When the payment provider accepted it; null before that. */
  readonly doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** To the card, or in cash. */
  readonly method: RefundMethod;
  /** When it became due. */
  readonly requestedAt: Scalars['DateTime']['output'];
};

/** What is paid back for a return. */
export type RefundInput = {
  /** Centimes, at most what was paid for the lines, and the delivery fee where nothing is left; by default the most. */
  readonly amount?: InputMaybe<Scalars['Centimes']['input']>;
  /** CARD goes through the payment provider, CASH is recorded as given. */
  readonly method: ReturnRefund;
};

/** How money goes back. */
export type RefundMethod =
  /** Through the payment provider. */
  | 'CARD'
  /** Given in cash. */
  | 'CASH';

/** Whether a link is on its way. */
export type RequestPasswordResetPayload = {
  readonly __typename?: 'RequestPasswordResetPayload';
  /** Why not; else empty. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Result of another attempt. */
export type RetryMailPayload = {
  readonly __typename?: 'RetryMailPayload';
  /** Mails that still wait for a decision. */
  readonly failedMails?: Maybe<ReadonlyArray<FailedMail>>;
  /** Why it was refused; else empty. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Something of an order that is returned. */
export type ReturnLine = {
  readonly __typename?: 'ReturnLine';
  /** How many. */
  readonly quantity: Scalars['Int']['output'];
  /** One of the order's variants. */
  readonly variantId: Scalars['ID']['output'];
};

/** Returns for the same reason. */
export type ReturnReason = {
  readonly __typename?: 'ReturnReason';
  /** Returned quantity. */
  readonly quantity: Scalars['Int']['output'];
  /** As most shoppers wrote it; empty for returns without one. */
  readonly reason: Scalars['String']['output'];
  /** Number of returns. */
  readonly returns: Scalars['Int']['output'];
};

/** How a return is paid back. */
export type ReturnRefund =
  /** To the card that paid. */
  | 'CARD'
  /** In cash. */
  | 'CASH'
  /** Not at all. */
  | 'NONE';

/** The latest requested return of an order. */
export type ReturnRequest = {
  readonly __typename?: 'ReturnRequest';
  /** The shopper's reason. */
  readonly reason: Scalars['String']['output'];
  /** Time of the request. */
  readonly requestedAt: Scalars['DateTime']['output'];
};

/** Sales of a time, at most 366 days or three years of weeks or months. Orders count on the day on which they were placed, without cancelled, refused, unpaid and wholly returned ones. */
export type Sales = {
  readonly __typename?: 'Sales';
  /** Of as many days, weeks or months directly before; of the present one, only as many days as have passed. */
  readonly before: SalesSums;
  /** Oldest first, one after the other. */
  readonly buckets: ReadonlyArray<SalesBucket>;
  /** What was ordered, by the catalogue of today, the most sales first. */
  readonly by: ReadonlyArray<SalesGroup>;
  /** From `before` to `sums`. */
  readonly change: SalesChange;
  /** By how orders came in. */
  readonly channels: ReadonlyArray<ChannelSales>;
  /** A table with all of its rows, amounts in dirhams, as `/export/sales.csv` has it. */
  readonly csv: Scalars['String']['output'];
  /** First day, such as `2026-11-01`. */
  readonly from: Scalars['String']['output'];
  /** As requested. */
  readonly period: SalesPeriod;
  /** What was brought of the orders placed then, by city, the most refused first. */
  readonly refusalsByCity: ReadonlyArray<CityDeliveries>;
  /** Requested then and not refused by the shop, or received without a request; the 50 most frequent first. Reasons that differ in case, accents or punctuation are one. */
  readonly returnsByReason: ReadonlyArray<ReturnReason>;
  /** Of the whole time. */
  readonly sums: SalesSums;
  /** Last day, included. */
  readonly to: Scalars['String']['output'];
};


/** Sales of a time, at most 366 days or three years of weeks or months. Orders count on the day on which they were placed, without cancelled, refused, unpaid and wholly returned ones. */
export type SalesByArgs = {
  dimension?: SalesDimension;
  first?: Scalars['Int']['input'];
};


/** Sales of a time, at most 366 days or three years of weeks or months. Orders count on the day on which they were placed, without cancelled, refused, unpaid and wholly returned ones. */
export type SalesCsvArgs = {
  isForExcel?: Scalars['Boolean']['input'];
  table?: SalesTable;
};


/** Sales of a time, at most 366 days or three years of weeks or months. Orders count on the day on which they were placed, without cancelled, refused, unpaid and wholly returned ones. */
export type SalesRefusalsByCityArgs = {
  first?: Scalars['Int']['input'];
};

/** A day, week or month of sales. */
export type SalesBucket = {
  readonly __typename?: 'SalesBucket';
  /** Of the day, week or month that is as many before as there are `buckets`. */
  readonly before: SalesSums;
  /** From `before` to `sums`. */
  readonly change: SalesChange;
  /** First day, such as `2026-11-01`. */
  readonly from: Scalars['String']['output'];
  /** Of these days. */
  readonly sums: SalesSums;
  /** Last day, included. */
  readonly to: Scalars['String']['output'];
};

/** Changes in per cent, rounded; null where nothing was before. */
export type SalesChange = {
  readonly __typename?: 'SalesChange';
  /** Of the number of orders. */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Of the ordered quantity. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  /** Of what was given back. */
  readonly refunded?: Maybe<Scalars['Int']['output']>;
  /** Of the sales. */
  readonly sales?: Maybe<Scalars['Int']['output']>;
};

/** Sales of one day. */
export type SalesDay = {
  readonly __typename?: 'SalesDay';
  /** Such as `2026-11-22`. */
  readonly date: Scalars['String']['output'];
  /** Orders placed on that day, without cancelled, refused and unpaid ones. */
  readonly orders: Scalars['Int']['output'];
  /** Sum of their `payable`, in centimes. */
  readonly sales: Scalars['Centimes']['output'];
};

/** What ordered articles are added up by. */
export type SalesDimension =
  /** Categories. */
  | 'CATEGORY'
  /** Products. */
  | 'PRODUCT'
  /** Values of the option `Taille`. */
  | 'SIZE';

/** Ordered articles of a product, size or category. */
export type SalesGroup = {
  readonly __typename?: 'SalesGroup';
  /** Whether it is all that neither the catalogue nor its archive has any more. */
  readonly isRemoved: Scalars['Boolean']['output'];
  /** A product's title, a size or a category's name; null without a size, and for what is removed. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Of a product. */
  readonly productId?: Maybe<Scalars['ID']['output']>;
  /** Ordered quantity. */
  readonly quantity: Scalars['Int']['output'];
  /** What it cost, in centimes, without delivery. */
  readonly sales: Scalars['Centimes']['output'];
};

/** What sales are added up by. */
export type SalesPeriod =
  /** Days in Rabat. */
  | 'DAY'
  /** Months of the calendar. */
  | 'MONTH'
  /** Weeks from Monday to Sunday. */
  | 'WEEK';

/** Sums over orders. */
export type SalesSums = {
  readonly __typename?: 'SalesSums';
  /** Number of orders. */
  readonly orders: Scalars['Int']['output'];
  /** Ordered quantity. */
  readonly quantity: Scalars['Int']['output'];
  /** Given back in this time, in centimes, whenever and whatever order it is of. */
  readonly refunded: Scalars['Centimes']['output'];
  /** Sum of their `payable`, in centimes. */
  readonly sales: Scalars['Centimes']['output'];
};

/** Tables of `Sales.csv`. */
export type SalesTable =
  /** `Sales.by` categories. */
  | 'CATEGORIES'
  /** `Sales.channels`. */
  | 'CHANNELS'
  /** `Sales.buckets`. */
  | 'PERIODS'
  /** `Sales.by` products. */
  | 'PRODUCTS'
  /** `Sales.refusalsByCity`. */
  | 'REFUSALS'
  /** `Sales.returnsByReason`. */
  | 'RETURNS'
  /** `Sales.by` sizes. */
  | 'SIZES';

/** Of a new account. */
export type SetUpInput = {
  /** That of the invitation, if it has one. */
  readonly email: Scalars['String']['input'];
  /** At most 200 characters, without links. */
  readonly name: Scalars['String']['input'];
  /** 12 to 200 characters. */
  readonly password: Scalars['String']['input'];
};

/** What owners set beside the environment of the server. */
export type Settings = {
  readonly __typename?: 'Settings';
  /** What holds otherwise: of the environment (`SHOP_…`); null where it says nothing. */
  readonly defaults: SettingsValues;
  /** What owners wrote; null where the default holds. */
  readonly stored: SettingsValues;
  /** For `updateSettings`; 0 before the first change. */
  readonly version: Scalars['Int']['output'];
};

/** A change of the settings; omitted fields stay, and what is null or blank has its default again. */
export type SettingsInput = {
  /** In one line. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** Number of the declaration to the CNDP. */
  readonly cndp?: InputMaybe<Scalars['String']['input']>;
  /** Of the customer service. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Identifiant commun de l'entreprise. */
  readonly ice?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters, as the next ones. */
  readonly legalName?: InputMaybe<Scalars['String']['input']>;
  /** At most 10. */
  readonly orderEmails?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** 10 to 13 digits, with or without blanks; shown as written. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** Registre de commerce. */
  readonly rc?: InputMaybe<Scalars['String']['input']>;
  /** Identifiant fiscal. */
  readonly taxId?: InputMaybe<Scalars['String']['input']>;
  /** At most 1,000 characters; other placeholders than the four are refused. */
  readonly whatsAppText?: InputMaybe<Scalars['String']['input']>;
  /** As `whatsAppText`, about an order in Arabic. */
  readonly whatsAppTextAr?: InputMaybe<Scalars['String']['input']>;
  /** As `whatsAppText`, about an order in English. */
  readonly whatsAppTextEn?: InputMaybe<Scalars['String']['input']>;
};

/** The result of a change of the settings. */
export type SettingsPayload = {
  readonly __typename?: 'SettingsPayload';
  /** After the change; with VERSION_CONFLICT as they are now; else null if refused. */
  readonly settings?: Maybe<Settings>;
  /** Empty when it was done. `field` of an address is such as `orderEmails.1`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The merchant's identity, on invoices, pages of information and in mails; the addresses of new orders; the message of WhatsApp. */
export type SettingsValues = {
  readonly __typename?: 'SettingsValues';
  /** Of its seat, in one line. */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** Number of the declaration to the CNDP. */
  readonly cndp?: Maybe<Scalars['String']['output']>;
  /** Of the customer service. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Identifiant commun de l'entreprise. */
  readonly ice?: Maybe<Scalars['String']['output']>;
  /** Name of the company. */
  readonly legalName?: Maybe<Scalars['String']['output']>;
  /** They get a mail for each new order. By default `SHOP_EMAIL`. */
  readonly orderEmails?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Of the customer service. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Registre de commerce. */
  readonly rc?: Maybe<Scalars['String']['output']>;
  /** Identifiant fiscal. */
  readonly taxId?: Maybe<Scalars['String']['output']>;
  /** What a message about an order begins with: `{nom}`, `{numero}`, `{montant}` and `{lien}` become the recipient's name, the order's number, its amount and its tracking link. */
  readonly whatsAppText?: Maybe<Scalars['String']['output']>;
  /** As `whatsAppText`, about an order in Arabic. */
  readonly whatsAppTextAr?: Maybe<Scalars['String']['output']>;
  /** As `whatsAppText`, about an order in English. */
  readonly whatsAppTextEn?: Maybe<Scalars['String']['output']>;
};

/** What a setup link is for. */
export type Setup = {
  readonly __typename?: 'Setup';
  /** Null for the first account: its owner chooses. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Null before the account is set up. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Of the account. */
  readonly role: StaffRole;
};

/** Delivery address and contact of an order. */
export type ShippingInfo = {
  readonly __typename?: 'ShippingInfo';
  /** City. */
  readonly city: Scalars['String']['output'];
  /** E-mail, if given. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Name of the recipient. */
  readonly name: Scalars['String']['output'];
  /** Phone number, digits and `+`; a card order may have none. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  readonly postalCode: Scalars['String']['output'];
  /** Region. */
  readonly region: Scalars['String']['output'];
  /** Street and number. */
  readonly street: Scalars['String']['output'];
};

/** Delivery address and contact. */
export type ShippingInput = {
  /** City. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** For mails about the order. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Name of the recipient. Like the address, required unless paid at the counter, and without links and e-mail addresses. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Required, unless the order is paid by card or at the counter. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Region. */
  readonly region?: InputMaybe<Scalars['String']['input']>;
  /** Street and number. */
  readonly street?: InputMaybe<Scalars['String']['input']>;
};

/** What the drawn women of a product's page wear. */
export type Silhouette = {
  readonly __typename?: 'Silhouette';
  /** CSS colour of a product whose colours have no swatches. */
  readonly color?: Maybe<Scalars['String']['output']>;
  /**
   * Centimetres to the hem, in the size that the details name: from the nape (tops, dresses), the shoulder (caftans and
   * other traditional garments), under the arm (camisoles, tiered dresses), the waist (skirts, sarouels), the crotch
   * (trousers).
   */
  readonly length: Scalars['Int']['output'];
  /** What it is cut like. */
  readonly shape: SilhouetteShape;
};

/** What the drawn women of a product's page wear. */
export type SilhouetteInput = {
  /** Such as `#6f9fd0`, for a product whose colours have no swatches; null for none. */
  readonly color?: InputMaybe<Scalars['String']['input']>;
  /** Centimetres to the hem, 20 to 200, as `Silhouette.length`. */
  readonly length: Scalars['Int']['input'];
  /** What it is cut like. */
  readonly shape: SilhouetteShape;
};

/** Shapes of garments. */
export type SilhouetteShape =
  /** A loose blouse with full sleeves. */
  | 'BLOUSE'
  /** A belted caftan. */
  | 'CAFTAN'
  /** A top with straps. */
  | 'CAMISOLE'
  /** A knitted jacket with a deep neckline. */
  | 'CARDIGAN'
  /** A straight robe with a hood. */
  | 'DJELLABA'
  /** A loose robe with short sleeves. */
  | 'GANDOURA'
  /** A tunic over trousers of the same cloth. */
  | 'JABADOR'
  /** A short open jacket. */
  | 'JACKET'
  /** A knitted pullover. */
  | 'JUMPER'
  /** A long dress with wide short sleeves. */
  | 'LONG_DRESS'
  /** A close straight skirt. */
  | 'PENCIL_SKIRT'
  /** A close dress with a flounce at the waist. */
  | 'PEPLUM_DRESS'
  /** A skirt of pleats. */
  | 'PLEATED_SKIRT'
  /** A striped jersey. */
  | 'SAILOR_TOP'
  /** Full trousers with a low crotch, close at the ankles. */
  | 'SAROUEL'
  /** A close knitted dress. */
  | 'SHEATH_DRESS'
  /** A shirt with collar and cuffs. */
  | 'SHIRT'
  /** A belted dress with a collar. */
  | 'SHIRT_DRESS'
  /** Narrow trousers. */
  | 'SLIM_TROUSERS'
  /** Straight trousers, such as jeans. */
  | 'STRAIGHT_TROUSERS'
  /** A caftan that is open over another one. */
  | 'TAKCHITA'
  /** A dress of three flounces, with straps. */
  | 'TIERED_DRESS'
  /** A dress that widens from the shoulders. */
  | 'TRAPEZE_DRESS'
  /** A loose top with short sleeves. */
  | 'TUNIC'
  /** Wide trousers. */
  | 'WIDE_TROUSERS'
  /** A dress that is crossed and tied. */
  | 'WRAP_DRESS'
  /** A skirt that is crossed and tied. */
  | 'WRAP_SKIRT';

/** A size guide. */
export type SizeGuide = {
  readonly __typename?: 'SizeGuide';
  /** `sizeGuide` of products. */
  readonly id: Scalars['ID']['output'];
  /** In French. */
  readonly title: Scalars['String']['output'];
};

/** A member of staff. */
export type Staff = {
  readonly __typename?: 'Staff';
  /** Time of the invitation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** To log in with; the audit log names it. */
  readonly email: Scalars['String']['output'];
  /** Random and opaque. */
  readonly id: Scalars['ID']['output'];
  /** Null until the first session. */
  readonly lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null until the account is set up. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Passkeys, oldest first, at most 10; only one's own, else empty. A new password by a link removes them. */
  readonly passkeys: ReadonlyArray<Passkey>;
  /** What the account may do. */
  readonly role: StaffRole;
  /** Open sessions, last seen first; only one's own, else empty. */
  readonly sessions: ReadonlyArray<StaffSession>;
};

/** Result of a change of the staff. */
export type StaffPayload = {
  readonly __typename?: 'StaffPayload';
  /** All staff after the change. */
  readonly staff?: Maybe<ReadonlyArray<Staff>>;
  /** Why it was refused; else empty. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** OWNER may everything; STAFF manages neither staff nor the audit log. */
export type StaffRole =
  /** May everything. */
  | 'OWNER'
  /** Manages neither staff nor the audit log. */
  | 'STAFF';

/** An open session of the back office. */
export type StaffSession = {
  readonly __typename?: 'StaffSession';
  /** Time of the log-in. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Browser and system, in French. */
  readonly device: Scalars['String']['output'];
  /** For `endSession`; opens nothing. */
  readonly id: Scalars['ID']['output'];
  /** Whether this request belongs to it. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** Up to a minute old. */
  readonly lastSeenAt: Scalars['DateTime']['output'];
};

/** A count of one variant. */
export type StockChange = {
  /** The `stockOnHand` that was read, null for not counted; if omitted, nothing is compared. */
  readonly expected?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 9,999,999; null stops counting. */
  readonly stockOnHand?: InputMaybe<Scalars['Int']['input']>;
  /** Each once. */
  readonly variantId: Scalars['ID']['input'];
};

/** All conditions must hold. */
export type StockFilter = {
  /** Counted variants of which at most 3 are available. */
  readonly lowStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of title, brand, values, id, article number and GTIN, each wherever it stands, such as `caftan 38`; of products that are found otherwise, as `ProductFilter.search` finds them by words, all variants. At most 200 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

/** What is left of a variant, and how it sells; how many shoppers await it is `variant.waiting`. */
export type StockLevel = {
  readonly __typename?: 'StockLevel';
  /** That of the variant. */
  readonly id: Scalars['ID']['output'];
  /** Its product. */
  readonly product: Product;
  /** Quantity ordered in the last 30 days in Rabat, today included, without cancelled, refused, returned and unpaid orders; may be a minute old. */
  readonly soldIn30Days: Scalars['Int']['output'];
  /** The variant, with what is in stock. */
  readonly variant: ProductVariant;
};

/** A page of the stock. */
export type StockLevelConnection = {
  readonly __typename?: 'StockLevelConnection';
  /** Items with their cursors. */
  readonly edges: ReadonlyArray<StockLevelEdge>;
  /** The items alone. */
  readonly nodes: ReadonlyArray<StockLevel>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
  /** Of all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A variant's stock and its cursor. */
export type StockLevelEdge = {
  readonly __typename?: 'StockLevelEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: StockLevel;
};

/** The result of a count. */
export type StockPayload = {
  readonly __typename?: 'StockPayload';
  /** That of the variant. */
  readonly product?: Maybe<Product>;
  /** Empty when it was done. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** After the change; with VERSION_CONFLICT as it is now; else null if refused. */
  readonly variant?: Maybe<ProductVariant>;
};

/** The result of several counts. */
export type StocksPayload = {
  readonly __typename?: 'StocksPayload';
  /** Those of the variants, each once. */
  readonly products?: Maybe<ReadonlyArray<Product>>;
  /** Empty when all were done. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** In the order of the changes: after them; with VERSION_CONFLICT as they are now; else null if refused. */
  readonly variants?: Maybe<ReadonlyArray<ProductVariant>>;
};

/** A language into which the catalogue is translated. */
export type TranslatedLanguage =
  /** Arabic. */
  | 'AR'
  /** English. */
  | 'EN';

/** Something that the caller can correct. Nothing was changed. */
export type UserError = {
  readonly __typename?: 'UserError';
  /** For programs. */
  readonly code: UserErrorCode;
  /** The input field concerned, if any. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** In French, ready to show. */
  readonly message: Scalars['String']['output'];
};

/** Codes of `UserError`. */
export type UserErrorCode =
  /** An order has at least one line. */
  | 'EMPTY_CART'
  /** The key was used for another order. */
  | 'IDEMPOTENCY_CONFLICT'
  /** Fewer are in stock. */
  | 'INSUFFICIENT_STOCK'
  /** A field has an invalid value. */
  | 'INVALID'
  /** The link is invalid, expired or was used before. */
  | 'INVALID_TOKEN'
  /** A list is full. */
  | 'LIMIT_REACHED'
  /** The current state does not allow this. */
  | 'NOT_ALLOWED_NOW'
  /** The product is out of stock. */
  | 'OUT_OF_STOCK'
  /** A required field is blank. */
  | 'REQUIRED'
  /** Too many failed log-ins; wait for `Retry-After`. */
  | 'TOO_MANY_ATTEMPTS'
  /** The API token does not exist, or was revoked. */
  | 'UNKNOWN_API_TOKEN'
  /** The category does not exist. */
  | 'UNKNOWN_CATEGORY'
  /** The customer does not exist. */
  | 'UNKNOWN_CUSTOMER'
  /** The delivery does not exist, or not any more. */
  | 'UNKNOWN_DELIVERY'
  /** The mail does not exist, or has not failed. */
  | 'UNKNOWN_MAIL'
  /** The order does not exist. */
  | 'UNKNOWN_ORDER'
  /** No such passkey logs in here, or there is none to remove. */
  | 'UNKNOWN_PASSKEY'
  /** The product does not exist. */
  | 'UNKNOWN_PRODUCT'
  /** There is no such session. */
  | 'UNKNOWN_SESSION'
  /** There is no such member of staff. */
  | 'UNKNOWN_STAFF'
  /** The product has no such variant. */
  | 'UNKNOWN_VARIANT'
  /** The webhook does not exist. */
  | 'UNKNOWN_WEBHOOK'
  /** Others changed it since it was read: the payload has the current state. */
  | 'VERSION_CONFLICT'
  /** The e-mail or the password is wrong. */
  | 'WRONG_PASSWORD';

/** An address that is sent events, signed as Standard Webhooks says (standardwebhooks.com). */
export type Webhook = {
  readonly __typename?: 'Webhook';
  /** Time of its creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Newest first; done ones are removed after 30 days. */
  readonly deliveries: ReadonlyArray<WebhookDelivery>;
  /** Until when the earlier secret also signs; null without one. */
  readonly earlierSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Types of events that are sent. */
  readonly events: ReadonlyArray<Scalars['String']['output']>;
  /** When the receiver answered 410, which made it inactive; null if it did not. */
  readonly goneAt?: Maybe<Scalars['DateTime']['output']>;
  /** Random and opaque. */
  readonly id: Scalars['ID']['output'];
  /** Whether events are sent. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Where events are sent. */
  readonly url: Scalars['String']['output'];
};


/** An address that is sent events, signed as Standard Webhooks says (standardwebhooks.com). */
export type WebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
};

/** An event on its way to a webhook, or there. */
export type WebhookDelivery = {
  readonly __typename?: 'WebhookDelivery';
  /** Oldest first. */
  readonly attempts: ReadonlyArray<DeliveryAttempt>;
  /** Time of the event. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The header `webhook-id`, the same at every attempt. */
  readonly id: Scalars['ID']['output'];
  /** Null when it is done. */
  readonly nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** The body as it is sent: JSON. */
  readonly payload: Scalars['String']['output'];
  /** How far it is. */
  readonly state: DeliveryState;
  /** Type of the event, such as `order.placed`. */
  readonly type: Scalars['String']['output'];
};

/** A new webhook. */
export type WebhookInput = {
  /** At least one: `order.placed`, `order.updated`, `order.paid`, `order.confirmed`, `order.shipped`, `order.delivered`, `order.cancelled`, `order.refused`, `order.returned`, `return.requested`, `return.received`, `refund.made`, `product.created`, `product.updated`, `product.archived`, `stock.changed`, `customer.deleted`. */
  readonly events: ReadonlyArray<Scalars['String']['input']>;
  /** http or https, at most 2,000 characters, without user name and password; private addresses are refused with INVALID. */
  readonly url: Scalars['String']['input'];
};

/** Result of a change of a webhook. */
export type WebhookPayload = {
  readonly __typename?: 'WebhookPayload';
  /** Why it was refused; else empty. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** After the change; null if refused. */
  readonly webhook?: Maybe<Webhook>;
};

/** Result of what gives a webhook a secret. */
export type WebhookSecretPayload = {
  readonly __typename?: 'WebhookSecretPayload';
  /** `whsec_…`, shown once; null if refused. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; else empty. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Null if refused. */
  readonly webhook?: Maybe<Webhook>;
};

/** A change of a webhook; omitted fields stay. */
export type WebhookUpdate = {
  /** As of a new webhook. */
  readonly events?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Events that happen while it is inactive are never sent to it. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** As of a new webhook. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** Result of a deletion. */
export type WebhooksPayload = {
  readonly __typename?: 'WebhooksPayload';
  /** Why it was refused; else empty. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Those that are left; null if refused. */
  readonly webhooks?: Maybe<ReadonlyArray<Webhook>>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddStaffPayload: ResolverTypeWrapper<Omit<AddStaffPayload, 'staff' | 'userErrors'> & { staff?: Maybe<ResolversTypes['Staff']>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  AnonymizePayload: ResolverTypeWrapper<Omit<AnonymizePayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  ApiToken: ResolverTypeWrapper<ApiTokenRecord>;
  ApiTokenInput: ApiTokenInput;
  ApiTokensPayload: ResolverTypeWrapper<Omit<ApiTokensPayload, 'apiTokens' | 'userErrors'> & { apiTokens?: Maybe<ReadonlyArray<ResolversTypes['ApiToken']>>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  AuditConnection: ResolverTypeWrapper<Omit<AuditConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['AuditEdge']>, nodes: ReadonlyArray<ResolversTypes['AuditEntry']> }>;
  AuditEdge: ResolverTypeWrapper<Omit<AuditEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditEntry: ResolverTypeWrapper<AuditRecord>;
  AuditSubject: ResolverTypeWrapper<AuditSubject>;
  AuditSubjectKind: AuditSubjectKind;
  AwaitedVariant: ResolverTypeWrapper<Omit<AwaitedVariant, 'product' | 'variant'> & { product: ResolversTypes['Product'], variant: ResolversTypes['ProductVariant'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Cart: ResolverTypeWrapper<Omit<Cart, 'discount' | 'lines' | 'originalTotal' | 'payable' | 'shipping' | 'total' | 'warnings'> & { discount: ResolversTypes['Money'], lines: ReadonlyArray<ResolversTypes['OrderLine']>, originalTotal: ResolversTypes['Money'], payable: ResolversTypes['Money'], shipping: ResolversTypes['Money'], total: ResolversTypes['Money'], warnings: ReadonlyArray<ResolversTypes['UserError']> }>;
  Category: ResolverTypeWrapper<Category>;
  CategoryInput: CategoryInput;
  CategoryPayload: ResolverTypeWrapper<Omit<CategoryPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  CategoryTranslation: ResolverTypeWrapper<CategoryTranslation>;
  CategoryTranslationInput: CategoryTranslationInput;
  Centimes: ResolverTypeWrapper<Scalars['Centimes']['output']>;
  ChannelSales: ResolverTypeWrapper<ChannelSales>;
  CityDeliveries: ResolverTypeWrapper<DeliveriesOfCity>;
  ContactOutcome: ContactOutcome;
  CreateApiTokenPayload: ResolverTypeWrapper<Omit<CreateApiTokenPayload, 'apiToken' | 'userErrors'> & { apiToken?: Maybe<ResolversTypes['ApiToken']>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  CreditNote: ResolverTypeWrapper<Omit<CreditNote, 'amount' | 'vat'> & { amount: ResolversTypes['Money'], vat: ResolversTypes['Money'] }>;
  CreditNoteReason: CreditNoteReason;
  Customer: ResolverTypeWrapper<ListedCustomer>;
  CustomerConnection: ResolverTypeWrapper<ListedCustomers>;
  CustomerEdge: ResolverTypeWrapper<Omit<CustomerEdge, 'node'> & { node: ResolversTypes['Customer'] }>;
  CustomerKind: CustomerKind;
  Dashboard: ResolverTypeWrapper<Dashboard>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeliveryAttempt: ResolverTypeWrapper<AttemptRecord>;
  DeliveryPayload: ResolverTypeWrapper<Omit<DeliveryPayload, 'delivery' | 'userErrors'> & { delivery?: Maybe<ResolversTypes['WebhookDelivery']>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  DeliveryState: DeliveryState;
  DocumentKind: DocumentKind;
  FailedMail: ResolverTypeWrapper<MailRecord>;
  FrameMeasures: ResolverTypeWrapper<FrameMeasures>;
  FrameMeasuresInput: FrameMeasuresInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImageSource: ResolverTypeWrapper<ImageSource>;
  ImportPayload: ResolverTypeWrapper<Omit<ImportPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  ImportedCell: ResolverTypeWrapper<ImportedCell>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invoice: ResolverTypeWrapper<Omit<Invoice, 'discount' | 'lines' | 'originalTotal' | 'payable' | 'shipping' | 'total' | 'vat'> & { discount: ResolversTypes['Money'], lines: ReadonlyArray<ResolversTypes['OrderLine']>, originalTotal: ResolversTypes['Money'], payable: ResolversTypes['Money'], shipping: ResolversTypes['Money'], total: ResolversTypes['Money'], vat: ResolversTypes['Money'] }>;
  InvoiceConnection: ResolverTypeWrapper<DocumentPage>;
  InvoiceEdge: ResolverTypeWrapper<Omit<InvoiceEdge, 'node'> & { node: ResolversTypes['IssuedDocument'] }>;
  InvoiceSums: ResolverTypeWrapper<DocumentSums>;
  IssuedDocument: ResolverTypeWrapper<OrderDocument>;
  Language: Language;
  MePayload: ResolverTypeWrapper<Omit<MePayload, 'me' | 'userErrors'> & { me?: Maybe<ResolversTypes['Staff']>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  Merchant: ResolverTypeWrapper<Merchant>;
  MissingTranslation: ResolverTypeWrapper<MissingTranslation>;
  Money: ResolverTypeWrapper<Centimes>;
  MoveOrdersPayload: ResolverTypeWrapper<Omit<MoveOrdersPayload, 'orders' | 'userErrors'> & { orders?: Maybe<ReadonlyArray<ResolversTypes['Order']>>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewOrderInput: NewOrderInput;
  Occasion: Occasion;
  Order: ResolverTypeWrapper<OrderRecord>;
  OrderChannel: OrderChannel;
  OrderConnection: ResolverTypeWrapper<OrderPage>;
  OrderContact: ResolverTypeWrapper<OrderContact>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderFilter: OrderFilter;
  OrderLine: ResolverTypeWrapper<OrderLineRecord>;
  OrderLineInput: OrderLineInput;
  OrderMove: ResolverTypeWrapper<OrderMoveRecord>;
  OrderNote: ResolverTypeWrapper<OrderNote>;
  OrderPayload: ResolverTypeWrapper<Omit<OrderPayload, 'order' | 'userErrors'> & { order?: Maybe<ResolversTypes['Order']>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  OrderReturn: ResolverTypeWrapper<Omit<OrderReturn, 'refund'> & { refund?: Maybe<ResolversTypes['Refund']> }>;
  OrderStatus: OrderStatus;
  OrderUpdate: OrderUpdate;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  ParcelInput: ParcelInput;
  Passkey: ResolverTypeWrapper<PasskeyRecord>;
  PasskeyOptionsPayload: ResolverTypeWrapper<Omit<PasskeyOptionsPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  PaymentMethod: PaymentMethod;
  PriceChange: PriceChange;
  PricesPayload: ResolverTypeWrapper<Omit<PricesPayload, 'products' | 'userErrors' | 'variants'> & { products?: Maybe<ReadonlyArray<ResolversTypes['Product']>>, userErrors: ReadonlyArray<ResolversTypes['UserError']>, variants?: Maybe<ReadonlyArray<ResolversTypes['ProductVariant']>> }>;
  Product: ResolverTypeWrapper<AnyProduct>;
  ProductConnection: ResolverTypeWrapper<Omit<ProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductEdge']>, nodes: ReadonlyArray<ResolversTypes['Product']> }>;
  ProductDetail: ResolverTypeWrapper<ProductDetail>;
  ProductDetailInput: ProductDetailInput;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFilter: ProductFilter;
  ProductFit: ProductFit;
  ProductImage: ResolverTypeWrapper<PictureRecord>;
  ProductImageInput: ProductImageInput;
  ProductInput: ProductInput;
  ProductOption: ResolverTypeWrapper<ProductOption>;
  ProductOptionInput: ProductOptionInput;
  ProductOptionValue: ResolverTypeWrapper<ProductOptionValue>;
  ProductOptionValueInput: ProductOptionValueInput;
  ProductPayload: ResolverTypeWrapper<Omit<ProductPayload, 'product' | 'userErrors'> & { product?: Maybe<ResolversTypes['Product']>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  ProductTranslation: ResolverTypeWrapper<ProductTranslation>;
  ProductTranslationInput: ProductTranslationInput;
  ProductVariant: ResolverTypeWrapper<VariantOfProduct>;
  ProductVariantInput: ProductVariantInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReceivedLineInput: ReceivedLineInput;
  RecipientHistory: ResolverTypeWrapper<RecipientHistory>;
  Refund: ResolverTypeWrapper<RefundSum>;
  RefundInput: RefundInput;
  RefundMethod: RefundMethod;
  RequestPasswordResetPayload: ResolverTypeWrapper<Omit<RequestPasswordResetPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  RetryMailPayload: ResolverTypeWrapper<Omit<RetryMailPayload, 'failedMails' | 'userErrors'> & { failedMails?: Maybe<ReadonlyArray<ResolversTypes['FailedMail']>>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  ReturnLine: ResolverTypeWrapper<ReturnLine>;
  ReturnReason: ResolverTypeWrapper<ReturnReason>;
  ReturnRefund: ReturnRefund;
  ReturnRequest: ResolverTypeWrapper<RequestedReturn>;
  Sales: ResolverTypeWrapper<SalesReport>;
  SalesBucket: ResolverTypeWrapper<SalesBucket>;
  SalesChange: ResolverTypeWrapper<SalesChange>;
  SalesDay: ResolverTypeWrapper<SalesDay>;
  SalesDimension: SalesDimension;
  SalesGroup: ResolverTypeWrapper<SalesGroup>;
  SalesPeriod: SalesPeriod;
  SalesSums: ResolverTypeWrapper<SalesSums>;
  SalesTable: SalesTable;
  SetUpInput: SetUpInput;
  Settings: ResolverTypeWrapper<SettingsRecord>;
  SettingsInput: SettingsInput;
  SettingsPayload: ResolverTypeWrapper<Omit<SettingsPayload, 'settings' | 'userErrors'> & { settings?: Maybe<ResolversTypes['Settings']>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  SettingsValues: ResolverTypeWrapper<SettingsValues>;
  Setup: ResolverTypeWrapper<Setup>;
  ShippingInfo: ResolverTypeWrapper<ShippingInfo>;
  ShippingInput: ShippingInput;
  Silhouette: ResolverTypeWrapper<Silhouette>;
  SilhouetteInput: SilhouetteInput;
  SilhouetteShape: SilhouetteShape;
  SizeGuide: ResolverTypeWrapper<SizeGuideRecord>;
  Staff: ResolverTypeWrapper<StaffRecord>;
  StaffPayload: ResolverTypeWrapper<Omit<StaffPayload, 'staff' | 'userErrors'> & { staff?: Maybe<ReadonlyArray<ResolversTypes['Staff']>>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  StaffRole: StaffRole;
  StaffSession: ResolverTypeWrapper<StaffSessionRecord>;
  StockChange: StockChange;
  StockFilter: StockFilter;
  StockLevel: ResolverTypeWrapper<VariantOfProduct>;
  StockLevelConnection: ResolverTypeWrapper<Omit<StockLevelConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['StockLevelEdge']>, nodes: ReadonlyArray<ResolversTypes['StockLevel']> }>;
  StockLevelEdge: ResolverTypeWrapper<Omit<StockLevelEdge, 'node'> & { node: ResolversTypes['StockLevel'] }>;
  StockPayload: ResolverTypeWrapper<Omit<StockPayload, 'product' | 'userErrors' | 'variant'> & { product?: Maybe<ResolversTypes['Product']>, userErrors: ReadonlyArray<ResolversTypes['UserError']>, variant?: Maybe<ResolversTypes['ProductVariant']> }>;
  StocksPayload: ResolverTypeWrapper<Omit<StocksPayload, 'products' | 'userErrors' | 'variants'> & { products?: Maybe<ReadonlyArray<ResolversTypes['Product']>>, userErrors: ReadonlyArray<ResolversTypes['UserError']>, variants?: Maybe<ReadonlyArray<ResolversTypes['ProductVariant']>> }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TranslatedLanguage: TranslatedLanguage;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UserError: ResolverTypeWrapper<Problem>;
  UserErrorCode: UserErrorCode;
  Webhook: ResolverTypeWrapper<WebhookRecord>;
  WebhookDelivery: ResolverTypeWrapper<DeliveryRecord>;
  WebhookInput: WebhookInput;
  WebhookPayload: ResolverTypeWrapper<Omit<WebhookPayload, 'userErrors' | 'webhook'> & { userErrors: ReadonlyArray<ResolversTypes['UserError']>, webhook?: Maybe<ResolversTypes['Webhook']> }>;
  WebhookSecretPayload: ResolverTypeWrapper<Omit<WebhookSecretPayload, 'userErrors' | 'webhook'> & { userErrors: ReadonlyArray<ResolversTypes['UserError']>, webhook?: Maybe<ResolversTypes['Webhook']> }>;
  WebhookUpdate: WebhookUpdate;
  WebhooksPayload: ResolverTypeWrapper<Omit<WebhooksPayload, 'userErrors' | 'webhooks'> & { userErrors: ReadonlyArray<ResolversTypes['UserError']>, webhooks?: Maybe<ReadonlyArray<ResolversTypes['Webhook']>> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddStaffPayload: Omit<AddStaffPayload, 'staff' | 'userErrors'> & { staff?: Maybe<ResolversParentTypes['Staff']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  AnonymizePayload: Omit<AnonymizePayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  ApiToken: ApiTokenRecord;
  ApiTokenInput: ApiTokenInput;
  ApiTokensPayload: Omit<ApiTokensPayload, 'apiTokens' | 'userErrors'> & { apiTokens?: Maybe<ReadonlyArray<ResolversParentTypes['ApiToken']>>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  AuditConnection: Omit<AuditConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['AuditEdge']>, nodes: ReadonlyArray<ResolversParentTypes['AuditEntry']> };
  AuditEdge: Omit<AuditEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditEntry: AuditRecord;
  AuditSubject: AuditSubject;
  AwaitedVariant: Omit<AwaitedVariant, 'product' | 'variant'> & { product: ResolversParentTypes['Product'], variant: ResolversParentTypes['ProductVariant'] };
  Boolean: Scalars['Boolean']['output'];
  Cart: Omit<Cart, 'discount' | 'lines' | 'originalTotal' | 'payable' | 'shipping' | 'total' | 'warnings'> & { discount: ResolversParentTypes['Money'], lines: ReadonlyArray<ResolversParentTypes['OrderLine']>, originalTotal: ResolversParentTypes['Money'], payable: ResolversParentTypes['Money'], shipping: ResolversParentTypes['Money'], total: ResolversParentTypes['Money'], warnings: ReadonlyArray<ResolversParentTypes['UserError']> };
  Category: Category;
  CategoryInput: CategoryInput;
  CategoryPayload: Omit<CategoryPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  CategoryTranslation: CategoryTranslation;
  CategoryTranslationInput: CategoryTranslationInput;
  Centimes: Scalars['Centimes']['output'];
  ChannelSales: ChannelSales;
  CityDeliveries: DeliveriesOfCity;
  CreateApiTokenPayload: Omit<CreateApiTokenPayload, 'apiToken' | 'userErrors'> & { apiToken?: Maybe<ResolversParentTypes['ApiToken']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  CreditNote: Omit<CreditNote, 'amount' | 'vat'> & { amount: ResolversParentTypes['Money'], vat: ResolversParentTypes['Money'] };
  Customer: ListedCustomer;
  CustomerConnection: ListedCustomers;
  CustomerEdge: Omit<CustomerEdge, 'node'> & { node: ResolversParentTypes['Customer'] };
  Dashboard: Dashboard;
  DateTime: Scalars['DateTime']['output'];
  DeliveryAttempt: AttemptRecord;
  DeliveryPayload: Omit<DeliveryPayload, 'delivery' | 'userErrors'> & { delivery?: Maybe<ResolversParentTypes['WebhookDelivery']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  FailedMail: MailRecord;
  FrameMeasures: FrameMeasures;
  FrameMeasuresInput: FrameMeasuresInput;
  ID: Scalars['ID']['output'];
  ImageSource: ImageSource;
  ImportPayload: Omit<ImportPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  ImportedCell: ImportedCell;
  Int: Scalars['Int']['output'];
  Invoice: Omit<Invoice, 'discount' | 'lines' | 'originalTotal' | 'payable' | 'shipping' | 'total' | 'vat'> & { discount: ResolversParentTypes['Money'], lines: ReadonlyArray<ResolversParentTypes['OrderLine']>, originalTotal: ResolversParentTypes['Money'], payable: ResolversParentTypes['Money'], shipping: ResolversParentTypes['Money'], total: ResolversParentTypes['Money'], vat: ResolversParentTypes['Money'] };
  InvoiceConnection: DocumentPage;
  InvoiceEdge: Omit<InvoiceEdge, 'node'> & { node: ResolversParentTypes['IssuedDocument'] };
  InvoiceSums: DocumentSums;
  IssuedDocument: OrderDocument;
  MePayload: Omit<MePayload, 'me' | 'userErrors'> & { me?: Maybe<ResolversParentTypes['Staff']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  Merchant: Merchant;
  MissingTranslation: MissingTranslation;
  Money: Centimes;
  MoveOrdersPayload: Omit<MoveOrdersPayload, 'orders' | 'userErrors'> & { orders?: Maybe<ReadonlyArray<ResolversParentTypes['Order']>>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  Mutation: Record<PropertyKey, never>;
  NewOrderInput: NewOrderInput;
  Order: OrderRecord;
  OrderConnection: OrderPage;
  OrderContact: OrderContact;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderFilter: OrderFilter;
  OrderLine: OrderLineRecord;
  OrderLineInput: OrderLineInput;
  OrderMove: OrderMoveRecord;
  OrderNote: OrderNote;
  OrderPayload: Omit<OrderPayload, 'order' | 'userErrors'> & { order?: Maybe<ResolversParentTypes['Order']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  OrderReturn: Omit<OrderReturn, 'refund'> & { refund?: Maybe<ResolversParentTypes['Refund']> };
  OrderUpdate: OrderUpdate;
  PageInfo: PageInfo;
  ParcelInput: ParcelInput;
  Passkey: PasskeyRecord;
  PasskeyOptionsPayload: Omit<PasskeyOptionsPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  PriceChange: PriceChange;
  PricesPayload: Omit<PricesPayload, 'products' | 'userErrors' | 'variants'> & { products?: Maybe<ReadonlyArray<ResolversParentTypes['Product']>>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']>, variants?: Maybe<ReadonlyArray<ResolversParentTypes['ProductVariant']>> };
  Product: AnyProduct;
  ProductConnection: Omit<ProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Product']> };
  ProductDetail: ProductDetail;
  ProductDetailInput: ProductDetailInput;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFilter: ProductFilter;
  ProductImage: PictureRecord;
  ProductImageInput: ProductImageInput;
  ProductInput: ProductInput;
  ProductOption: ProductOption;
  ProductOptionInput: ProductOptionInput;
  ProductOptionValue: ProductOptionValue;
  ProductOptionValueInput: ProductOptionValueInput;
  ProductPayload: Omit<ProductPayload, 'product' | 'userErrors'> & { product?: Maybe<ResolversParentTypes['Product']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  ProductTranslation: ProductTranslation;
  ProductTranslationInput: ProductTranslationInput;
  ProductVariant: VariantOfProduct;
  ProductVariantInput: ProductVariantInput;
  Query: Record<PropertyKey, never>;
  ReceivedLineInput: ReceivedLineInput;
  RecipientHistory: RecipientHistory;
  Refund: RefundSum;
  RefundInput: RefundInput;
  RequestPasswordResetPayload: Omit<RequestPasswordResetPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  RetryMailPayload: Omit<RetryMailPayload, 'failedMails' | 'userErrors'> & { failedMails?: Maybe<ReadonlyArray<ResolversParentTypes['FailedMail']>>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  ReturnLine: ReturnLine;
  ReturnReason: ReturnReason;
  ReturnRequest: RequestedReturn;
  Sales: SalesReport;
  SalesBucket: SalesBucket;
  SalesChange: SalesChange;
  SalesDay: SalesDay;
  SalesGroup: SalesGroup;
  SalesSums: SalesSums;
  SetUpInput: SetUpInput;
  Settings: SettingsRecord;
  SettingsInput: SettingsInput;
  SettingsPayload: Omit<SettingsPayload, 'settings' | 'userErrors'> & { settings?: Maybe<ResolversParentTypes['Settings']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  SettingsValues: SettingsValues;
  Setup: Setup;
  ShippingInfo: ShippingInfo;
  ShippingInput: ShippingInput;
  Silhouette: Silhouette;
  SilhouetteInput: SilhouetteInput;
  SizeGuide: SizeGuideRecord;
  Staff: StaffRecord;
  StaffPayload: Omit<StaffPayload, 'staff' | 'userErrors'> & { staff?: Maybe<ReadonlyArray<ResolversParentTypes['Staff']>>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  StaffSession: StaffSessionRecord;
  StockChange: StockChange;
  StockFilter: StockFilter;
  StockLevel: VariantOfProduct;
  StockLevelConnection: Omit<StockLevelConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['StockLevelEdge']>, nodes: ReadonlyArray<ResolversParentTypes['StockLevel']> };
  StockLevelEdge: Omit<StockLevelEdge, 'node'> & { node: ResolversParentTypes['StockLevel'] };
  StockPayload: Omit<StockPayload, 'product' | 'userErrors' | 'variant'> & { product?: Maybe<ResolversParentTypes['Product']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']>, variant?: Maybe<ResolversParentTypes['ProductVariant']> };
  StocksPayload: Omit<StocksPayload, 'products' | 'userErrors' | 'variants'> & { products?: Maybe<ReadonlyArray<ResolversParentTypes['Product']>>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']>, variants?: Maybe<ReadonlyArray<ResolversParentTypes['ProductVariant']>> };
  String: Scalars['String']['output'];
  Upload: Scalars['Upload']['output'];
  UserError: Problem;
  Webhook: WebhookRecord;
  WebhookDelivery: DeliveryRecord;
  WebhookInput: WebhookInput;
  WebhookPayload: Omit<WebhookPayload, 'userErrors' | 'webhook'> & { userErrors: ReadonlyArray<ResolversParentTypes['UserError']>, webhook?: Maybe<ResolversParentTypes['Webhook']> };
  WebhookSecretPayload: Omit<WebhookSecretPayload, 'userErrors' | 'webhook'> & { userErrors: ReadonlyArray<ResolversParentTypes['UserError']>, webhook?: Maybe<ResolversParentTypes['Webhook']> };
  WebhookUpdate: WebhookUpdate;
  WebhooksPayload: Omit<WebhooksPayload, 'userErrors' | 'webhooks'> & { userErrors: ReadonlyArray<ResolversParentTypes['UserError']>, webhooks?: Maybe<ReadonlyArray<ResolversParentTypes['Webhook']>> };
};

export type AddStaffPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['AddStaffPayload'] = ResolversParentTypes['AddStaffPayload']> = {
  setupUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staff?: Resolver<Maybe<ResolversTypes['Staff']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AnonymizePayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['AnonymizePayload'] = ResolversParentTypes['AnonymizePayload']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApiTokensPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['ApiTokensPayload'] = ResolversParentTypes['ApiTokensPayload']> = {
  apiTokens?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ApiToken']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AuditConnectionResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['AuditConnection'] = ResolversParentTypes['AuditConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AuditEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditEdgeResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['AuditEdge'] = ResolversParentTypes['AuditEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  about?: Resolver<Maybe<ResolversTypes['AuditSubject']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditSubjectResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['AuditSubject'] = ResolversParentTypes['AuditSubject']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AuditSubjectKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AwaitedVariantResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['AwaitedVariant'] = ResolversParentTypes['AwaitedVariant']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  originalTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['CategoryTranslation']>, ParentType, ContextType>;
};

export type CategoryPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['CategoryPayload'] = ResolversParentTypes['CategoryPayload']> = {
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CategoryTranslationResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['CategoryTranslation'] = ResolversParentTypes['CategoryTranslation']> = {
  language?: Resolver<ResolversTypes['TranslatedLanguage'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface CentimesScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Centimes'], any> {
  name: 'Centimes';
}

export type ChannelSalesResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['ChannelSales'] = ResolversParentTypes['ChannelSales']> = {
  channel?: Resolver<ResolversTypes['OrderChannel'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Centimes'], ParentType, ContextType>;
};

export type CityDeliveriesResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['CityDeliveries'] = ResolversParentTypes['CityDeliveries']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delivered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateApiTokenPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['CreateApiTokenPayload'] = ResolversParentTypes['CreateApiTokenPayload']> = {
  apiToken?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreditNoteResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['CreditNote'] = ResolversParentTypes['CreditNote']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ReturnLine']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['RefundMethod'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['CreditNoteReason'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CustomerKind'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<CustomerOrdersArgs, 'first'>>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerConnectionResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['CustomerConnection'] = ResolversParentTypes['CustomerConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CustomerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Customer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerEdgeResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['CustomerEdge'] = ResolversParentTypes['CustomerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  days?: Resolver<ReadonlyArray<ResolversTypes['SalesDay']>, ParentType, ContextType>;
  failedMails?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lowStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missingSettings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  openReturns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toConfirm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toPrepare?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeliveryAttemptResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['DeliveryAttempt'] = ResolversParentTypes['DeliveryAttempt']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeliveryPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['DeliveryPayload'] = ResolversParentTypes['DeliveryPayload']> = {
  delivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FailedMailResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['FailedMail'] = ResolversParentTypes['FailedMail']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FrameMeasuresResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['FrameMeasures'] = ResolversParentTypes['FrameMeasures']> = {
  bridgeWidth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frameWidth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lensHeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lensWidth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  templeLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImageSourceResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['ImageSource'] = ResolversParentTypes['ImageSource']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['ImportPayload'] = ResolversParentTypes['ImportPayload']> = {
  added?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  archived?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  categories?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  changed?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  changes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ImportedCell']>>, ParentType, ContextType>;
  unchanged?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportedCellResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['ImportedCell'] = ResolversParentTypes['ImportedCell']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shippingInfo?: Resolver<ResolversTypes['ShippingInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type InvoiceConnectionResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['InvoiceConnection'] = ResolversParentTypes['InvoiceConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['InvoiceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['IssuedDocument']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['InvoiceSums'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoiceEdgeResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['InvoiceEdge'] = ResolversParentTypes['InvoiceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['IssuedDocument'], ParentType, ContextType>;
};

export type InvoiceSumsResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['InvoiceSums'] = ResolversParentTypes['InvoiceSums']> = {
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type IssuedDocumentResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['IssuedDocument'] = ResolversParentTypes['IssuedDocument']> = {
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocumentKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  refundMethod?: Resolver<Maybe<ResolversTypes['RefundMethod']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MePayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['MePayload'] = ResolversParentTypes['MePayload']> = {
  me?: Resolver<Maybe<ResolversTypes['Staff']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MerchantResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['Merchant'] = ResolversParentTypes['Merchant']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MissingTranslationResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['MissingTranslation'] = ResolversParentTypes['MissingTranslation']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['TranslatedLanguage'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Centimes'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoveOrdersPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['MoveOrdersPayload'] = ResolversParentTypes['MoveOrdersPayload']> = {
  orders?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Order']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addOrderContact?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationAddOrderContactArgs, 'id' | 'outcome'>>;
  addOrderNote?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationAddOrderNoteArgs, 'id' | 'text'>>;
  addPasskey?: Resolver<ResolversTypes['MePayload'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'name' | 'response'>>;
  addProductImage?: Resolver<ResolversTypes['ProductPayload'], ParentType, ContextType, RequireFields<MutationAddProductImageArgs, 'alt' | 'files' | 'productId'>>;
  addStaff?: Resolver<ResolversTypes['AddStaffPayload'], ParentType, ContextType, RequireFields<MutationAddStaffArgs, 'email' | 'role'>>;
  anonymizeCustomer?: Resolver<ResolversTypes['AnonymizePayload'], ParentType, ContextType, RequireFields<MutationAnonymizeCustomerArgs, 'cancelOrders' | 'id'>>;
  archiveProduct?: Resolver<ResolversTypes['ProductPayload'], ParentType, ContextType, RequireFields<MutationArchiveProductArgs, 'id'>>;
  changePassword?: Resolver<ResolversTypes['MePayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'password'>>;
  createApiToken?: Resolver<ResolversTypes['CreateApiTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'input'>>;
  createOrder?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationCreateOrderArgs, 'idempotencyKey' | 'input'>>;
  createWebhook?: Resolver<ResolversTypes['WebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deleteWebhook?: Resolver<ResolversTypes['WebhooksPayload'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  endOtherSessions?: Resolver<ResolversTypes['MePayload'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['MePayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  importProducts?: Resolver<ResolversTypes['ImportPayload'], ParentType, ContextType, RequireFields<MutationImportProductsArgs, 'createCategories' | 'dryRun' | 'file'>>;
  logIn?: Resolver<ResolversTypes['MePayload'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'email' | 'password'>>;
  logInWithPasskey?: Resolver<ResolversTypes['MePayload'], ParentType, ContextType, RequireFields<MutationLogInWithPasskeyArgs, 'response'>>;
  logOut?: Resolver<ResolversTypes['MePayload'], ParentType, ContextType>;
  moveOrders?: Resolver<ResolversTypes['MoveOrdersPayload'], ParentType, ContextType, RequireFields<MutationMoveOrdersArgs, 'ids' | 'parcels' | 'to'>>;
  receiveReturn?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationReceiveReturnArgs, 'dryRun' | 'expectedVersion' | 'lines' | 'orderId' | 'refund'>>;
  redeliver?: Resolver<ResolversTypes['DeliveryPayload'], ParentType, ContextType, RequireFields<MutationRedeliverArgs, 'deliveryId'>>;
  refuseReturn?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationRefuseReturnArgs, 'orderId' | 'reason'>>;
  removePasskey?: Resolver<ResolversTypes['MePayload'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  removeStaff?: Resolver<ResolversTypes['StaffPayload'], ParentType, ContextType, RequireFields<MutationRemoveStaffArgs, 'id'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  retryMail?: Resolver<ResolversTypes['RetryMailPayload'], ParentType, ContextType, RequireFields<MutationRetryMailArgs, 'id'>>;
  revokeApiToken?: Resolver<ResolversTypes['ApiTokensPayload'], ParentType, ContextType, RequireFields<MutationRevokeApiTokenArgs, 'id'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['WebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'id'>>;
  saveCategory?: Resolver<ResolversTypes['CategoryPayload'], ParentType, ContextType, RequireFields<MutationSaveCategoryArgs, 'input'>>;
  saveProduct?: Resolver<ResolversTypes['ProductPayload'], ParentType, ContextType, RequireFields<MutationSaveProductArgs, 'input'>>;
  sendTestWebhook?: Resolver<ResolversTypes['DeliveryPayload'], ParentType, ContextType, RequireFields<MutationSendTestWebhookArgs, 'id'>>;
  setPrices?: Resolver<ResolversTypes['PricesPayload'], ParentType, ContextType, RequireFields<MutationSetPricesArgs, 'changes'>>;
  setStock?: Resolver<ResolversTypes['StockPayload'], ParentType, ContextType, RequireFields<MutationSetStockArgs, 'variantId'>>;
  setStocks?: Resolver<ResolversTypes['StocksPayload'], ParentType, ContextType, RequireFields<MutationSetStocksArgs, 'changes'>>;
  setUpAccount?: Resolver<ResolversTypes['MePayload'], ParentType, ContextType, RequireFields<MutationSetUpAccountArgs, 'input' | 'token'>>;
  startPasskeyLogIn?: Resolver<ResolversTypes['PasskeyOptionsPayload'], ParentType, ContextType>;
  startPasskeyRegistration?: Resolver<ResolversTypes['PasskeyOptionsPayload'], ParentType, ContextType>;
  unarchiveProduct?: Resolver<ResolversTypes['ProductPayload'], ParentType, ContextType, RequireFields<MutationUnarchiveProductArgs, 'id'>>;
  updateOrder?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationUpdateOrderArgs, 'dryRun' | 'expectedVersion' | 'id' | 'input'>>;
  updateSettings?: Resolver<ResolversTypes['SettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdateSettingsArgs, 'expectedVersion' | 'input'>>;
  updateWebhook?: Resolver<ResolversTypes['WebhookPayload'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'id' | 'input'>>;
};

export type OrderResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRequestReturn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['OrderChannel'], ParentType, ContextType>;
  confirmedByCustomerAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  contacts?: Resolver<ReadonlyArray<ResolversTypes['OrderContact']>, ParentType, ContextType>;
  creditNotes?: Resolver<ReadonlyArray<ResolversTypes['CreditNote']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  guest?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['OrderMove']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  moves?: Resolver<ReadonlyArray<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['OrderNote']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  parcelNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recipientHistory?: Resolver<ResolversTypes['RecipientHistory'], ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['Refund']>, ParentType, ContextType>;
  refundDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  returnRequest?: Resolver<Maybe<ResolversTypes['ReturnRequest']>, ParentType, ContextType>;
  returnUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  returns?: Resolver<ReadonlyArray<ResolversTypes['OrderReturn']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shippingInfo?: Resolver<ResolversTypes['ShippingInfo'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  toCollect?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  trackingUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderContactResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['OrderContact'] = ResolversParentTypes['OrderContact']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ContactOutcome'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variantTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderMoveResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['OrderMove'] = ResolversParentTypes['OrderMove']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type OrderNoteResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['OrderNote'] = ResolversParentTypes['OrderNote']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['OrderPayload'] = ResolversParentTypes['OrderPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderReturnResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['OrderReturn'] = ResolversParentTypes['OrderReturn']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ReturnLine']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['Refund']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  requestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyOptionsPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['PasskeyOptionsPayload'] = ResolversParentTypes['PasskeyOptionsPayload']> = {
  options?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PricesPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['PricesPayload'] = ResolversParentTypes['PricesPayload']> = {
  products?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  variants?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ProductVariant']>>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<ReadonlyArray<ResolversTypes['ProductDetail']>, ParentType, ContextType>;
  fit?: Resolver<Maybe<ResolversTypes['ProductFit']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageAlt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  isDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missingTranslations?: Resolver<ReadonlyArray<ResolversTypes['MissingTranslation']>, ParentType, ContextType>;
  occasions?: Resolver<ReadonlyArray<ResolversTypes['Occasion']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outOfStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  searchTerms?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  searchWords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  silhouette?: Resolver<Maybe<ResolversTypes['Silhouette']>, ParentType, ContextType>;
  sizeGuide?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['ProductTranslation']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductDetailResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['ProductDetail'] = ResolversParentTypes['ProductDetail']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['ImageSource']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductOptionResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['ProductOptionValue']>, ParentType, ContextType>;
};

export type ProductOptionValueResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['ProductOptionValue'] = ResolversParentTypes['ProductOptionValue']> = {
  swatch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['ProductPayload'] = ResolversParentTypes['ProductPayload']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProductTranslationResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['ProductTranslation'] = ResolversParentTypes['ProductTranslation']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<ReadonlyArray<ResolversTypes['ProductDetail']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['TranslatedLanguage'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductVariantResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  allocated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frame?: Resolver<Maybe<ResolversTypes['FrameMeasures']>, ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  mpn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ownOriginalPrice?: Resolver<Maybe<ResolversTypes['Centimes']>, ParentType, ContextType>;
  ownPrice?: Resolver<Maybe<ResolversTypes['Centimes']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantityAvailable?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stockOnHand?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  apiTokens?: Resolver<ReadonlyArray<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  auditLog?: Resolver<ResolversTypes['AuditConnection'], ParentType, ContextType, RequireFields<QueryAuditLogArgs, 'first'>>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<QueryCustomerArgs, 'id'>>;
  customers?: Resolver<ResolversTypes['CustomerConnection'], ParentType, ContextType, RequireFields<QueryCustomersArgs, 'first'>>;
  dashboard?: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType, RequireFields<QueryDashboardArgs, 'days'>>;
  failedMails?: Resolver<ReadonlyArray<ResolversTypes['FailedMail']>, ParentType, ContextType, RequireFields<QueryFailedMailsArgs, 'first'>>;
  invoices?: Resolver<ResolversTypes['InvoiceConnection'], ParentType, ContextType, RequireFields<QueryInvoicesArgs, 'first' | 'month'>>;
  invoicesCsv?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryInvoicesCsvArgs, 'isForExcel' | 'month'>>;
  me?: Resolver<Maybe<ResolversTypes['Staff']>, ParentType, ContextType>;
  merchant?: Resolver<ResolversTypes['Merchant'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'filter' | 'first'>>;
  ordersById?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrdersByIdArgs, 'ids'>>;
  ordersToCall?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<QueryOrdersToCallArgs, 'first'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'filter' | 'first'>>;
  quoteOrder?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<QueryQuoteOrderArgs, 'channel' | 'lines'>>;
  sales?: Resolver<ResolversTypes['Sales'], ParentType, ContextType, RequireFields<QuerySalesArgs, 'period'>>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
  setup?: Resolver<Maybe<ResolversTypes['Setup']>, ParentType, ContextType, RequireFields<QuerySetupArgs, 'token'>>;
  sizeGuides?: Resolver<ReadonlyArray<ResolversTypes['SizeGuide']>, ParentType, ContextType>;
  staff?: Resolver<ReadonlyArray<ResolversTypes['Staff']>, ParentType, ContextType>;
  stockAlerts?: Resolver<ReadonlyArray<ResolversTypes['AwaitedVariant']>, ParentType, ContextType, RequireFields<QueryStockAlertsArgs, 'first'>>;
  stockLevels?: Resolver<ResolversTypes['StockLevelConnection'], ParentType, ContextType, RequireFields<QueryStockLevelsArgs, 'filter' | 'first'>>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<QueryWebhookArgs, 'id'>>;
  webhooks?: Resolver<ReadonlyArray<ResolversTypes['Webhook']>, ParentType, ContextType>;
  whatsAppText?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryWhatsAppTextArgs, 'language'>>;
};

export type RecipientHistoryResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['RecipientHistory'] = ResolversParentTypes['RecipientHistory']> = {
  delivered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefundResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['RefundMethod'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RetryMailPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['RetryMailPayload'] = ResolversParentTypes['RetryMailPayload']> = {
  failedMails?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FailedMail']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReturnLineResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['ReturnLine'] = ResolversParentTypes['ReturnLine']> = {
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReturnReasonResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['ReturnReason'] = ResolversParentTypes['ReturnReason']> = {
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReturnRequestResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['ReturnRequest'] = ResolversParentTypes['ReturnRequest']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SalesResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['Sales'] = ResolversParentTypes['Sales']> = {
  before?: Resolver<ResolversTypes['SalesSums'], ParentType, ContextType>;
  buckets?: Resolver<ReadonlyArray<ResolversTypes['SalesBucket']>, ParentType, ContextType>;
  by?: Resolver<ReadonlyArray<ResolversTypes['SalesGroup']>, ParentType, ContextType, RequireFields<SalesByArgs, 'dimension' | 'first'>>;
  change?: Resolver<ResolversTypes['SalesChange'], ParentType, ContextType>;
  channels?: Resolver<ReadonlyArray<ResolversTypes['ChannelSales']>, ParentType, ContextType>;
  csv?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<SalesCsvArgs, 'isForExcel' | 'table'>>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['SalesPeriod'], ParentType, ContextType>;
  refusalsByCity?: Resolver<ReadonlyArray<ResolversTypes['CityDeliveries']>, ParentType, ContextType, RequireFields<SalesRefusalsByCityArgs, 'first'>>;
  returnsByReason?: Resolver<ReadonlyArray<ResolversTypes['ReturnReason']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['SalesSums'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SalesBucketResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['SalesBucket'] = ResolversParentTypes['SalesBucket']> = {
  before?: Resolver<ResolversTypes['SalesSums'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['SalesChange'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['SalesSums'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SalesChangeResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['SalesChange'] = ResolversParentTypes['SalesChange']> = {
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refunded?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sales?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SalesDayResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['SalesDay'] = ResolversParentTypes['SalesDay']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Centimes'], ParentType, ContextType>;
};

export type SalesGroupResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['SalesGroup'] = ResolversParentTypes['SalesGroup']> = {
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Centimes'], ParentType, ContextType>;
};

export type SalesSumsResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['SalesSums'] = ResolversParentTypes['SalesSums']> = {
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Centimes'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Centimes'], ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  defaults?: Resolver<ResolversTypes['SettingsValues'], ParentType, ContextType>;
  stored?: Resolver<ResolversTypes['SettingsValues'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SettingsPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['SettingsPayload'] = ResolversParentTypes['SettingsPayload']> = {
  settings?: Resolver<Maybe<ResolversTypes['Settings']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SettingsValuesResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['SettingsValues'] = ResolversParentTypes['SettingsValues']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cndp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderEmails?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatsAppText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatsAppTextAr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatsAppTextEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetupResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['Setup'] = ResolversParentTypes['Setup']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
};

export type ShippingInfoResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['ShippingInfo'] = ResolversParentTypes['ShippingInfo']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SilhouetteResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['Silhouette'] = ResolversParentTypes['Silhouette']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shape?: Resolver<ResolversTypes['SilhouetteShape'], ParentType, ContextType>;
};

export type SizeGuideResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['SizeGuide'] = ResolversParentTypes['SizeGuide']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['Staff'] = ResolversParentTypes['Staff']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passkeys?: Resolver<ReadonlyArray<ResolversTypes['Passkey']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['StaffSession']>, ParentType, ContextType>;
};

export type StaffPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['StaffPayload'] = ResolversParentTypes['StaffPayload']> = {
  staff?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Staff']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StaffSessionResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['StaffSession'] = ResolversParentTypes['StaffSession']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StockLevelResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['StockLevel'] = ResolversParentTypes['StockLevel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  soldIn30Days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
};

export type StockLevelConnectionResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['StockLevelConnection'] = ResolversParentTypes['StockLevelConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StockLevelEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StockLevel']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockLevelEdgeResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['StockLevelEdge'] = ResolversParentTypes['StockLevelEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StockLevel'], ParentType, ContextType>;
};

export type StockPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['StockPayload'] = ResolversParentTypes['StockPayload']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
};

export type StocksPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['StocksPayload'] = ResolversParentTypes['StocksPayload']> = {
  products?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  variants?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ProductVariant']>>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserErrorResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveries?: Resolver<ReadonlyArray<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<WebhookDeliveriesArgs, 'first'>>;
  earlierSecretUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  goneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attempts?: Resolver<ReadonlyArray<ResolversTypes['DeliveryAttempt']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeliveryState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['WebhookPayload'] = ResolversParentTypes['WebhookPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type WebhookSecretPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['WebhookSecretPayload'] = ResolversParentTypes['WebhookSecretPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type WebhooksPayloadResolvers<ContextType = AdminContext, ParentType extends ResolversParentTypes['WebhooksPayload'] = ResolversParentTypes['WebhooksPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhooks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Webhook']>>, ParentType, ContextType>;
};

export type Resolvers<ContextType = AdminContext> = {
  AddStaffPayload?: AddStaffPayloadResolvers<ContextType>;
  AnonymizePayload?: AnonymizePayloadResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  ApiTokensPayload?: ApiTokensPayloadResolvers<ContextType>;
  AuditConnection?: AuditConnectionResolvers<ContextType>;
  AuditEdge?: AuditEdgeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditSubject?: AuditSubjectResolvers<ContextType>;
  AwaitedVariant?: AwaitedVariantResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryPayload?: CategoryPayloadResolvers<ContextType>;
  CategoryTranslation?: CategoryTranslationResolvers<ContextType>;
  Centimes?: GraphQLScalarType;
  ChannelSales?: ChannelSalesResolvers<ContextType>;
  CityDeliveries?: CityDeliveriesResolvers<ContextType>;
  CreateApiTokenPayload?: CreateApiTokenPayloadResolvers<ContextType>;
  CreditNote?: CreditNoteResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerConnection?: CustomerConnectionResolvers<ContextType>;
  CustomerEdge?: CustomerEdgeResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeliveryAttempt?: DeliveryAttemptResolvers<ContextType>;
  DeliveryPayload?: DeliveryPayloadResolvers<ContextType>;
  FailedMail?: FailedMailResolvers<ContextType>;
  FrameMeasures?: FrameMeasuresResolvers<ContextType>;
  ImageSource?: ImageSourceResolvers<ContextType>;
  ImportPayload?: ImportPayloadResolvers<ContextType>;
  ImportedCell?: ImportedCellResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceConnection?: InvoiceConnectionResolvers<ContextType>;
  InvoiceEdge?: InvoiceEdgeResolvers<ContextType>;
  InvoiceSums?: InvoiceSumsResolvers<ContextType>;
  IssuedDocument?: IssuedDocumentResolvers<ContextType>;
  MePayload?: MePayloadResolvers<ContextType>;
  Merchant?: MerchantResolvers<ContextType>;
  MissingTranslation?: MissingTranslationResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MoveOrdersPayload?: MoveOrdersPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderContact?: OrderContactResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderMove?: OrderMoveResolvers<ContextType>;
  OrderNote?: OrderNoteResolvers<ContextType>;
  OrderPayload?: OrderPayloadResolvers<ContextType>;
  OrderReturn?: OrderReturnResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyOptionsPayload?: PasskeyOptionsPayloadResolvers<ContextType>;
  PricesPayload?: PricesPayloadResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductDetail?: ProductDetailResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  ProductOption?: ProductOptionResolvers<ContextType>;
  ProductOptionValue?: ProductOptionValueResolvers<ContextType>;
  ProductPayload?: ProductPayloadResolvers<ContextType>;
  ProductTranslation?: ProductTranslationResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecipientHistory?: RecipientHistoryResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  RetryMailPayload?: RetryMailPayloadResolvers<ContextType>;
  ReturnLine?: ReturnLineResolvers<ContextType>;
  ReturnReason?: ReturnReasonResolvers<ContextType>;
  ReturnRequest?: ReturnRequestResolvers<ContextType>;
  Sales?: SalesResolvers<ContextType>;
  SalesBucket?: SalesBucketResolvers<ContextType>;
  SalesChange?: SalesChangeResolvers<ContextType>;
  SalesDay?: SalesDayResolvers<ContextType>;
  SalesGroup?: SalesGroupResolvers<ContextType>;
  SalesSums?: SalesSumsResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  SettingsPayload?: SettingsPayloadResolvers<ContextType>;
  SettingsValues?: SettingsValuesResolvers<ContextType>;
  Setup?: SetupResolvers<ContextType>;
  ShippingInfo?: ShippingInfoResolvers<ContextType>;
  Silhouette?: SilhouetteResolvers<ContextType>;
  SizeGuide?: SizeGuideResolvers<ContextType>;
  Staff?: StaffResolvers<ContextType>;
  StaffPayload?: StaffPayloadResolvers<ContextType>;
  StaffSession?: StaffSessionResolvers<ContextType>;
  StockLevel?: StockLevelResolvers<ContextType>;
  StockLevelConnection?: StockLevelConnectionResolvers<ContextType>;
  StockLevelEdge?: StockLevelEdgeResolvers<ContextType>;
  StockPayload?: StockPayloadResolvers<ContextType>;
  StocksPayload?: StocksPayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UserError?: UserErrorResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookPayload?: WebhookPayloadResolvers<ContextType>;
  WebhookSecretPayload?: WebhookSecretPayloadResolvers<ContextType>;
  WebhooksPayload?: WebhooksPayloadResolvers<ContextType>;
};


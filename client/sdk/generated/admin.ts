/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocument } from '../client.ts';
/** A new API token. */
export type ApiTokenInput = {
  /** In the future; null for never. */
  readonly expiresAt?: string | null | undefined;
  /** What uses it, at most 200 characters. */
  readonly name: string;
  /** At least one: `catalog:read`, `catalog:write`, `orders:read`, `orders:write`, `stock:write`, `customers:read`, `webhooks:write`. */
  readonly scopes: ReadonlyArray<string>;
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

/** Omitted fields stay as they are; a new category needs a name. */
export type CategoryInput = {
  /** Omitted: a new category, whose id is made from its name. */
  readonly id?: string | null | undefined;
  /** At most 200 characters. */
  readonly name?: string | null | undefined;
  /** Languages that are not given stay. */
  readonly translations?: ReadonlyArray<CategoryTranslationInput> | null | undefined;
};

/** The name of a category in another language. */
export type CategoryTranslationInput = {
  /** The language. */
  readonly language: TranslatedLanguage;
  /** At most 200 characters; blank removes the language. */
  readonly name: string;
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

/** How a customer orders. */
export type CustomerKind =
  /** With an account. */
  | 'ACCOUNT'
  /** Without an account: all such orders with one phone, in any way of writing it. An account with the same phone is another customer. */
  | 'GUEST';

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

/** Measures of eyewear, 1 to 999 millimetres. */
export type FrameMeasuresInput = {
  /** Width of the bridge. */
  readonly bridgeWidth: number;
  /** Width of the frame. */
  readonly frameWidth: number;
  /** Height of a lens. */
  readonly lensHeight: number;
  /** Width of a lens. */
  readonly lensWidth: number;
  /** Length of a temple. */
  readonly templeLength: number;
};

/** A language of shoppers. */
export type Language =
  /** Arabic. */
  | 'AR'
  /** English. */
  | 'EN'
  /** French. */
  | 'FR';

/** An order that staff take. */
export type NewOrderInput = {
  /** Not WEB. */
  readonly channel: OrderChannel;
  /** Of mails, documents and messages about it. */
  readonly language?: Language;
  /** 1 to 100 lines. */
  readonly lines: ReadonlyArray<OrderLineInput>;
  /** For staff alone, at most 1,000 characters. */
  readonly note?: string | null | undefined;
  /** CASH_ON_DELIVERY, or at the counter PAID_IN_SHOP: it is delivered at once then. */
  readonly paymentMethod: PaymentMethod;
  /** May be omitted for PAID_IN_SHOP. */
  readonly shippingInfo?: ShippingInput | null | undefined;
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

/** All conditions must hold. */
export type OrderFilter = {
  /** Placed at this instant or later. */
  readonly from?: string | null | undefined;
  /** Whether a requested return awaits the goods. */
  readonly hasOpenReturn?: boolean | null | undefined;
  /** Part of the number, the name, the e-mail, the phone or the city. */
  readonly search?: string | null | undefined;
  /** One of these; empty for all. */
  readonly statuses?: ReadonlyArray<OrderStatus> | null | undefined;
  /** Placed before this instant. */
  readonly to?: string | null | undefined;
  /** Changed at this instant or later. */
  readonly updatedSince?: string | null | undefined;
};

/** A variant and how many of it. */
export type OrderLineInput = {
  /** 1 to 99. */
  readonly quantity: number;
  /** Of the catalogue, or already in the order. */
  readonly variantId: string;
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
  readonly lines?: ReadonlyArray<OrderLineInput> | null | undefined;
  /** Until the order is delivered; null removes it. */
  readonly parcelNumber?: string | null | undefined;
  /** The whole address, until the order is shipped. */
  readonly shippingInfo?: ShippingInput | null | undefined;
};

/** The parcel number of an order. */
export type ParcelInput = {
  /** One of the orders that are moved, each once. */
  readonly id: string;
  /** Of the carrier; blank for none. */
  readonly number: string;
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
  readonly originalPrice?: number | null | undefined;
  /** Centimes; null: as the product. */
  readonly price?: number | null | undefined;
  /** Each once. */
  readonly variantId: string;
};

/** A fact about a product. */
export type ProductDetailInput = {
  /** Such as `Matière`. */
  readonly label: string;
  /** At most 200 characters. */
  readonly value: string;
};

/** All conditions must hold. */
export type ProductFilter = {
  /** Archived products instead of those of the catalogue. */
  readonly archived?: boolean | null | undefined;
  /** Names; one of these. */
  readonly categories?: ReadonlyArray<string> | null | undefined;
  /** With a counted variant of which at most 3 are available. */
  readonly lowStock?: boolean | null | undefined;
  /** With texts that are missing in one of these languages. */
  readonly missingTranslations?: ReadonlyArray<TranslatedLanguage> | null | undefined;
  /** Words of title, brand or description, or a part of an id or article number; at most 200 characters. */
  readonly search?: string | null | undefined;
};

/** How a garment compares with its size guide. */
export type ProductFit =
  /** One takes a size down. */
  | 'RUNS_LARGE'
  /** One takes a size up. */
  | 'RUNS_SMALL'
  /** One takes the usual size. */
  | 'TRUE_TO_SIZE';

/** A picture that the product has, or had. */
export type ProductImageInput = {
  /** What it shows, in French. Required. */
  readonly alt: string;
  /** Present address, from `ProductImage.url`. */
  readonly url: string;
  /** The colour that it shows; null for all. The first picture shows the first colour. */
  readonly value?: string | null | undefined;
};

/** Omitted fields stay as they are; a new product needs title, brand, categoryName and price. */
export type ProductInput = {
  /** At most 200 characters. */
  readonly brand?: string | null | undefined;
  /** Name of a category. */
  readonly categoryName?: string | null | undefined;
  /** At most 2,000 characters, line breaks allowed; null for none. */
  readonly description?: string | null | undefined;
  /** At most 30, in display order. */
  readonly details?: ReadonlyArray<ProductDetailInput> | null | undefined;
  /** Null where it is not known. */
  readonly fit?: ProductFit | null | undefined;
  /** Omitted: a new product, whose id is made from its title. */
  readonly id?: string | null | undefined;
  /** All pictures in order, by their present addresses; one that is left out is removed. */
  readonly images?: ReadonlyArray<ProductImageInput> | null | undefined;
  /** Of a new product: true keeps it from shoppers until `unarchiveProduct` publishes it. */
  readonly isDraft?: boolean | null | undefined;
  /** What the shop recommends it for, each once. */
  readonly occasions?: ReadonlyArray<Occasion> | null | undefined;
  /** At most 3, each with 1 to 100 values; values that no variant has are dropped. */
  readonly options?: ReadonlyArray<ProductOptionInput> | null | undefined;
  /** Centimes; for a new product, `price` if omitted. */
  readonly originalPrice?: number | null | undefined;
  /** True takes the product out of stock whatever its variants have; false puts on sale what has stock. To be sent only when it is to change. */
  readonly outOfStock?: boolean | null | undefined;
  /** Centimes. */
  readonly price?: number | null | undefined;
  /** What else shoppers search it by: at most 200 characters; null for none. */
  readonly searchWords?: string | null | undefined;
  /** Null for none: its page then shows no drawings. */
  readonly silhouette?: SilhouetteInput | null | undefined;
  /** Id of a size guide; null for none. */
  readonly sizeGuide?: string | null | undefined;
  /** At most 200 characters. */
  readonly title?: string | null | undefined;
  /** Languages that are not given stay. */
  readonly translations?: ReadonlyArray<ProductTranslationInput> | null | undefined;
  /** All variants in display order. One that is left out is removed; one without `id` is new. */
  readonly variants?: ReadonlyArray<ProductVariantInput> | null | undefined;
};

/** An option of a product. */
export type ProductOptionInput = {
  /** Each once. */
  readonly name: string;
  /** 1 to 100, each once. */
  readonly values: ReadonlyArray<ProductOptionValueInput>;
};

/** A value of an option. */
export type ProductOptionValueInput = {
  /** Such as `#1f2a44`; null for none, and as it was if omitted. */
  readonly swatch?: string | null | undefined;
  /** At most 200 characters. */
  readonly value: string;
};

/** The texts of a product in another language, given whole. */
export type ProductTranslationInput = {
  /** At most 2,000 characters, line breaks allowed; null for none. */
  readonly description?: string | null | undefined;
  /** At most 30, in display order. */
  readonly details?: ReadonlyArray<ProductDetailInput> | null | undefined;
  /** The language. */
  readonly language: TranslatedLanguage;
  /** At most 200 characters; blank removes the language. */
  readonly title?: string | null | undefined;
};

/** A variant; fields omitted of one with an `id` stay. */
export type ProductVariantInput = {
  /** Measures of eyewear; null for none. */
  readonly frame?: FrameMeasuresInput | null | undefined;
  /** Of 8, 12, 13 or 14 digits, the last one a check; null for none. */
  readonly gtin?: string | null | undefined;
  /** Omitted: a new variant, whose id is made from its values. */
  readonly id?: string | null | undefined;
  /** Part number of the manufacturer; null for none. */
  readonly mpn?: string | null | undefined;
  /** Centimes; null: as the product. */
  readonly ownOriginalPrice?: number | null | undefined;
  /** Centimes; null: as the product. */
  readonly ownPrice?: number | null | undefined;
  /** Article number; null for none. */
  readonly sku?: string | null | undefined;
  /** For a new variant; of others `setStock` changes it. */
  readonly stockOnHand?: number | null | undefined;
  /** One for each option of the product, in the same order. */
  readonly values: ReadonlyArray<string>;
};

/** Something that came back. */
export type ReceivedLineInput = {
  /** At most what is left of it. */
  readonly quantity: number;
  /** Whether it goes back into the stock. */
  readonly restock: boolean;
  /** One of the order's variants. */
  readonly variantId: string;
};

/** What is paid back for a return. */
export type RefundInput = {
  /** Centimes, at most what was paid for the lines, and the delivery fee where nothing is left; by default the most. */
  readonly amount?: number | null | undefined;
  /** CARD goes through the payment provider, CASH is recorded as given. */
  readonly method: ReturnRefund;
};

/** How money goes back. */
export type RefundMethod =
  /** Through the payment provider. */
  | 'CARD'
  /** Given in cash. */
  | 'CASH';

/** How a return is paid back. */
export type ReturnRefund =
  /** To the card that paid. */
  | 'CARD'
  /** In cash. */
  | 'CASH'
  /** Not at all. */
  | 'NONE';

/** What ordered articles are added up by. */
export type SalesDimension =
  /** Categories. */
  | 'CATEGORY'
  /** Products. */
  | 'PRODUCT'
  /** Values of the option `Taille`. */
  | 'SIZE';

/** What sales are added up by. */
export type SalesPeriod =
  /** Days in Rabat. */
  | 'DAY'
  /** Months of the calendar. */
  | 'MONTH'
  /** Weeks from Monday to Sunday. */
  | 'WEEK';

/** Of a new account. */
export type SetUpInput = {
  /** That of the invitation, if it has one. */
  readonly email: string;
  /** At most 200 characters, without links. */
  readonly name: string;
  /** 12 to 200 characters. */
  readonly password: string;
};

/** A change of the settings; omitted fields stay, and what is null or blank has its default again. */
export type SettingsInput = {
  /** In one line. */
  readonly address?: string | null | undefined;
  /** Number of the declaration to the CNDP. */
  readonly cndp?: string | null | undefined;
  /** Of the customer service. */
  readonly email?: string | null | undefined;
  /** Identifiant commun de l'entreprise. */
  readonly ice?: string | null | undefined;
  /** At most 200 characters, as the next ones. */
  readonly legalName?: string | null | undefined;
  /** At most 10. */
  readonly orderEmails?: ReadonlyArray<string> | null | undefined;
  /** 10 to 13 digits, with or without blanks; shown as written. */
  readonly phone?: string | null | undefined;
  /** Registre de commerce. */
  readonly rc?: string | null | undefined;
  /** Identifiant fiscal. */
  readonly taxId?: string | null | undefined;
  /** At most 1,000 characters; other placeholders than the four are refused. */
  readonly whatsAppText?: string | null | undefined;
  /** As `whatsAppText`, about an order in Arabic. */
  readonly whatsAppTextAr?: string | null | undefined;
  /** As `whatsAppText`, about an order in English. */
  readonly whatsAppTextEn?: string | null | undefined;
};

/** Delivery address and contact. */
export type ShippingInput = {
  /** City. */
  readonly city?: string | null | undefined;
  /** For mails about the order. */
  readonly email?: string | null | undefined;
  /** Name of the recipient. Like the address, required unless paid at the counter, and without links and e-mail addresses. */
  readonly name?: string | null | undefined;
  /** Required, unless the order is paid by card or at the counter. */
  readonly phone?: string | null | undefined;
  /** Postal code. */
  readonly postalCode?: string | null | undefined;
  /** Region. */
  readonly region?: string | null | undefined;
  /** Street and number. */
  readonly street?: string | null | undefined;
};

/** What the drawn women of a product's page wear. */
export type SilhouetteInput = {
  /** Such as `#6f9fd0`, for a product whose colours have no swatches; null for none. */
  readonly color?: string | null | undefined;
  /** Centimetres to the hem, 20 to 200, as `Silhouette.length`. */
  readonly length: number;
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

/** OWNER may everything; STAFF manages neither staff nor the audit log. */
export type StaffRole =
  /** May everything. */
  | 'OWNER'
  /** Manages neither staff nor the audit log. */
  | 'STAFF';

/** A count of one variant. */
export type StockChange = {
  /** The `stockOnHand` that was read, null for not counted; if omitted, nothing is compared. */
  readonly expected?: number | null | undefined;
  /** 0 to 9,999,999; null stops counting. */
  readonly stockOnHand?: number | null | undefined;
  /** Each once. */
  readonly variantId: string;
};

/** All conditions must hold. */
export type StockFilter = {
  /** Counted variants of which at most 3 are available. */
  readonly lowStock?: boolean | null | undefined;
  /** Words of title, brand, values, id, article number and GTIN, each wherever it stands, such as `caftan 38`; of products that are found otherwise, as `ProductFilter.search` finds them by words, all variants. At most 200 characters. */
  readonly search?: string | null | undefined;
};

/** A language into which the catalogue is translated. */
export type TranslatedLanguage =
  /** Arabic. */
  | 'AR'
  /** English. */
  | 'EN';

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

/** A new webhook. */
export type WebhookInput = {
  /** At least one: `order.placed`, `order.updated`, `order.paid`, `order.confirmed`, `order.shipped`, `order.delivered`, `order.cancelled`, `order.refused`, `order.returned`, `return.requested`, `return.received`, `refund.made`, `product.created`, `product.updated`, `product.archived`, `stock.changed`, `customer.deleted`. */
  readonly events: ReadonlyArray<string>;
  /** http or https, at most 2,000 characters, without user name and password; private addresses are refused with INVALID. */
  readonly url: string;
};

/** A change of a webhook; omitted fields stay. */
export type WebhookUpdate = {
  /** As of a new webhook. */
  readonly events?: ReadonlyArray<string> | null | undefined;
  /** Events that happen while it is inactive are never sent to it. */
  readonly isActive?: boolean | null | undefined;
  /** As of a new webhook. */
  readonly url?: string | null | undefined;
};

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { readonly me: { readonly id: string, readonly email: string, readonly name: string | null, readonly role: StaffRole, readonly createdAt: string, readonly lastSeenAt: string | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string, readonly isCurrent: boolean }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } | null };

export type SetupQueryVariables = Exact<{
  token: string;
}>;


export type SetupQuery = { readonly setup: { readonly email: string | null, readonly name: string | null, readonly role: StaffRole } | null };

export type OrdersQueryVariables = Exact<{
  filter?: OrderFilter | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type OrdersQuery = { readonly orders: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly number: string, readonly version: number, readonly channel: OrderChannel, readonly language: Language, readonly status: OrderStatus, readonly canChange: boolean, readonly moves: ReadonlyArray<OrderStatus>, readonly placedAt: string, readonly updatedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly toCollect: { readonly amount: number, readonly currency: string }, readonly shippingInfo: { readonly name: string, readonly phone: string | null, readonly email: string | null, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string }, readonly returnRequest: { readonly requestedAt: string, readonly reason: string } | null, readonly refund: { readonly method: RefundMethod, readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly refundDue: { readonly amount: number, readonly currency: string }, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string } } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null } } };

export type OrderQueryVariables = Exact<{
  id: string;
}>;


export type OrderQuery = { readonly order: { readonly id: string, readonly number: string, readonly version: number, readonly channel: OrderChannel, readonly language: Language, readonly status: OrderStatus, readonly canChange: boolean, readonly moves: ReadonlyArray<OrderStatus>, readonly placedAt: string, readonly updatedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly toCollect: { readonly amount: number, readonly currency: string }, readonly shippingInfo: { readonly name: string, readonly phone: string | null, readonly email: string | null, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string }, readonly history: ReadonlyArray<{ readonly status: OrderStatus, readonly at: string }>, readonly returnRequest: { readonly requestedAt: string, readonly reason: string } | null, readonly returns: ReadonlyArray<{ readonly id: string, readonly requestedAt: string | null, readonly receivedAt: string | null, readonly refusedAt: string | null, readonly reason: string | null, readonly refusal: string | null, readonly lines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly refund: { readonly method: RefundMethod, readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null }>, readonly refund: { readonly method: RefundMethod, readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly refundDue: { readonly amount: number, readonly currency: string }, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly shippingInfo: { readonly name: string, readonly phone: string | null, readonly email: string | null, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string } } | null, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly issuedAt: string, readonly reason: CreditNoteReason, readonly method: RefundMethod, readonly amount: { readonly amount: number, readonly currency: string }, readonly vat: { readonly amount: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }> }>, readonly notes: ReadonlyArray<{ readonly at: string, readonly by: string, readonly text: string }>, readonly contacts: ReadonlyArray<{ readonly at: string, readonly by: string, readonly outcome: ContactOutcome, readonly note: string | null }>, readonly recipientHistory: { readonly delivered: number, readonly refused: number } } | null };

export type OrdersByIdQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type OrdersByIdQuery = { readonly ordersById: ReadonlyArray<{ readonly id: string, readonly number: string, readonly version: number, readonly channel: OrderChannel, readonly language: Language, readonly status: OrderStatus, readonly canChange: boolean, readonly moves: ReadonlyArray<OrderStatus>, readonly placedAt: string, readonly updatedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly toCollect: { readonly amount: number, readonly currency: string }, readonly shippingInfo: { readonly name: string, readonly phone: string | null, readonly email: string | null, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string }, readonly returnRequest: { readonly requestedAt: string, readonly reason: string } | null, readonly refund: { readonly method: RefundMethod, readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly refundDue: { readonly amount: number, readonly currency: string }, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string } } | null }> };

export type OrdersToCallQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type OrdersToCallQuery = { readonly ordersToCall: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly number: string, readonly version: number, readonly channel: OrderChannel, readonly language: Language, readonly status: OrderStatus, readonly canChange: boolean, readonly moves: ReadonlyArray<OrderStatus>, readonly placedAt: string, readonly updatedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly toCollect: { readonly amount: number, readonly currency: string }, readonly shippingInfo: { readonly name: string, readonly phone: string | null, readonly email: string | null, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string }, readonly returnRequest: { readonly requestedAt: string, readonly reason: string } | null, readonly refund: { readonly method: RefundMethod, readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly refundDue: { readonly amount: number, readonly currency: string }, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string } } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null } } };

export type InvoicesQueryVariables = Exact<{
  month: string;
  first?: number;
  after?: string | null | undefined;
}>;


export type InvoicesQuery = { readonly invoices: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly kind: DocumentKind, readonly number: string, readonly issuedAt: string, readonly name: string, readonly paymentMethod: PaymentMethod, readonly refundMethod: RefundMethod | null, readonly order: { readonly id: string, readonly number: string, readonly version: number, readonly channel: OrderChannel, readonly language: Language, readonly status: OrderStatus, readonly canChange: boolean, readonly moves: ReadonlyArray<OrderStatus>, readonly placedAt: string, readonly updatedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly toCollect: { readonly amount: number, readonly currency: string }, readonly refundDue: { readonly amount: number, readonly currency: string } }, readonly net: { readonly amount: number, readonly currency: string }, readonly vat: { readonly amount: number, readonly currency: string }, readonly gross: { readonly amount: number, readonly currency: string } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null }, readonly sums: { readonly net: { readonly amount: number, readonly currency: string }, readonly vat: { readonly amount: number, readonly currency: string }, readonly gross: { readonly amount: number, readonly currency: string } } } };

export type InvoicesCsvQueryVariables = Exact<{
  month: string;
  isForExcel?: boolean;
}>;


export type InvoicesCsvQuery = { readonly invoicesCsv: string };

export type QuoteOrderQueryVariables = Exact<{
  lines: ReadonlyArray<OrderLineInput> | OrderLineInput;
  channel: OrderChannel;
}>;


export type QuoteOrderQuery = { readonly quoteOrder: { readonly id: string, readonly quantity: number, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly warnings: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type ProductsQueryVariables = Exact<{
  filter?: ProductFilter | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type ProductsQuery = { readonly products: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly version: number, readonly title: string, readonly brand: string, readonly description: string | null, readonly searchWords: string | null, readonly searchTerms: ReadonlyArray<string>, readonly categoryName: string, readonly image: string, readonly imageAlt: string, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly sizeGuide: string | null, readonly fit: ProductFit | null, readonly updatedAt: string, readonly archivedAt: string | null, readonly isDraft: boolean, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly options: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly swatch: string | null }> }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly gtin: string | null, readonly mpn: string | null, readonly title: string, readonly values: ReadonlyArray<string>, readonly ownPrice: number | null, readonly ownOriginalPrice: number | null, readonly stockOnHand: number | null, readonly allocated: number, readonly quantityAvailable: number | null, readonly waiting: number, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly value: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number }> }>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly missingTranslations: ReadonlyArray<{ readonly language: TranslatedLanguage, readonly count: number }>, readonly silhouette: { readonly shape: SilhouetteShape, readonly length: number, readonly color: string | null } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null } } };

export type ProductQueryVariables = Exact<{
  id: string;
}>;


export type ProductQuery = { readonly product: { readonly id: string, readonly version: number, readonly title: string, readonly brand: string, readonly description: string | null, readonly searchWords: string | null, readonly searchTerms: ReadonlyArray<string>, readonly categoryName: string, readonly image: string, readonly imageAlt: string, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly sizeGuide: string | null, readonly fit: ProductFit | null, readonly updatedAt: string, readonly archivedAt: string | null, readonly isDraft: boolean, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly options: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly swatch: string | null }> }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly gtin: string | null, readonly mpn: string | null, readonly title: string, readonly values: ReadonlyArray<string>, readonly ownPrice: number | null, readonly ownOriginalPrice: number | null, readonly stockOnHand: number | null, readonly allocated: number, readonly quantityAvailable: number | null, readonly waiting: number, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number } | null, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly value: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number }> }> }>, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly value: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number }> }>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly translations: ReadonlyArray<{ readonly language: TranslatedLanguage, readonly title: string, readonly description: string | null, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }> }>, readonly missingTranslations: ReadonlyArray<{ readonly language: TranslatedLanguage, readonly count: number }>, readonly silhouette: { readonly shape: SilhouetteShape, readonly length: number, readonly color: string | null } | null } | null };

export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQuery = { readonly categories: ReadonlyArray<{ readonly id: string, readonly name: string, readonly productCount: number, readonly translations: ReadonlyArray<{ readonly language: TranslatedLanguage, readonly name: string }> }> };

export type SizeGuidesQueryVariables = Exact<{ [key: string]: never; }>;


export type SizeGuidesQuery = { readonly sizeGuides: ReadonlyArray<{ readonly id: string, readonly title: string }> };

export type CustomersQueryVariables = Exact<{
  search?: string | null | undefined;
  kind?: CustomerKind | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type CustomersQuery = { readonly customers: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly kind: CustomerKind, readonly name: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly emailVerified: boolean, readonly phone: string | null, readonly city: string | null, readonly createdAt: string, readonly orderCount: number, readonly refusedCount: number }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null } } };

export type CustomerQueryVariables = Exact<{
  id: string;
}>;


export type CustomerQuery = { readonly customer: { readonly id: string, readonly kind: CustomerKind, readonly name: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly emailVerified: boolean, readonly phone: string | null, readonly city: string | null, readonly createdAt: string, readonly orderCount: number, readonly refusedCount: number } | null };

export type DashboardQueryVariables = Exact<{
  days?: number;
}>;


export type DashboardQuery = { readonly dashboard: { readonly toConfirm: number, readonly toPrepare: number, readonly openReturns: number, readonly lowStock: number, readonly failedMails: number, readonly missingSettings: ReadonlyArray<string>, readonly days: ReadonlyArray<{ readonly date: string, readonly orders: number, readonly sales: number }> } };

export type SalesQueryVariables = Exact<{
  period?: SalesPeriod;
  from?: string | null | undefined;
  to?: string | null | undefined;
  byDimension?: SalesDimension;
  byFirst?: number;
  refusalsByCityFirst?: number;
}>;


export type SalesQuery = { readonly sales: { readonly period: SalesPeriod, readonly from: string, readonly to: string, readonly sums: { readonly orders: number, readonly quantity: number, readonly sales: number, readonly refunded: number }, readonly before: { readonly orders: number, readonly quantity: number, readonly sales: number, readonly refunded: number }, readonly change: { readonly orders: number | null, readonly quantity: number | null, readonly sales: number | null, readonly refunded: number | null }, readonly buckets: ReadonlyArray<{ readonly from: string, readonly to: string, readonly sums: { readonly orders: number, readonly quantity: number, readonly sales: number, readonly refunded: number }, readonly before: { readonly orders: number, readonly quantity: number, readonly sales: number, readonly refunded: number }, readonly change: { readonly orders: number | null, readonly quantity: number | null, readonly sales: number | null, readonly refunded: number | null } }>, readonly channels: ReadonlyArray<{ readonly channel: OrderChannel, readonly orders: number, readonly sales: number }>, readonly by: ReadonlyArray<{ readonly name: string | null, readonly productId: string | null, readonly isRemoved: boolean, readonly quantity: number, readonly sales: number }>, readonly returnsByReason: ReadonlyArray<{ readonly reason: string, readonly returns: number, readonly quantity: number }>, readonly refusalsByCity: ReadonlyArray<{ readonly city: string, readonly delivered: number, readonly refused: number, readonly rate: number }> } };

export type FailedMailsQueryVariables = Exact<{
  first?: number;
}>;


export type FailedMailsQuery = { readonly failedMails: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly to: string, readonly createdAt: string, readonly lastError: string | null, readonly order: { readonly id: string, readonly number: string, readonly version: number, readonly channel: OrderChannel, readonly language: Language, readonly status: OrderStatus, readonly canChange: boolean, readonly moves: ReadonlyArray<OrderStatus>, readonly placedAt: string, readonly updatedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly toCollect: { readonly amount: number, readonly currency: string }, readonly refundDue: { readonly amount: number, readonly currency: string } } | null }> };

export type StockLevelsQueryVariables = Exact<{
  filter?: StockFilter | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type StockLevelsQuery = { readonly stockLevels: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly soldIn30Days: number, readonly product: { readonly id: string, readonly version: number, readonly title: string, readonly brand: string, readonly description: string | null, readonly searchWords: string | null, readonly searchTerms: ReadonlyArray<string>, readonly categoryName: string, readonly image: string, readonly imageAlt: string, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly sizeGuide: string | null, readonly fit: ProductFit | null, readonly updatedAt: string, readonly archivedAt: string | null, readonly isDraft: boolean, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly gtin: string | null, readonly mpn: string | null, readonly title: string, readonly values: ReadonlyArray<string>, readonly ownPrice: number | null, readonly ownOriginalPrice: number | null, readonly stockOnHand: number | null, readonly allocated: number, readonly quantityAvailable: number | null, readonly waiting: number, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null } } };

export type StockAlertsQueryVariables = Exact<{
  first?: number;
}>;


export type StockAlertsQuery = { readonly stockAlerts: ReadonlyArray<{ readonly waiting: number, readonly product: { readonly id: string, readonly version: number, readonly title: string, readonly brand: string, readonly description: string | null, readonly searchWords: string | null, readonly searchTerms: ReadonlyArray<string>, readonly categoryName: string, readonly image: string, readonly imageAlt: string, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly sizeGuide: string | null, readonly fit: ProductFit | null, readonly updatedAt: string, readonly archivedAt: string | null, readonly isDraft: boolean, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly gtin: string | null, readonly mpn: string | null, readonly title: string, readonly values: ReadonlyArray<string>, readonly ownPrice: number | null, readonly ownOriginalPrice: number | null, readonly stockOnHand: number | null, readonly allocated: number, readonly quantityAvailable: number | null, readonly waiting: number, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number } | null } }> };

export type AuditLogQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
  actor?: string | null | undefined;
  subject?: string | null | undefined;
}>;


export type AuditLogQuery = { readonly auditLog: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly at: string, readonly actor: string, readonly actorName: string | null, readonly action: string, readonly subject: string, readonly before: string | null, readonly after: string | null, readonly about: { readonly kind: AuditSubjectKind, readonly id: string, readonly name: string } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null } } };

export type StaffQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffQuery = { readonly staff: ReadonlyArray<{ readonly id: string, readonly email: string, readonly name: string | null, readonly role: StaffRole, readonly createdAt: string, readonly lastSeenAt: string | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string, readonly isCurrent: boolean }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> }> };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { readonly webhooks: ReadonlyArray<{ readonly id: string, readonly url: string, readonly events: ReadonlyArray<string>, readonly isActive: boolean, readonly createdAt: string, readonly goneAt: string | null, readonly earlierSecretUntil: string | null }> };

export type WebhookQueryVariables = Exact<{
  id: string;
  deliveriesFirst?: number;
  deliveriesAfter?: string | null | undefined;
}>;


export type WebhookQuery = { readonly webhook: { readonly id: string, readonly url: string, readonly events: ReadonlyArray<string>, readonly isActive: boolean, readonly createdAt: string, readonly goneAt: string | null, readonly earlierSecretUntil: string | null, readonly deliveries: ReadonlyArray<{ readonly id: string, readonly type: string, readonly state: DeliveryState, readonly createdAt: string, readonly nextAttemptAt: string | null, readonly payload: string, readonly attempts: ReadonlyArray<{ readonly at: string, readonly status: number | null, readonly ms: number, readonly error: string | null }> }> } | null };

export type ApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { readonly apiTokens: ReadonlyArray<{ readonly id: string, readonly name: string, readonly prefix: string, readonly scopes: ReadonlyArray<string>, readonly createdAt: string, readonly expiresAt: string | null, readonly lastUsedAt: string | null }> };

export type MerchantQueryVariables = Exact<{ [key: string]: never; }>;


export type MerchantQuery = { readonly merchant: { readonly legalName: string | null, readonly address: string | null, readonly ice: string | null, readonly rc: string | null, readonly taxId: string | null, readonly phone: string | null, readonly email: string | null } };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { readonly settings: { readonly version: number, readonly stored: { readonly orderEmails: ReadonlyArray<string> | null, readonly legalName: string | null, readonly address: string | null, readonly ice: string | null, readonly rc: string | null, readonly taxId: string | null, readonly cndp: string | null, readonly phone: string | null, readonly email: string | null, readonly whatsAppText: string | null, readonly whatsAppTextAr: string | null, readonly whatsAppTextEn: string | null }, readonly defaults: { readonly orderEmails: ReadonlyArray<string> | null, readonly legalName: string | null, readonly address: string | null, readonly ice: string | null, readonly rc: string | null, readonly taxId: string | null, readonly cndp: string | null, readonly phone: string | null, readonly email: string | null, readonly whatsAppText: string | null, readonly whatsAppTextAr: string | null, readonly whatsAppTextEn: string | null } } };

export type WhatsAppTextQueryVariables = Exact<{
  language?: Language;
}>;


export type WhatsAppTextQuery = { readonly whatsAppText: string };

export type SetUpAccountMutationVariables = Exact<{
  token: string;
  input: SetUpInput;
}>;


export type SetUpAccountMutation = { readonly setUpAccount: { readonly me: { readonly id: string, readonly email: string, readonly name: string | null, readonly role: StaffRole, readonly createdAt: string, readonly lastSeenAt: string | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string, readonly isCurrent: boolean }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type LogInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LogInMutation = { readonly logIn: { readonly me: { readonly id: string, readonly email: string, readonly name: string | null, readonly role: StaffRole, readonly createdAt: string, readonly lastSeenAt: string | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string, readonly isCurrent: boolean }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type StartPasskeyLogInMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyLogInMutation = { readonly startPasskeyLogIn: { readonly options: string | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type LogInWithPasskeyMutationVariables = Exact<{
  response: string;
}>;


export type LogInWithPasskeyMutation = { readonly logInWithPasskey: { readonly me: { readonly id: string, readonly email: string, readonly name: string | null, readonly role: StaffRole, readonly createdAt: string, readonly lastSeenAt: string | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string, readonly isCurrent: boolean }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { readonly requestPasswordReset: { readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { readonly logOut: { readonly me: { readonly id: string, readonly email: string, readonly name: string | null, readonly role: StaffRole, readonly createdAt: string, readonly lastSeenAt: string | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string, readonly isCurrent: boolean }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { readonly endSession: { readonly me: { readonly id: string, readonly email: string, readonly name: string | null, readonly role: StaffRole, readonly createdAt: string, readonly lastSeenAt: string | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string, readonly isCurrent: boolean }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { readonly endOtherSessions: { readonly me: { readonly id: string, readonly email: string, readonly name: string | null, readonly role: StaffRole, readonly createdAt: string, readonly lastSeenAt: string | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string, readonly isCurrent: boolean }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  password: string;
}>;


export type ChangePasswordMutation = { readonly changePassword: { readonly me: { readonly id: string, readonly email: string, readonly name: string | null, readonly role: StaffRole, readonly createdAt: string, readonly lastSeenAt: string | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string, readonly isCurrent: boolean }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type StartPasskeyRegistrationMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyRegistrationMutation = { readonly startPasskeyRegistration: { readonly options: string | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type AddPasskeyMutationVariables = Exact<{
  response: string;
  name: string;
}>;


export type AddPasskeyMutation = { readonly addPasskey: { readonly me: { readonly id: string, readonly email: string, readonly name: string | null, readonly role: StaffRole, readonly createdAt: string, readonly lastSeenAt: string | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string, readonly isCurrent: boolean }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { readonly removePasskey: { readonly me: { readonly id: string, readonly email: string, readonly name: string | null, readonly role: StaffRole, readonly createdAt: string, readonly lastSeenAt: string | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string, readonly isCurrent: boolean }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type AddStaffMutationVariables = Exact<{
  email: string;
  role: StaffRole;
}>;


export type AddStaffMutation = { readonly addStaff: { readonly setupUrl: string | null, readonly staff: { readonly id: string, readonly email: string, readonly name: string | null, readonly role: StaffRole, readonly createdAt: string, readonly lastSeenAt: string | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string, readonly isCurrent: boolean }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type RemoveStaffMutationVariables = Exact<{
  id: string;
}>;


export type RemoveStaffMutation = { readonly removeStaff: { readonly staff: ReadonlyArray<{ readonly id: string, readonly email: string, readonly name: string | null, readonly role: StaffRole, readonly createdAt: string, readonly lastSeenAt: string | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string, readonly isCurrent: boolean }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> }> | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type MoveOrdersMutationVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  to: OrderStatus;
  parcelNumber?: string | null | undefined;
  parcels?: ReadonlyArray<ParcelInput> | ParcelInput | null | undefined;
}>;


export type MoveOrdersMutation = { readonly moveOrders: { readonly orders: ReadonlyArray<{ readonly id: string, readonly number: string, readonly version: number, readonly channel: OrderChannel, readonly language: Language, readonly status: OrderStatus, readonly canChange: boolean, readonly moves: ReadonlyArray<OrderStatus>, readonly placedAt: string, readonly updatedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly toCollect: { readonly amount: number, readonly currency: string }, readonly refund: { readonly method: RefundMethod, readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly refundDue: { readonly amount: number, readonly currency: string }, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string } } | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type CreateOrderMutationVariables = Exact<{
  input: NewOrderInput;
  idempotencyKey: string;
}>;


export type CreateOrderMutation = { readonly createOrder: { readonly order: { readonly id: string, readonly number: string, readonly version: number, readonly channel: OrderChannel, readonly language: Language, readonly status: OrderStatus, readonly canChange: boolean, readonly moves: ReadonlyArray<OrderStatus>, readonly placedAt: string, readonly updatedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly toCollect: { readonly amount: number, readonly currency: string }, readonly history: ReadonlyArray<{ readonly status: OrderStatus, readonly at: string }>, readonly refund: { readonly method: RefundMethod, readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly refundDue: { readonly amount: number, readonly currency: string }, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string } } | null, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly issuedAt: string, readonly reason: CreditNoteReason, readonly method: RefundMethod, readonly amount: { readonly amount: number, readonly currency: string }, readonly vat: { readonly amount: number, readonly currency: string } }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type UpdateOrderMutationVariables = Exact<{
  id: string;
  input: OrderUpdate;
  expectedVersion: number;
  dryRun?: boolean;
}>;


export type UpdateOrderMutation = { readonly updateOrder: { readonly order: { readonly id: string, readonly number: string, readonly version: number, readonly channel: OrderChannel, readonly language: Language, readonly status: OrderStatus, readonly canChange: boolean, readonly moves: ReadonlyArray<OrderStatus>, readonly placedAt: string, readonly updatedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly toCollect: { readonly amount: number, readonly currency: string }, readonly history: ReadonlyArray<{ readonly status: OrderStatus, readonly at: string }>, readonly refund: { readonly method: RefundMethod, readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly refundDue: { readonly amount: number, readonly currency: string }, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string } } | null, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly issuedAt: string, readonly reason: CreditNoteReason, readonly method: RefundMethod, readonly amount: { readonly amount: number, readonly currency: string }, readonly vat: { readonly amount: number, readonly currency: string } }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type ReceiveReturnMutationVariables = Exact<{
  orderId: string;
  lines: ReadonlyArray<ReceivedLineInput> | ReceivedLineInput;
  refund: RefundInput;
  expectedVersion: number;
  dryRun?: boolean;
}>;


export type ReceiveReturnMutation = { readonly receiveReturn: { readonly order: { readonly id: string, readonly number: string, readonly version: number, readonly channel: OrderChannel, readonly language: Language, readonly status: OrderStatus, readonly canChange: boolean, readonly moves: ReadonlyArray<OrderStatus>, readonly placedAt: string, readonly updatedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly toCollect: { readonly amount: number, readonly currency: string }, readonly history: ReadonlyArray<{ readonly status: OrderStatus, readonly at: string }>, readonly refund: { readonly method: RefundMethod, readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly refundDue: { readonly amount: number, readonly currency: string }, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string } } | null, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly issuedAt: string, readonly reason: CreditNoteReason, readonly method: RefundMethod, readonly amount: { readonly amount: number, readonly currency: string }, readonly vat: { readonly amount: number, readonly currency: string } }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type RefuseReturnMutationVariables = Exact<{
  orderId: string;
  reason: string;
}>;


export type RefuseReturnMutation = { readonly refuseReturn: { readonly order: { readonly id: string, readonly number: string, readonly version: number, readonly channel: OrderChannel, readonly language: Language, readonly status: OrderStatus, readonly canChange: boolean, readonly moves: ReadonlyArray<OrderStatus>, readonly placedAt: string, readonly updatedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly toCollect: { readonly amount: number, readonly currency: string }, readonly history: ReadonlyArray<{ readonly status: OrderStatus, readonly at: string }>, readonly refund: { readonly method: RefundMethod, readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly refundDue: { readonly amount: number, readonly currency: string }, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string } } | null, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly issuedAt: string, readonly reason: CreditNoteReason, readonly method: RefundMethod, readonly amount: { readonly amount: number, readonly currency: string }, readonly vat: { readonly amount: number, readonly currency: string } }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type AddOrderNoteMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type AddOrderNoteMutation = { readonly addOrderNote: { readonly order: { readonly id: string, readonly number: string, readonly version: number, readonly channel: OrderChannel, readonly language: Language, readonly status: OrderStatus, readonly canChange: boolean, readonly moves: ReadonlyArray<OrderStatus>, readonly placedAt: string, readonly updatedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly toCollect: { readonly amount: number, readonly currency: string }, readonly history: ReadonlyArray<{ readonly status: OrderStatus, readonly at: string }>, readonly refund: { readonly method: RefundMethod, readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly refundDue: { readonly amount: number, readonly currency: string }, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string } } | null, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly issuedAt: string, readonly reason: CreditNoteReason, readonly method: RefundMethod, readonly amount: { readonly amount: number, readonly currency: string }, readonly vat: { readonly amount: number, readonly currency: string } }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type AddOrderContactMutationVariables = Exact<{
  id: string;
  outcome: ContactOutcome;
  note?: string | null | undefined;
}>;


export type AddOrderContactMutation = { readonly addOrderContact: { readonly order: { readonly id: string, readonly number: string, readonly version: number, readonly channel: OrderChannel, readonly language: Language, readonly status: OrderStatus, readonly canChange: boolean, readonly moves: ReadonlyArray<OrderStatus>, readonly placedAt: string, readonly updatedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly toCollect: { readonly amount: number, readonly currency: string }, readonly history: ReadonlyArray<{ readonly status: OrderStatus, readonly at: string }>, readonly refund: { readonly method: RefundMethod, readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly refundDue: { readonly amount: number, readonly currency: string }, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string } } | null, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly issuedAt: string, readonly reason: CreditNoteReason, readonly method: RefundMethod, readonly amount: { readonly amount: number, readonly currency: string }, readonly vat: { readonly amount: number, readonly currency: string } }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type SaveProductMutationVariables = Exact<{
  input: ProductInput;
  expectedVersion?: number | null | undefined;
}>;


export type SaveProductMutation = { readonly saveProduct: { readonly product: { readonly id: string, readonly version: number, readonly title: string, readonly brand: string, readonly description: string | null, readonly searchWords: string | null, readonly searchTerms: ReadonlyArray<string>, readonly categoryName: string, readonly image: string, readonly imageAlt: string, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly sizeGuide: string | null, readonly fit: ProductFit | null, readonly updatedAt: string, readonly archivedAt: string | null, readonly isDraft: boolean, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly options: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly swatch: string | null }> }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly gtin: string | null, readonly mpn: string | null, readonly title: string, readonly values: ReadonlyArray<string>, readonly ownPrice: number | null, readonly ownOriginalPrice: number | null, readonly stockOnHand: number | null, readonly allocated: number, readonly quantityAvailable: number | null, readonly waiting: number, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly value: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number }> }>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly translations: ReadonlyArray<{ readonly language: TranslatedLanguage, readonly title: string, readonly description: string | null }>, readonly missingTranslations: ReadonlyArray<{ readonly language: TranslatedLanguage, readonly count: number }>, readonly silhouette: { readonly shape: SilhouetteShape, readonly length: number, readonly color: string | null } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type SaveCategoryMutationVariables = Exact<{
  input: CategoryInput;
}>;


export type SaveCategoryMutation = { readonly saveCategory: { readonly category: { readonly id: string, readonly name: string, readonly productCount: number, readonly translations: ReadonlyArray<{ readonly language: TranslatedLanguage, readonly name: string }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type ArchiveProductMutationVariables = Exact<{
  id: string;
}>;


export type ArchiveProductMutation = { readonly archiveProduct: { readonly product: { readonly id: string, readonly version: number, readonly title: string, readonly brand: string, readonly description: string | null, readonly searchWords: string | null, readonly searchTerms: ReadonlyArray<string>, readonly categoryName: string, readonly image: string, readonly imageAlt: string, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly sizeGuide: string | null, readonly fit: ProductFit | null, readonly updatedAt: string, readonly archivedAt: string | null, readonly isDraft: boolean, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly options: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly swatch: string | null }> }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly gtin: string | null, readonly mpn: string | null, readonly title: string, readonly values: ReadonlyArray<string>, readonly ownPrice: number | null, readonly ownOriginalPrice: number | null, readonly stockOnHand: number | null, readonly allocated: number, readonly quantityAvailable: number | null, readonly waiting: number, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly value: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number }> }>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly translations: ReadonlyArray<{ readonly language: TranslatedLanguage, readonly title: string, readonly description: string | null }>, readonly missingTranslations: ReadonlyArray<{ readonly language: TranslatedLanguage, readonly count: number }>, readonly silhouette: { readonly shape: SilhouetteShape, readonly length: number, readonly color: string | null } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type UnarchiveProductMutationVariables = Exact<{
  id: string;
}>;


export type UnarchiveProductMutation = { readonly unarchiveProduct: { readonly product: { readonly id: string, readonly version: number, readonly title: string, readonly brand: string, readonly description: string | null, readonly searchWords: string | null, readonly searchTerms: ReadonlyArray<string>, readonly categoryName: string, readonly image: string, readonly imageAlt: string, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly sizeGuide: string | null, readonly fit: ProductFit | null, readonly updatedAt: string, readonly archivedAt: string | null, readonly isDraft: boolean, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly options: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly swatch: string | null }> }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly gtin: string | null, readonly mpn: string | null, readonly title: string, readonly values: ReadonlyArray<string>, readonly ownPrice: number | null, readonly ownOriginalPrice: number | null, readonly stockOnHand: number | null, readonly allocated: number, readonly quantityAvailable: number | null, readonly waiting: number, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly value: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number }> }>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly translations: ReadonlyArray<{ readonly language: TranslatedLanguage, readonly title: string, readonly description: string | null }>, readonly missingTranslations: ReadonlyArray<{ readonly language: TranslatedLanguage, readonly count: number }>, readonly silhouette: { readonly shape: SilhouetteShape, readonly length: number, readonly color: string | null } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type SetStockMutationVariables = Exact<{
  variantId: string;
  stockOnHand?: number | null | undefined;
  expected?: number | null | undefined;
}>;


export type SetStockMutation = { readonly setStock: { readonly variant: { readonly id: string, readonly sku: string | null, readonly gtin: string | null, readonly mpn: string | null, readonly title: string, readonly values: ReadonlyArray<string>, readonly ownPrice: number | null, readonly ownOriginalPrice: number | null, readonly stockOnHand: number | null, readonly allocated: number, readonly quantityAvailable: number | null, readonly waiting: number, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number } | null, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly value: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number }> }> } | null, readonly product: { readonly id: string, readonly version: number, readonly title: string, readonly brand: string, readonly description: string | null, readonly searchWords: string | null, readonly searchTerms: ReadonlyArray<string>, readonly categoryName: string, readonly image: string, readonly imageAlt: string, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly sizeGuide: string | null, readonly fit: ProductFit | null, readonly updatedAt: string, readonly archivedAt: string | null, readonly isDraft: boolean, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly options: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly swatch: string | null }> }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly gtin: string | null, readonly mpn: string | null, readonly title: string, readonly values: ReadonlyArray<string>, readonly ownPrice: number | null, readonly ownOriginalPrice: number | null, readonly stockOnHand: number | null, readonly allocated: number, readonly quantityAvailable: number | null, readonly waiting: number, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly value: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number }> }>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly translations: ReadonlyArray<{ readonly language: TranslatedLanguage, readonly title: string, readonly description: string | null }>, readonly missingTranslations: ReadonlyArray<{ readonly language: TranslatedLanguage, readonly count: number }>, readonly silhouette: { readonly shape: SilhouetteShape, readonly length: number, readonly color: string | null } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type SetStocksMutationVariables = Exact<{
  changes: ReadonlyArray<StockChange> | StockChange;
}>;


export type SetStocksMutation = { readonly setStocks: { readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly gtin: string | null, readonly mpn: string | null, readonly title: string, readonly values: ReadonlyArray<string>, readonly ownPrice: number | null, readonly ownOriginalPrice: number | null, readonly stockOnHand: number | null, readonly allocated: number, readonly quantityAvailable: number | null, readonly waiting: number, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number } | null, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly value: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number }> }> }> | null, readonly products: ReadonlyArray<{ readonly id: string, readonly version: number, readonly title: string, readonly brand: string, readonly description: string | null, readonly searchWords: string | null, readonly searchTerms: ReadonlyArray<string>, readonly categoryName: string, readonly image: string, readonly imageAlt: string, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly sizeGuide: string | null, readonly fit: ProductFit | null, readonly updatedAt: string, readonly archivedAt: string | null, readonly isDraft: boolean, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly options: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly swatch: string | null }> }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly gtin: string | null, readonly mpn: string | null, readonly title: string, readonly values: ReadonlyArray<string>, readonly ownPrice: number | null, readonly ownOriginalPrice: number | null, readonly stockOnHand: number | null, readonly allocated: number, readonly quantityAvailable: number | null, readonly waiting: number, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly value: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number }> }>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly missingTranslations: ReadonlyArray<{ readonly language: TranslatedLanguage, readonly count: number }>, readonly silhouette: { readonly shape: SilhouetteShape, readonly length: number, readonly color: string | null } | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type SetPricesMutationVariables = Exact<{
  changes: ReadonlyArray<PriceChange> | PriceChange;
}>;


export type SetPricesMutation = { readonly setPrices: { readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly gtin: string | null, readonly mpn: string | null, readonly title: string, readonly values: ReadonlyArray<string>, readonly ownPrice: number | null, readonly ownOriginalPrice: number | null, readonly stockOnHand: number | null, readonly allocated: number, readonly quantityAvailable: number | null, readonly waiting: number, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number } | null, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly value: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number }> }> }> | null, readonly products: ReadonlyArray<{ readonly id: string, readonly version: number, readonly title: string, readonly brand: string, readonly description: string | null, readonly searchWords: string | null, readonly searchTerms: ReadonlyArray<string>, readonly categoryName: string, readonly image: string, readonly imageAlt: string, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly sizeGuide: string | null, readonly fit: ProductFit | null, readonly updatedAt: string, readonly archivedAt: string | null, readonly isDraft: boolean, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly options: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly swatch: string | null }> }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly gtin: string | null, readonly mpn: string | null, readonly title: string, readonly values: ReadonlyArray<string>, readonly ownPrice: number | null, readonly ownOriginalPrice: number | null, readonly stockOnHand: number | null, readonly allocated: number, readonly quantityAvailable: number | null, readonly waiting: number, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly value: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number }> }>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly missingTranslations: ReadonlyArray<{ readonly language: TranslatedLanguage, readonly count: number }>, readonly silhouette: { readonly shape: SilhouetteShape, readonly length: number, readonly color: string | null } | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type ImportProductsMutationVariables = Exact<{
  file: Blob;
  dryRun?: boolean;
  createCategories?: boolean;
}>;


export type ImportProductsMutation = { readonly importProducts: { readonly added: ReadonlyArray<string> | null, readonly changed: ReadonlyArray<string> | null, readonly unchanged: number | null, readonly archived: ReadonlyArray<string> | null, readonly categories: ReadonlyArray<string> | null, readonly changes: ReadonlyArray<{ readonly id: string, readonly column: string, readonly from: string, readonly to: string }> | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type AddProductImageMutationVariables = Exact<{
  productId: string;
  files: ReadonlyArray<Blob> | Blob;
  alt: string;
}>;


export type AddProductImageMutation = { readonly addProductImage: { readonly product: { readonly id: string, readonly version: number, readonly title: string, readonly brand: string, readonly description: string | null, readonly searchWords: string | null, readonly searchTerms: ReadonlyArray<string>, readonly categoryName: string, readonly image: string, readonly imageAlt: string, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly sizeGuide: string | null, readonly fit: ProductFit | null, readonly updatedAt: string, readonly archivedAt: string | null, readonly isDraft: boolean, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly options: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly swatch: string | null }> }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly gtin: string | null, readonly mpn: string | null, readonly title: string, readonly values: ReadonlyArray<string>, readonly ownPrice: number | null, readonly ownOriginalPrice: number | null, readonly stockOnHand: number | null, readonly allocated: number, readonly quantityAvailable: number | null, readonly waiting: number, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly value: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number }> }>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly translations: ReadonlyArray<{ readonly language: TranslatedLanguage, readonly title: string, readonly description: string | null }>, readonly missingTranslations: ReadonlyArray<{ readonly language: TranslatedLanguage, readonly count: number }>, readonly silhouette: { readonly shape: SilhouetteShape, readonly length: number, readonly color: string | null } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type AnonymizeCustomerMutationVariables = Exact<{
  id: string;
  cancelOrders?: boolean;
}>;


export type AnonymizeCustomerMutation = { readonly anonymizeCustomer: { readonly id: string | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type RetryMailMutationVariables = Exact<{
  id: string;
}>;


export type RetryMailMutation = { readonly retryMail: { readonly failedMails: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly to: string, readonly createdAt: string, readonly lastError: string | null, readonly order: { readonly id: string, readonly number: string, readonly version: number, readonly channel: OrderChannel, readonly language: Language, readonly status: OrderStatus, readonly canChange: boolean, readonly moves: ReadonlyArray<OrderStatus>, readonly placedAt: string, readonly updatedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly toCollect: { readonly amount: number, readonly currency: string }, readonly refundDue: { readonly amount: number, readonly currency: string } } | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type CreateWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type CreateWebhookMutation = { readonly createWebhook: { readonly secret: string | null, readonly webhook: { readonly id: string, readonly url: string, readonly events: ReadonlyArray<string>, readonly isActive: boolean, readonly createdAt: string, readonly goneAt: string | null, readonly earlierSecretUntil: string | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type UpdateWebhookMutationVariables = Exact<{
  id: string;
  input: WebhookUpdate;
}>;


export type UpdateWebhookMutation = { readonly updateWebhook: { readonly webhook: { readonly id: string, readonly url: string, readonly events: ReadonlyArray<string>, readonly isActive: boolean, readonly createdAt: string, readonly goneAt: string | null, readonly earlierSecretUntil: string | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { readonly deleteWebhook: { readonly webhooks: ReadonlyArray<{ readonly id: string, readonly url: string, readonly events: ReadonlyArray<string>, readonly isActive: boolean, readonly createdAt: string, readonly goneAt: string | null, readonly earlierSecretUntil: string | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string;
}>;


export type RotateWebhookSecretMutation = { readonly rotateWebhookSecret: { readonly secret: string | null, readonly webhook: { readonly id: string, readonly url: string, readonly events: ReadonlyArray<string>, readonly isActive: boolean, readonly createdAt: string, readonly goneAt: string | null, readonly earlierSecretUntil: string | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type SendTestWebhookMutationVariables = Exact<{
  id: string;
}>;


export type SendTestWebhookMutation = { readonly sendTestWebhook: { readonly delivery: { readonly id: string, readonly type: string, readonly state: DeliveryState, readonly createdAt: string, readonly nextAttemptAt: string | null, readonly payload: string, readonly attempts: ReadonlyArray<{ readonly at: string, readonly status: number | null, readonly ms: number, readonly error: string | null }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type RedeliverMutationVariables = Exact<{
  deliveryId: string;
}>;


export type RedeliverMutation = { readonly redeliver: { readonly delivery: { readonly id: string, readonly type: string, readonly state: DeliveryState, readonly createdAt: string, readonly nextAttemptAt: string | null, readonly payload: string, readonly attempts: ReadonlyArray<{ readonly at: string, readonly status: number | null, readonly ms: number, readonly error: string | null }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type CreateApiTokenMutationVariables = Exact<{
  input: ApiTokenInput;
}>;


export type CreateApiTokenMutation = { readonly createApiToken: { readonly secret: string | null, readonly apiToken: { readonly id: string, readonly name: string, readonly prefix: string, readonly scopes: ReadonlyArray<string>, readonly createdAt: string, readonly expiresAt: string | null, readonly lastUsedAt: string | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiTokenMutation = { readonly revokeApiToken: { readonly apiTokens: ReadonlyArray<{ readonly id: string, readonly name: string, readonly prefix: string, readonly scopes: ReadonlyArray<string>, readonly createdAt: string, readonly expiresAt: string | null, readonly lastUsedAt: string | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type UpdateSettingsMutationVariables = Exact<{
  input: SettingsInput;
  expectedVersion: number;
}>;


export type UpdateSettingsMutation = { readonly updateSettings: { readonly settings: { readonly version: number, readonly stored: { readonly orderEmails: ReadonlyArray<string> | null, readonly legalName: string | null, readonly address: string | null, readonly ice: string | null, readonly rc: string | null, readonly taxId: string | null, readonly cndp: string | null, readonly phone: string | null, readonly email: string | null, readonly whatsAppText: string | null, readonly whatsAppTextAr: string | null, readonly whatsAppTextEn: string | null }, readonly defaults: { readonly orderEmails: ReadonlyArray<string> | null, readonly legalName: string | null, readonly address: string | null, readonly ice: string | null, readonly rc: string | null, readonly taxId: string | null, readonly cndp: string | null, readonly phone: string | null, readonly email: string | null, readonly whatsAppText: string | null, readonly whatsAppTextAr: string | null, readonly whatsAppTextEn: string | null } } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

/**
 * The member of staff who is logged in; null without a session.
 */
export const MeDocument: TypedDocument<MeQuery, MeQueryVariables> = {
  name: 'Me',
  api: 'admin',
  text: "query Me{me{id email name role createdAt lastSeenAt sessions{id createdAt lastSeenAt device isCurrent}passkeys{id name createdAt lastUsedAt}}}",
};

/**
 * What the setup link of this token is for; null if it is invalid, expired or used.
 */
export const SetupDocument: TypedDocument<SetupQuery, SetupQueryVariables> = {
  name: 'Setup',
  api: 'admin',
  text: "query Setup($token:String!){setup(token:$token){email name role}}",
};

/**
 * Orders, newest first. Scope `orders:read`.
 */
export const OrdersDocument: TypedDocument<OrdersQuery, OrdersQueryVariables> = {
  name: 'Orders',
  api: 'admin',
  text: "query Orders($filter:OrderFilter={}$first:Int!=20$after:String){orders(filter:$filter first:$first after:$after){nodes{id number version channel language status canChange moves placedAt updatedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}toCollect{amount currency}paymentMethod shippingInfo{name phone email street city region postalCode}parcelNumber canCancel returnUntil canRequestReturn returnRequest{requestedAt reason}refund{amount{amount currency}method requestedAt doneAt}refundDue{amount currency}invoice{number issuedAt vat{amount currency}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}}confirmedByCustomerAt}pageInfo{hasNextPage hasPreviousPage startCursor endCursor}totalCount}}",
};

/**
 * Null if unknown. Scope `orders:read`.
 */
export const OrderDocument: TypedDocument<OrderQuery, OrderQueryVariables> = {
  name: 'Order',
  api: 'admin',
  text: "query Order($id:ID!){order(id:$id){id number version channel language status canChange moves placedAt updatedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}toCollect{amount currency}paymentMethod shippingInfo{name phone email street city region postalCode}history{status at}parcelNumber canCancel returnUntil canRequestReturn returnRequest{requestedAt reason}returns{id requestedAt receivedAt refusedAt reason refusal lines{variantId quantity}refund{amount{amount currency}method requestedAt doneAt}}refund{amount{amount currency}method requestedAt doneAt}refundDue{amount currency}invoice{number issuedAt vat{amount currency}lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}shippingInfo{name phone email street city region postalCode}}creditNotes{number issuedAt amount{amount currency}vat{amount currency}reason lines{variantId quantity}method}notes{at by text}contacts{at by outcome note}confirmedByCustomerAt recipientHistory{delivered refused}}}",
};

/**
 * Orders by id, in the order of `ids`, without unknown ones. Scope `orders:read`.
 */
export const OrdersByIdDocument: TypedDocument<OrdersByIdQuery, OrdersByIdQueryVariables> = {
  name: 'OrdersById',
  api: 'admin',
  text: "query OrdersById($ids:[ID!]!){ordersById(ids:$ids){id number version channel language status canChange moves placedAt updatedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}toCollect{amount currency}paymentMethod shippingInfo{name phone email street city region postalCode}parcelNumber canCancel returnUntil canRequestReturn returnRequest{requestedAt reason}refund{amount{amount currency}method requestedAt doneAt}refundDue{amount currency}invoice{number issuedAt vat{amount currency}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}}confirmedByCustomerAt}}",
};

/**
 * Pending orders that neither the shopper nor a call has confirmed, oldest first. Scope `orders:read`.
 */
export const OrdersToCallDocument: TypedDocument<OrdersToCallQuery, OrdersToCallQueryVariables> = {
  name: 'OrdersToCall',
  api: 'admin',
  text: "query OrdersToCall($first:Int!=20$after:String){ordersToCall(first:$first after:$after){nodes{id number version channel language status canChange moves placedAt updatedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}toCollect{amount currency}paymentMethod shippingInfo{name phone email street city region postalCode}parcelNumber canCancel returnUntil canRequestReturn returnRequest{requestedAt reason}refund{amount{amount currency}method requestedAt doneAt}refundDue{amount currency}invoice{number issuedAt vat{amount currency}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}}confirmedByCustomerAt}pageInfo{hasNextPage hasPreviousPage startCursor endCursor}totalCount}}",
};

/**
 * Invoices and credit notes of a month, in the order of issue. Scope `orders:read`.
 */
export const InvoicesDocument: TypedDocument<InvoicesQuery, InvoicesQueryVariables> = {
  name: 'Invoices',
  api: 'admin',
  text: "query Invoices($month:String!$first:Int!=20$after:String){invoices(month:$month first:$first after:$after){nodes{id kind number issuedAt order{id number version channel language status canChange moves placedAt updatedAt quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}toCollect{amount currency}paymentMethod parcelNumber canCancel returnUntil canRequestReturn refundDue{amount currency}confirmedByCustomerAt}name net{amount currency}vat{amount currency}gross{amount currency}paymentMethod refundMethod}pageInfo{hasNextPage hasPreviousPage startCursor endCursor}totalCount sums{net{amount currency}vat{amount currency}gross{amount currency}}}}",
};

/**
 * All of a month as CSV, as `/export/invoices.csv` has it. Scope `orders:read`.
 */
export const InvoicesCsvDocument: TypedDocument<InvoicesCsvQuery, InvoicesCsvQueryVariables> = {
  name: 'InvoicesCsv',
  api: 'admin',
  text: "query InvoicesCsv($month:String!$isForExcel:Boolean!=false){invoicesCsv(month:$month isForExcel:$isForExcel)}",
};

/**
 * What `createOrder` would charge; no lines are an empty cart. Scope `orders:write`.
 */
export const QuoteOrderDocument: TypedDocument<QuoteOrderQuery, QuoteOrderQueryVariables> = {
  name: 'QuoteOrder',
  api: 'admin',
  text: "query QuoteOrder($lines:[OrderLineInput!]!$channel:OrderChannel!){quoteOrder(lines:$lines channel:$channel){id lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}warnings{code field message}}}",
};

/**
 * Products in the shop's order; archived ones by their time, latest first. Scope `catalog:read`.
 */
export const ProductsDocument: TypedDocument<ProductsQuery, ProductsQueryVariables> = {
  name: 'Products',
  api: 'admin',
  text: "query Products($filter:ProductFilter={}$first:Int!=20$after:String){products(filter:$filter first:$first after:$after){nodes{id version title brand description searchWords searchTerms categoryName image imageAlt price{amount currency}originalPrice{amount currency}outOfStock options{name values{value swatch}}variants{id sku gtin mpn title values ownPrice ownOriginalPrice price{amount currency}originalPrice{amount currency}stockOnHand allocated quantityAvailable waiting frame{lensWidth bridgeWidth templeLength lensHeight frameWidth}}images{url alt value sources{url width}}details{label value}occasions missingTranslations{language count}sizeGuide fit silhouette{shape length color}updatedAt archivedAt isDraft}pageInfo{hasNextPage hasPreviousPage startCursor endCursor}totalCount}}",
};

/**
 * Archived ones too; null if unknown. Scope `catalog:read`.
 */
export const ProductDocument: TypedDocument<ProductQuery, ProductQueryVariables> = {
  name: 'Product',
  api: 'admin',
  text: "query Product($id:ID!){product(id:$id){id version title brand description searchWords searchTerms categoryName image imageAlt price{amount currency}originalPrice{amount currency}outOfStock options{name values{value swatch}}variants{id sku gtin mpn title values ownPrice ownOriginalPrice price{amount currency}originalPrice{amount currency}stockOnHand allocated quantityAvailable waiting frame{lensWidth bridgeWidth templeLength lensHeight frameWidth}images{url alt value sources{url width}}}images{url alt value sources{url width}}details{label value}occasions translations{language title description details{label value}}missingTranslations{language count}sizeGuide fit silhouette{shape length color}updatedAt archivedAt isDraft}}",
};

/**
 * All categories, in the shop's order. Scope `catalog:read`.
 */
export const CategoriesDocument: TypedDocument<CategoriesQuery, CategoriesQueryVariables> = {
  name: 'Categories',
  api: 'admin',
  text: "query Categories{categories{id name productCount translations{language name}}}",
};

/**
 * All size guides. Scope `catalog:read`.
 */
export const SizeGuidesDocument: TypedDocument<SizeGuidesQuery, SizeGuidesQueryVariables> = {
  name: 'SizeGuides',
  api: 'admin',
  text: "query SizeGuides{sizeGuides{id title}}",
};

/**
 * Customers with an account, and guests: who ordered without one, by phone. Newest first. Scope `customers:read`.
 */
export const CustomersDocument: TypedDocument<CustomersQuery, CustomersQueryVariables> = {
  name: 'Customers',
  api: 'admin',
  text: "query Customers($search:String$kind:CustomerKind$first:Int!=20$after:String){customers(search:$search kind:$kind first:$first after:$after){nodes{id kind name firstName lastName email emailVerified phone city createdAt orderCount refusedCount}pageInfo{hasNextPage hasPreviousPage startCursor endCursor}totalCount}}",
};

/**
 * Null if unknown. Scope `customers:read`.
 */
export const CustomerDocument: TypedDocument<CustomerQuery, CustomerQueryVariables> = {
  name: 'Customer',
  api: 'admin',
  text: "query Customer($id:ID!){customer(id:$id){id kind name firstName lastName email emailVerified phone city createdAt orderCount refusedCount}}",
};

/**
 * What awaits staff, and the sales of the last days.
 */
export const DashboardDocument: TypedDocument<DashboardQuery, DashboardQueryVariables> = {
  name: 'Dashboard',
  api: 'admin',
  text: "query Dashboard($days:Int!=30){dashboard(days:$days){toConfirm toPrepare openReturns lowStock failedMails days{date orders sales}missingSettings}}",
};

/**
 * Sales by day, week or month, compared with as long a time before; may be a minute old. Scope `orders:read`.
 */
export const SalesDocument: TypedDocument<SalesQuery, SalesQueryVariables> = {
  name: 'Sales',
  api: 'admin',
  text: "query Sales($period:SalesPeriod!=DAY$from:String$to:String$byDimension:SalesDimension!=PRODUCT$byFirst:Int!=20$refusalsByCityFirst:Int!=20){sales(period:$period from:$from to:$to){period from to sums{orders quantity sales refunded}before{orders quantity sales refunded}change{orders quantity sales refunded}buckets{from to sums{orders quantity sales refunded}before{orders quantity sales refunded}change{orders quantity sales refunded}}channels{channel orders sales}by(dimension:$byDimension first:$byFirst){name productId isRemoved quantity sales}returnsByReason{reason returns quantity}refusalsByCity(first:$refusalsByCityFirst){city delivered refused rate}}}",
};

/**
 * Mails that were given up, latest first.
 */
export const FailedMailsDocument: TypedDocument<FailedMailsQuery, FailedMailsQueryVariables> = {
  name: 'FailedMails',
  api: 'admin',
  text: "query FailedMails($first:Int!=20){failedMails(first:$first){id kind to createdAt lastError order{id number version channel language status canChange moves placedAt updatedAt quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}toCollect{amount currency}paymentMethod parcelNumber canCancel returnUntil canRequestReturn refundDue{amount currency}confirmedByCustomerAt}}}",
};

/**
 * Variants of the catalogue, the least available first, then in the shop's order; those that are not counted last. Scope `catalog:read`.
 */
export const StockLevelsDocument: TypedDocument<StockLevelsQuery, StockLevelsQueryVariables> = {
  name: 'StockLevels',
  api: 'admin',
  text: "query StockLevels($filter:StockFilter={}$first:Int!=20$after:String){stockLevels(filter:$filter first:$first after:$after){nodes{id product{id version title brand description searchWords searchTerms categoryName image imageAlt price{amount currency}originalPrice{amount currency}outOfStock occasions sizeGuide fit updatedAt archivedAt isDraft}variant{id sku gtin mpn title values ownPrice ownOriginalPrice price{amount currency}originalPrice{amount currency}stockOnHand allocated quantityAvailable waiting frame{lensWidth bridgeWidth templeLength lensHeight frameWidth}}soldIn30Days}pageInfo{hasNextPage hasPreviousPage startCursor endCursor}totalCount}}",
};

/**
 * Variants whose return to stock customers await, the most awaited first. Scope `catalog:read`.
 */
export const StockAlertsDocument: TypedDocument<StockAlertsQuery, StockAlertsQueryVariables> = {
  name: 'StockAlerts',
  api: 'admin',
  text: "query StockAlerts($first:Int!=20){stockAlerts(first:$first){product{id version title brand description searchWords searchTerms categoryName image imageAlt price{amount currency}originalPrice{amount currency}outOfStock occasions sizeGuide fit updatedAt archivedAt isDraft}variant{id sku gtin mpn title values ownPrice ownOriginalPrice price{amount currency}originalPrice{amount currency}stockOnHand allocated quantityAvailable waiting frame{lensWidth bridgeWidth templeLength lensHeight frameWidth}}waiting}}",
};

/**
 * Every change by staff, latest first. For owners.
 */
export const AuditLogDocument: TypedDocument<AuditLogQuery, AuditLogQueryVariables> = {
  name: 'AuditLog',
  api: 'admin',
  text: "query AuditLog($first:Int!=20$after:String$actor:String$subject:String){auditLog(first:$first after:$after actor:$actor subject:$subject){nodes{id at actor actorName action subject about{kind id name}before after}pageInfo{hasNextPage hasPreviousPage startCursor endCursor}totalCount}}",
};

/**
 * All staff. For owners.
 */
export const StaffDocument: TypedDocument<StaffQuery, StaffQueryVariables> = {
  name: 'Staff',
  api: 'admin',
  text: "query Staff{staff{id email name role createdAt lastSeenAt sessions{id createdAt lastSeenAt device isCurrent}passkeys{id name createdAt lastUsedAt}}}",
};

/**
 * All webhooks, oldest first. For owners, and tokens with `webhooks:write`.
 */
export const WebhooksDocument: TypedDocument<WebhooksQuery, WebhooksQueryVariables> = {
  name: 'Webhooks',
  api: 'admin',
  text: "query Webhooks{webhooks{id url events isActive createdAt goneAt earlierSecretUntil}}",
};

/**
 * Null if unknown. For owners, and tokens with `webhooks:write`.
 */
export const WebhookDocument: TypedDocument<WebhookQuery, WebhookQueryVariables> = {
  name: 'Webhook',
  api: 'admin',
  text: "query Webhook($id:ID!$deliveriesFirst:Int!=20$deliveriesAfter:ID){webhook(id:$id){id url events isActive createdAt goneAt earlierSecretUntil deliveries(first:$deliveriesFirst after:$deliveriesAfter){id type state createdAt nextAttemptAt payload attempts{at status ms error}}}}",
};

/**
 * API tokens, oldest first, expired ones too. For owners.
 */
export const ApiTokensDocument: TypedDocument<ApiTokensQuery, ApiTokensQueryVariables> = {
  name: 'ApiTokens',
  api: 'admin',
  text: "query ApiTokens{apiTokens{id name prefix scopes createdAt expiresAt lastUsedAt}}",
};

/**
 * The sender of parcels and the seller on invoices.
 */
export const MerchantDocument: TypedDocument<MerchantQuery, MerchantQueryVariables> = {
  name: 'Merchant',
  api: 'admin',
  text: "query Merchant{merchant{legalName address ice rc taxId phone email}}",
};

/**
 * What the shop says of itself, and who gets its orders. For owners.
 */
export const SettingsDocument: TypedDocument<SettingsQuery, SettingsQueryVariables> = {
  name: 'Settings',
  api: 'admin',
  text: "query Settings{settings{version stored{orderEmails legalName address ice rc taxId cndp phone email whatsAppText whatsAppTextAr whatsAppTextEn}defaults{orderEmails legalName address ice rc taxId cndp phone email whatsAppText whatsAppTextAr whatsAppTextEn}}}",
};

/**
 * What a message about an order begins with, as `SettingsValues` has it.
 */
export const WhatsAppTextDocument: TypedDocument<WhatsAppTextQuery, WhatsAppTextQueryVariables> = {
  name: 'WhatsAppText',
  api: 'admin',
  text: "query WhatsAppText($language:Language!=FR){whatsAppText(language:$language)}",
};

/**
 * Makes or renews the account of a setup link, and opens a session.
 */
export const SetUpAccountDocument: TypedDocument<SetUpAccountMutation, SetUpAccountMutationVariables> = {
  name: 'SetUpAccount',
  api: 'admin',
  text: "mutation SetUpAccount($token:String!$input:SetUpInput!){setUpAccount(token:$token input:$input){me{id email name role createdAt lastSeenAt sessions{id createdAt lastSeenAt device isCurrent}passkeys{id name createdAt lastUsedAt}}userErrors{code field message}}}",
};

/**
 * Opens a session by cookie: of 12 hours, ended after 2 without use.
 */
export const LogInDocument: TypedDocument<LogInMutation, LogInMutationVariables> = {
  name: 'LogIn',
  api: 'admin',
  text: "mutation LogIn($email:String!$password:String!){logIn(email:$email password:$password){me{id email name role createdAt lastSeenAt sessions{id createdAt lastSeenAt device isCurrent}passkeys{id name createdAt lastUsedAt}}userErrors{code field message}}}",
};

/**
 * Starts a log-in with a passkey: the options name no account, and the browser offers the passkeys that it has. User errors: NOT_ALLOWED_NOW (see `PasskeyOptionsPayload`).
 */
export const StartPasskeyLogInDocument: TypedDocument<StartPasskeyLogInMutation, StartPasskeyLogInMutationVariables> = {
  name: 'StartPasskeyLogIn',
  api: 'admin',
  text: "mutation StartPasskeyLogIn{startPasskeyLogIn{options userErrors{code field message}}}",
};

/**
 * Opens a session as `logIn` does, with what a passkey signed. User errors: UNKNOWN_PASSKEY, TOO_MANY_ATTEMPTS, NOT_ALLOWED_NOW.
 */
export const LogInWithPasskeyDocument: TypedDocument<LogInWithPasskeyMutation, LogInWithPasskeyMutationVariables> = {
  name: 'LogInWithPasskey',
  api: 'admin',
  text: "mutation LogInWithPasskey($response:String!){logInWithPasskey(response:$response){me{id email name role createdAt lastSeenAt sessions{id createdAt lastSeenAt device isCurrent}passkeys{id name createdAt lastUsedAt}}userErrors{code field message}}}",
};

/**
 * Mails a link, valid for 30 minutes, that sets a new password; the same answer whether the account exists.
 */
export const RequestPasswordResetDocument: TypedDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> = {
  name: 'RequestPasswordReset',
  api: 'admin',
  text: "mutation RequestPasswordReset($email:String!){requestPasswordReset(email:$email){userErrors{code field message}}}",
};

/**
 * Ends the session of this request.
 */
export const LogOutDocument: TypedDocument<LogOutMutation, LogOutMutationVariables> = {
  name: 'LogOut',
  api: 'admin',
  text: "mutation LogOut{logOut{me{id email name role createdAt lastSeenAt sessions{id createdAt lastSeenAt device isCurrent}passkeys{id name createdAt lastUsedAt}}userErrors{code field message}}}",
};

/**
 * Ends one of one's own sessions.
 */
export const EndSessionDocument: TypedDocument<EndSessionMutation, EndSessionMutationVariables> = {
  name: 'EndSession',
  api: 'admin',
  text: "mutation EndSession($id:ID!){endSession(id:$id){me{id email name role createdAt lastSeenAt sessions{id createdAt lastSeenAt device isCurrent}passkeys{id name createdAt lastUsedAt}}userErrors{code field message}}}",
};

/**
 * Ends all of one's own sessions but this one.
 */
export const EndOtherSessionsDocument: TypedDocument<EndOtherSessionsMutation, EndOtherSessionsMutationVariables> = {
  name: 'EndOtherSessions',
  api: 'admin',
  text: "mutation EndOtherSessions{endOtherSessions{me{id email name role createdAt lastSeenAt sessions{id createdAt lastSeenAt device isCurrent}passkeys{id name createdAt lastUsedAt}}userErrors{code field message}}}",
};

/**
 * Ends all of one's other sessions.
 */
export const ChangePasswordDocument: TypedDocument<ChangePasswordMutation, ChangePasswordMutationVariables> = {
  name: 'ChangePassword',
  api: 'admin',
  text: "mutation ChangePassword($currentPassword:String!$password:String!){changePassword(currentPassword:$currentPassword password:$password){me{id email name role createdAt lastSeenAt sessions{id createdAt lastSeenAt device isCurrent}passkeys{id name createdAt lastUsedAt}}userErrors{code field message}}}",
};

/**
 * Starts to add a passkey to one's own account. User errors: LIMIT_REACHED, NOT_ALLOWED_NOW (see `PasskeyOptionsPayload`).
 */
export const StartPasskeyRegistrationDocument: TypedDocument<StartPasskeyRegistrationMutation, StartPasskeyRegistrationMutationVariables> = {
  name: 'StartPasskeyRegistration',
  api: 'admin',
  text: "mutation StartPasskeyRegistration{startPasskeyRegistration{options userErrors{code field message}}}",
};

/**
 * Adds a passkey to one's own account. A refused name leaves the response valid. User errors: REQUIRED, INVALID, LIMIT_REACHED, NOT_ALLOWED_NOW.
 */
export const AddPasskeyDocument: TypedDocument<AddPasskeyMutation, AddPasskeyMutationVariables> = {
  name: 'AddPasskey',
  api: 'admin',
  text: "mutation AddPasskey($response:String!$name:String!){addPasskey(response:$response name:$name){me{id email name role createdAt lastSeenAt sessions{id createdAt lastSeenAt device isCurrent}passkeys{id name createdAt lastUsedAt}}userErrors{code field message}}}",
};

/**
 * Removes one of one's own passkeys: it no longer logs in. Sessions that it opened stay. User errors: UNKNOWN_PASSKEY.
 */
export const RemovePasskeyDocument: TypedDocument<RemovePasskeyMutation, RemovePasskeyMutationVariables> = {
  name: 'RemovePasskey',
  api: 'admin',
  text: "mutation RemovePasskey($id:ID!){removePasskey(id:$id){me{id email name role createdAt lastSeenAt sessions{id createdAt lastSeenAt device isCurrent}passkeys{id name createdAt lastUsedAt}}userErrors{code field message}}}",
};

/**
 * Invites a member of staff, or renews the access of one. For owners.
 */
export const AddStaffDocument: TypedDocument<AddStaffMutation, AddStaffMutationVariables> = {
  name: 'AddStaff',
  api: 'admin',
  text: "mutation AddStaff($email:String!$role:StaffRole!){addStaff(email:$email role:$role){staff{id email name role createdAt lastSeenAt sessions{id createdAt lastSeenAt device isCurrent}passkeys{id name createdAt lastUsedAt}}setupUrl userErrors{code field message}}}",
};

/**
 * Ends the access of a member of staff at once. For owners; the last owner stays.
 */
export const RemoveStaffDocument: TypedDocument<RemoveStaffMutation, RemoveStaffMutationVariables> = {
  name: 'RemoveStaff',
  api: 'admin',
  text: "mutation RemoveStaff($id:ID!){removeStaff(id:$id){staff{id email name role createdAt lastSeenAt sessions{id createdAt lastSeenAt device isCurrent}passkeys{id name createdAt lastUsedAt}}userErrors{code field message}}}",
};

/**
 * Moves all of the orders or none; SHIPPED prepares confirmed orders implicitly. Scope `orders:write`; personal data of the orders needs `orders:read` too.
 */
export const MoveOrdersDocument: TypedDocument<MoveOrdersMutation, MoveOrdersMutationVariables> = {
  name: 'MoveOrders',
  api: 'admin',
  text: "mutation MoveOrders($ids:[ID!]!$to:OrderStatus!$parcelNumber:String$parcels:[ParcelInput!]=[]){moveOrders(ids:$ids to:$to parcelNumber:$parcelNumber parcels:$parcels){orders{id number version channel language status canChange moves placedAt updatedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}toCollect{amount currency}paymentMethod parcelNumber canCancel returnUntil canRequestReturn refund{amount{amount currency}method requestedAt doneAt}refundDue{amount currency}invoice{number issuedAt vat{amount currency}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}}confirmedByCustomerAt}userErrors{code field message}}}",
};

/**
 * Takes an order by telephone, by message or at the counter, at the prices of the shop's pages. The same key and input give
 * the same order again. Scope `orders:write`; personal data of the order needs `orders:read` too.
 */
export const CreateOrderDocument: TypedDocument<CreateOrderMutation, CreateOrderMutationVariables> = {
  name: 'CreateOrder',
  api: 'admin',
  text: "mutation CreateOrder($input:NewOrderInput!$idempotencyKey:String!){createOrder(input:$input idempotencyKey:$idempotencyKey){order{id number version channel language status canChange moves placedAt updatedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}toCollect{amount currency}paymentMethod history{status at}parcelNumber canCancel returnUntil canRequestReturn refund{amount{amount currency}method requestedAt doneAt}refundDue{amount currency}invoice{number issuedAt vat{amount currency}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}}creditNotes{number issuedAt amount{amount currency}vat{amount currency}reason method}confirmedByCustomerAt}userErrors{code field message}}}",
};

/**
 * Corrects an order; omitted fields stay. Lines that stay keep their price, new ones have today's; stock, delivery fee and
 * totals follow. A paid order may only become cheaper or equal, and the difference is refunded. Scope `orders:write`; personal
 * data of the order needs `orders:read` too.
 */
export const UpdateOrderDocument: TypedDocument<UpdateOrderMutation, UpdateOrderMutationVariables> = {
  name: 'UpdateOrder',
  api: 'admin',
  text: "mutation UpdateOrder($id:ID!$input:OrderUpdate!$expectedVersion:Int!$dryRun:Boolean!=false){updateOrder(id:$id input:$input expectedVersion:$expectedVersion dryRun:$dryRun){order{id number version channel language status canChange moves placedAt updatedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}toCollect{amount currency}paymentMethod history{status at}parcelNumber canCancel returnUntil canRequestReturn refund{amount{amount currency}method requestedAt doneAt}refundDue{amount currency}invoice{number issuedAt vat{amount currency}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}}creditNotes{number issuedAt amount{amount currency}vat{amount currency}reason method}confirmedByCustomerAt}userErrors{code field message}}}",
};

/**
 * Goods of a delivered order came back: some or all. It is RETURNED once nothing is left; an open request is closed. Scope
 * `orders:write`; personal data of the order needs `orders:read` too.
 */
export const ReceiveReturnDocument: TypedDocument<ReceiveReturnMutation, ReceiveReturnMutationVariables> = {
  name: 'ReceiveReturn',
  api: 'admin',
  text: "mutation ReceiveReturn($orderId:ID!$lines:[ReceivedLineInput!]!$refund:RefundInput!$expectedVersion:Int!$dryRun:Boolean!=false){receiveReturn(orderId:$orderId lines:$lines refund:$refund expectedVersion:$expectedVersion dryRun:$dryRun){order{id number version channel language status canChange moves placedAt updatedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}toCollect{amount currency}paymentMethod history{status at}parcelNumber canCancel returnUntil canRequestReturn refund{amount{amount currency}method requestedAt doneAt}refundDue{amount currency}invoice{number issuedAt vat{amount currency}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}}creditNotes{number issuedAt amount{amount currency}vat{amount currency}reason method}confirmedByCustomerAt}userErrors{code field message}}}",
};

/**
 * Refuses a requested return; a mail says why. Scope `orders:write`; personal data of the order needs `orders:read` too.
 */
export const RefuseReturnDocument: TypedDocument<RefuseReturnMutation, RefuseReturnMutationVariables> = {
  name: 'RefuseReturn',
  api: 'admin',
  text: "mutation RefuseReturn($orderId:ID!$reason:String!){refuseReturn(orderId:$orderId reason:$reason){order{id number version channel language status canChange moves placedAt updatedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}toCollect{amount currency}paymentMethod history{status at}parcelNumber canCancel returnUntil canRequestReturn refund{amount{amount currency}method requestedAt doneAt}refundDue{amount currency}invoice{number issuedAt vat{amount currency}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}}creditNotes{number issuedAt amount{amount currency}vat{amount currency}reason method}confirmedByCustomerAt}userErrors{code field message}}}",
};

/**
 * For staff alone: in no export, mail or page of a shopper. Scope `orders:write`; what staff wrote needs `orders:read` too.
 */
export const AddOrderNoteDocument: TypedDocument<AddOrderNoteMutation, AddOrderNoteMutationVariables> = {
  name: 'AddOrderNote',
  api: 'admin',
  text: "mutation AddOrderNote($id:ID!$text:String!){addOrderNote(id:$id text:$text){order{id number version channel language status canChange moves placedAt updatedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}toCollect{amount currency}paymentMethod history{status at}parcelNumber canCancel returnUntil canRequestReturn refund{amount{amount currency}method requestedAt doneAt}refundDue{amount currency}invoice{number issuedAt vat{amount currency}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}}creditNotes{number issuedAt amount{amount currency}vat{amount currency}reason method}confirmedByCustomerAt}userErrors{code field message}}}",
};

/**
 * A call or a message to the recipient. `CONFIRMED` does not move the order. Scope `orders:write`; what staff wrote needs `orders:read` too.
 */
export const AddOrderContactDocument: TypedDocument<AddOrderContactMutation, AddOrderContactMutationVariables> = {
  name: 'AddOrderContact',
  api: 'admin',
  text: "mutation AddOrderContact($id:ID!$outcome:ContactOutcome!$note:String){addOrderContact(id:$id outcome:$outcome note:$note){order{id number version channel language status canChange moves placedAt updatedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}toCollect{amount currency}paymentMethod history{status at}parcelNumber canCancel returnUntil canRequestReturn refund{amount{amount currency}method requestedAt doneAt}refundDue{amount currency}invoice{number issuedAt vat{amount currency}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}}creditNotes{number issuedAt amount{amount currency}vat{amount currency}reason method}confirmedByCustomerAt}userErrors{code field message}}}",
};

/**
 * Changes a product, or adds one without `id`. Omitted fields stay. Scope `catalog:write`, with a `stockOnHand` also `stock:write`.
 */
export const SaveProductDocument: TypedDocument<SaveProductMutation, SaveProductMutationVariables> = {
  name: 'SaveProduct',
  api: 'admin',
  text: "mutation SaveProduct($input:ProductInput!$expectedVersion:Int){saveProduct(input:$input expectedVersion:$expectedVersion){product{id version title brand description searchWords searchTerms categoryName image imageAlt price{amount currency}originalPrice{amount currency}outOfStock options{name values{value swatch}}variants{id sku gtin mpn title values ownPrice ownOriginalPrice price{amount currency}originalPrice{amount currency}stockOnHand allocated quantityAvailable waiting frame{lensWidth bridgeWidth templeLength lensHeight frameWidth}}images{url alt value sources{url width}}details{label value}occasions translations{language title description}missingTranslations{language count}sizeGuide fit silhouette{shape length color}updatedAt archivedAt isDraft}userErrors{code field message}}}",
};

/**
 * Changes a category and its products, or adds one without `id`. Omitted fields stay. Scope `catalog:write`.
 */
export const SaveCategoryDocument: TypedDocument<SaveCategoryMutation, SaveCategoryMutationVariables> = {
  name: 'SaveCategory',
  api: 'admin',
  text: "mutation SaveCategory($input:CategoryInput!){saveCategory(input:$input){category{id name productCount translations{language name}}userErrors{code field message}}}",
};

/**
 * Takes a product out of the catalogue; orders keep their copies. Scope `catalog:write`.
 */
export const ArchiveProductDocument: TypedDocument<ArchiveProductMutation, ArchiveProductMutationVariables> = {
  name: 'ArchiveProduct',
  api: 'admin',
  text: "mutation ArchiveProduct($id:ID!){archiveProduct(id:$id){product{id version title brand description searchWords searchTerms categoryName image imageAlt price{amount currency}originalPrice{amount currency}outOfStock options{name values{value swatch}}variants{id sku gtin mpn title values ownPrice ownOriginalPrice price{amount currency}originalPrice{amount currency}stockOnHand allocated quantityAvailable waiting frame{lensWidth bridgeWidth templeLength lensHeight frameWidth}}images{url alt value sources{url width}}details{label value}occasions translations{language title description}missingTranslations{language count}sizeGuide fit silhouette{shape length color}updatedAt archivedAt isDraft}userErrors{code field message}}}",
};

/**
 * Puts an archived product back at its position. Scope `catalog:write`.
 */
export const UnarchiveProductDocument: TypedDocument<UnarchiveProductMutation, UnarchiveProductMutationVariables> = {
  name: 'UnarchiveProduct',
  api: 'admin',
  text: "mutation UnarchiveProduct($id:ID!){unarchiveProduct(id:$id){product{id version title brand description searchWords searchTerms categoryName image imageAlt price{amount currency}originalPrice{amount currency}outOfStock options{name values{value swatch}}variants{id sku gtin mpn title values ownPrice ownOriginalPrice price{amount currency}originalPrice{amount currency}stockOnHand allocated quantityAvailable waiting frame{lensWidth bridgeWidth templeLength lensHeight frameWidth}}images{url alt value sources{url width}}details{label value}occasions translations{language title description}missingTranslations{language count}sizeGuide fit silhouette{shape length color}updatedAt archivedAt isDraft}userErrors{code field message}}}",
};

/**
 * Counts a variant's stock; null stops counting. Scope `stock:write`.
 */
export const SetStockDocument: TypedDocument<SetStockMutation, SetStockMutationVariables> = {
  name: 'SetStock',
  api: 'admin',
  text: "mutation SetStock($variantId:ID!$stockOnHand:Int$expected:Int){setStock(variantId:$variantId stockOnHand:$stockOnHand expected:$expected){variant{id sku gtin mpn title values ownPrice ownOriginalPrice price{amount currency}originalPrice{amount currency}stockOnHand allocated quantityAvailable waiting frame{lensWidth bridgeWidth templeLength lensHeight frameWidth}images{url alt value sources{url width}}}product{id version title brand description searchWords searchTerms categoryName image imageAlt price{amount currency}originalPrice{amount currency}outOfStock options{name values{value swatch}}variants{id sku gtin mpn title values ownPrice ownOriginalPrice price{amount currency}originalPrice{amount currency}stockOnHand allocated quantityAvailable waiting frame{lensWidth bridgeWidth templeLength lensHeight frameWidth}}images{url alt value sources{url width}}details{label value}occasions translations{language title description}missingTranslations{language count}sizeGuide fit silhouette{shape length color}updatedAt archivedAt isDraft}userErrors{code field message}}}",
};

/**
 * Counts several variants of any products: all or none. Scope `stock:write`.
 */
export const SetStocksDocument: TypedDocument<SetStocksMutation, SetStocksMutationVariables> = {
  name: 'SetStocks',
  api: 'admin',
  text: "mutation SetStocks($changes:[StockChange!]!){setStocks(changes:$changes){variants{id sku gtin mpn title values ownPrice ownOriginalPrice price{amount currency}originalPrice{amount currency}stockOnHand allocated quantityAvailable waiting frame{lensWidth bridgeWidth templeLength lensHeight frameWidth}images{url alt value sources{url width}}}products{id version title brand description searchWords searchTerms categoryName image imageAlt price{amount currency}originalPrice{amount currency}outOfStock options{name values{value swatch}}variants{id sku gtin mpn title values ownPrice ownOriginalPrice price{amount currency}originalPrice{amount currency}stockOnHand allocated quantityAvailable waiting frame{lensWidth bridgeWidth templeLength lensHeight frameWidth}}images{url alt value sources{url width}}details{label value}occasions missingTranslations{language count}sizeGuide fit silhouette{shape length color}updatedAt archivedAt isDraft}userErrors{code field message}}}",
};

/**
 * Sets the prices of several variants of any products: all or none. Where all variants of a product then have the same prices, they become the product's own, which lists show. Scope `catalog:write`.
 */
export const SetPricesDocument: TypedDocument<SetPricesMutation, SetPricesMutationVariables> = {
  name: 'SetPrices',
  api: 'admin',
  text: "mutation SetPrices($changes:[PriceChange!]!){setPrices(changes:$changes){variants{id sku gtin mpn title values ownPrice ownOriginalPrice price{amount currency}originalPrice{amount currency}stockOnHand allocated quantityAvailable waiting frame{lensWidth bridgeWidth templeLength lensHeight frameWidth}images{url alt value sources{url width}}}products{id version title brand description searchWords searchTerms categoryName image imageAlt price{amount currency}originalPrice{amount currency}outOfStock options{name values{value swatch}}variants{id sku gtin mpn title values ownPrice ownOriginalPrice price{amount currency}originalPrice{amount currency}stockOnHand allocated quantityAvailable waiting frame{lensWidth bridgeWidth templeLength lensHeight frameWidth}}images{url alt value sources{url width}}details{label value}occasions missingTranslations{language count}sizeGuide fit silhouette{shape length color}updatedAt archivedAt isDraft}userErrors{code field message}}}",
};

/**
 * Adds and changes products by a CSV file, with the columns and rules of `npm run shop -- products import`: the whole file or nothing. GraphQL multipart request of at most 16 MB. Scope `catalog:write`, with the column `stock` also `stock:write`.
 */
export const ImportProductsDocument: TypedDocument<ImportProductsMutation, ImportProductsMutationVariables> = {
  name: 'ImportProducts',
  api: 'admin',
  text: "mutation ImportProducts($file:Upload!$dryRun:Boolean!=false$createCategories:Boolean!=false){importProducts(file:$file dryRun:$dryRun createCategories:$createCategories){added changed changes{id column from to}unchanged archived categories userErrors{code field message}}}",
};

/**
 * Adds a JPEG, PNG or WebP to the end of the product's pictures, at most 12; the first one replaces the category's. GraphQL multipart request of at most 16 MB. Scope `catalog:write`.
 */
export const AddProductImageDocument: TypedDocument<AddProductImageMutation, AddProductImageMutationVariables> = {
  name: 'AddProductImage',
  api: 'admin',
  text: "mutation AddProductImage($productId:ID!$files:[Upload!]!$alt:String!){addProductImage(productId:$productId files:$files alt:$alt){product{id version title brand description searchWords searchTerms categoryName image imageAlt price{amount currency}originalPrice{amount currency}outOfStock options{name values{value swatch}}variants{id sku gtin mpn title values ownPrice ownOriginalPrice price{amount currency}originalPrice{amount currency}stockOnHand allocated quantityAvailable waiting frame{lensWidth bridgeWidth templeLength lensHeight frameWidth}}images{url alt value sources{url width}}details{label value}occasions translations{language title description}missingTranslations{language count}sizeGuide fit silhouette{shape length color}updatedAt archivedAt isDraft}userErrors{code field message}}}",
};

/**
 * Deletes a customer, with an account or a guest, and everything that is known about them; orders stay without name, phone, e-mail and street. Refused with NOT_ALLOWED_NOW while a card payment is open. For owners.
 */
export const AnonymizeCustomerDocument: TypedDocument<AnonymizeCustomerMutation, AnonymizeCustomerMutationVariables> = {
  name: 'AnonymizeCustomer',
  api: 'admin',
  text: "mutation AnonymizeCustomer($id:ID!$cancelOrders:Boolean!=false){anonymizeCustomer(id:$id cancelOrders:$cancelOrders){id userErrors{code field message}}}",
};

/**
 * Sends a failed mail again.
 */
export const RetryMailDocument: TypedDocument<RetryMailMutation, RetryMailMutationVariables> = {
  name: 'RetryMail',
  api: 'admin',
  text: "mutation RetryMail($id:ID!){retryMail(id:$id){failedMails{id kind to createdAt lastError order{id number version channel language status canChange moves placedAt updatedAt quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}toCollect{amount currency}paymentMethod parcelNumber canCancel returnUntil canRequestReturn refundDue{amount currency}confirmedByCustomerAt}}userErrors{code field message}}}",
};

/**
 * Adds a webhook, at most 20. This and the next ones: for owners, and tokens with `webhooks:write`.
 */
export const CreateWebhookDocument: TypedDocument<CreateWebhookMutation, CreateWebhookMutationVariables> = {
  name: 'CreateWebhook',
  api: 'admin',
  text: "mutation CreateWebhook($input:WebhookInput!){createWebhook(input:$input){webhook{id url events isActive createdAt goneAt earlierSecretUntil}secret userErrors{code field message}}}",
};

/**
 * Changes a webhook. Making it active again sends what still waits.
 */
export const UpdateWebhookDocument: TypedDocument<UpdateWebhookMutation, UpdateWebhookMutationVariables> = {
  name: 'UpdateWebhook',
  api: 'admin',
  text: "mutation UpdateWebhook($id:ID!$input:WebhookUpdate!){updateWebhook(id:$id input:$input){webhook{id url events isActive createdAt goneAt earlierSecretUntil}userErrors{code field message}}}",
};

/**
 * Deletes a webhook with its deliveries, waiting ones too.
 */
export const DeleteWebhookDocument: TypedDocument<DeleteWebhookMutation, DeleteWebhookMutationVariables> = {
  name: 'DeleteWebhook',
  api: 'admin',
  text: "mutation DeleteWebhook($id:ID!){deleteWebhook(id:$id){webhooks{id url events isActive createdAt goneAt earlierSecretUntil}userErrors{code field message}}}",
};

/**
 * Gives a new secret; for 24 hours the earlier one signs too.
 */
export const RotateWebhookSecretDocument: TypedDocument<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables> = {
  name: 'RotateWebhookSecret',
  api: 'admin',
  text: "mutation RotateWebhookSecret($id:ID!){rotateWebhookSecret(id:$id){webhook{id url events isActive createdAt goneAt earlierSecretUntil}secret userErrors{code field message}}}",
};

/**
 * Sends an event of type `webhook.test` at once. Refused with NOT_ALLOWED_NOW while the webhook is inactive.
 */
export const SendTestWebhookDocument: TypedDocument<SendTestWebhookMutation, SendTestWebhookMutationVariables> = {
  name: 'SendTestWebhook',
  api: 'admin',
  text: "mutation SendTestWebhook($id:ID!){sendTestWebhook(id:$id){delivery{id type state createdAt nextAttemptAt payload attempts{at status ms error}}userErrors{code field message}}}",
};

/**
 * Sends a delivery again, with the same id. Refused with NOT_ALLOWED_NOW while it waits, or while its webhook is inactive.
 */
export const RedeliverDocument: TypedDocument<RedeliverMutation, RedeliverMutationVariables> = {
  name: 'Redeliver',
  api: 'admin',
  text: "mutation Redeliver($deliveryId:ID!){redeliver(deliveryId:$deliveryId){delivery{id type state createdAt nextAttemptAt payload attempts{at status ms error}}userErrors{code field message}}}",
};

/**
 * Makes an API token, at most 100. For owners.
 */
export const CreateApiTokenDocument: TypedDocument<CreateApiTokenMutation, CreateApiTokenMutationVariables> = {
  name: 'CreateApiToken',
  api: 'admin',
  text: "mutation CreateApiToken($input:ApiTokenInput!){createApiToken(input:$input){apiToken{id name prefix scopes createdAt expiresAt lastUsedAt}secret userErrors{code field message}}}",
};

/**
 * Ends an API token at once. For owners.
 */
export const RevokeApiTokenDocument: TypedDocument<RevokeApiTokenMutation, RevokeApiTokenMutationVariables> = {
  name: 'RevokeApiToken',
  api: 'admin',
  text: "mutation RevokeApiToken($id:ID!){revokeApiToken(id:$id){apiTokens{id name prefix scopes createdAt expiresAt lastUsedAt}userErrors{code field message}}}",
};

/**
 * Changes what pages, mails and invoices say of the shop. User errors: INVALID, VERSION_CONFLICT. For owners.
 */
export const UpdateSettingsDocument: TypedDocument<UpdateSettingsMutation, UpdateSettingsMutationVariables> = {
  name: 'UpdateSettings',
  api: 'admin',
  text: "mutation UpdateSettings($input:SettingsInput!$expectedVersion:Int!){updateSettings(input:$input expectedVersion:$expectedVersion){settings{version stored{orderEmails legalName address ice rc taxId cndp phone email whatsAppText whatsAppTextAr whatsAppTextEn}defaults{orderEmails legalName address ice rc taxId cndp phone email whatsAppText whatsAppTextAr whatsAppTextEn}}userErrors{code field message}}}",
};

import type { Titles } from '#shared/language.ts';
import type { Centimes } from '#shared/money.ts';
import type { bodyMeasureHeadings } from '#shared/texts/fields/body-measures.fr.ts';
import type { exchangeStatuses } from '#shared/texts/exchange.fr.ts';
import type { orderStatuses } from '#shared/texts/order.fr.ts';

/*
 * Every problem of the API, as `UserErrorCode` of both schemas names them, with the parameters of its sentences. The
 * sentences themselves are in the features, and joined in `server/messages.ts`.
 */

type None = unknown;
type OrderStatus = keyof typeof orderStatuses;
type ExchangeStatus = keyof typeof exchangeStatuses;

interface Field {
  readonly field: string;
}
interface Named {
  readonly name: string;
}
interface Numbered {
  readonly number: string;
}
/** An order and its status. */
export interface OrderNow extends Numbered {
  readonly status: OrderStatus;
}
interface Titled {
  readonly titles: Titles;
}
interface Id {
  readonly id: string;
}
interface Text {
  readonly text: string;
}
/** An instant. */
interface At {
  readonly at: string;
}
interface Known {
  readonly known: readonly string[];
}
interface Max {
  readonly max: number;
}
interface Range extends Max {
  readonly min: number;
}
/** Bounds of an alteration's measure. */
interface Measured extends Range {
  readonly step: number;
}
/** How to order where a cash order is refused. */
export interface OtherWays {
  /** Says that an earlier order waits for its confirmation. */
  readonly canConfirm: boolean;
  readonly canPayByCard: boolean;
  readonly hasPickup: boolean;
}
interface Minutes {
  readonly minutes: number;
}
/** Line of a file, from 1, or a place in a list. */
interface First {
  readonly first: number;
}
interface Allocated {
  readonly allocated: number;
}

/** Parts of an order that others have changed meanwhile. */
export type ChangedPart = 'LINES' | 'ADDRESS' | 'PARCEL' | 'RETURN' | 'UNDO' | 'PARCEL_BACK';

export type PictureFault =
  | { readonly code: 'UNREADABLE'; readonly file: string; readonly reason: string }
  | { readonly code: 'TOO_LARGE' | 'NO_HTTPS' | 'REDIRECTED' | 'TIMED_OUT' }
  | { readonly code: 'NOT_PUBLIC' | 'UNREACHABLE'; readonly host: string }
  | { readonly code: 'STATUS'; readonly status: number };

/** Programs of other shops, whose files of products are read. */
export type Platform = 'SHOPIFY' | 'WOOCOMMERCE' | 'PRESTASHOP' | 'YOUCAN';

type PictureProblem =
  | 'TOO_LARGE'
  | 'NOT_A_PICTURE'
  | 'TOO_FEW_PIXELS'
  | 'TOO_MANY_PIXELS'
  | 'NO_FILES'
  | 'NO_PICTURE'
  | 'TOO_MUCH'
  | 'MISSED'
  | 'TURNED';

/** A picture of a catalogue file or an upload that the shop does not take. */
export type RefusedPicture =
  { readonly problem: PictureProblem } | { readonly fault: PictureFault };

/** Codes with one meaning each. */
export interface SingleProblems {
  UNKNOWN_CUSTOMER: None;
  UNKNOWN_WEBHOOK: None;
  UNKNOWN_DELIVERY: None;
  UNKNOWN_API_TOKEN: None;
  UNKNOWN_CARRIER: None;
  UNKNOWN_SHIPMENT: None;
  UNKNOWN_TASK: None;
  CARRIER_UNAVAILABLE: Named;
  UNKNOWN_MAIL: None;
  UNKNOWN_CATEGORY: Named;
  UNKNOWN_SIZE_GUIDE: None;
  UNKNOWN_ZONE: None;
  UNKNOWN_DISCOUNT_CODE: None;
  UNKNOWN_PICKUP_POINT: None;
  UNKNOWN_CAMPAIGN: None;
  UNKNOWN_SESSION: None;
  EMAIL_TAKEN: None;
  OUT_OF_STOCK: Titled;
  INSUFFICIENT_STOCK: {
    readonly available: number;
    /** Titles of the product's variants that can be had instead, in the reader's language. */
    readonly others?: readonly string[];
  };
  NOT_IN_CART: None;
  UNKNOWN_ADDRESS: None;
  UNKNOWN_PAYMENT: None;
  PAYMENT_REFUSED: None;
  PAYMENT_PENDING: None;
  IDEMPOTENCY_CONFLICT: None;
  SLOT_TAKEN: None;
  UNKNOWN_APPOINTMENT: None;
}

/** Codes with several meanings, by reason; BAD_USER_INPUT is what only a program can send, and no `UserErrorCode`. */
export interface ReasonedProblems {
  WRONG_PASSWORD: Record<'STAFF' | 'STAFF_CURRENT' | 'PASSWORD' | 'DEMO_CLOSED', None>;
  REQUIRED: {
    SCOPES: None;
    FIELD: Field;
    LOG_IN: None;
    SIGN_UP: None;
    ADDRESS: None;
    GUEST_ORDER: None;
    ALTERATIONS: None;
    FIND_ORDER: None;
    RETURN_LINES: None;
    RETURN_REQUEST: None;
    ALTERED_LINE: None;
    EXCHANGE_LINES: None;
    EXCHANGE_REFUSAL: None;
    REFUSAL: None;
    CATEGORY_NAME: None;
    CUSTOMER_EMAIL: None;
    CELL: None;
    ALTERATION_VALUE: None;
    SHIPMENT_PHONE: None;
    SHIPMENT_STREET: None;
    CARRIER_KIND: None;
    CAMPAIGN_END: None;
    CAMPAIGN_SCOPE: None;
  };
  INVALID: {
    HELD_UNTIL: Max;
    CAMPAIGN_SLUG: Max;
    CAMPAIGN_SLUG_TAKEN: Text;
    CAMPAIGN_PICTURE: None;
    CAMPAIGN_END: None;
    CAMPAIGN_END_PAST: None;
    CAMPAIGN_PAST: None;
    CAMPAIGN_COLLECTION: None;
    CAMPAIGN_PRICE: None;
    CAMPAIGN_PRICES: None;
    CAMPAIGN_AMOUNT: Max;
    CAMPAIGN_NEW_PRODUCTS: { readonly names: readonly string[]; readonly count: number };
    SCOPE: Text & Known;
    SLOT: None;
    TIME: None;
    TIME_ORDER: None;
    TIMES_OVERLAP: None;
    ICE: None;
    COLOUR: None;
    CONTRAST: { readonly on: 'paper' | 'accent'; readonly contrast: number };
    ORDER_PREFIX: None;
    SOCIAL_LINK: None;
    LOGO_SIZE: { readonly min: number };
    CALL_PRICE: Max;
    NEXT_CALL: Max;
    NEXT_CALL_CONFIRMED: None;
    FAULT_NOT_REFUSED: None;
    EXPIRY: None;
    PASSWORD_IS_EMAIL: None;
    STAFF_EMAIL: None;
    PLACEHOLDER: Text & Known;
    TEXT: Field;
    TEXT_LENGTH: Field & Max;
    TEXT_WITH_LINK: Field;
    PHONE: None;
    EMAIL: None;
    EMAIL_SAME: None;
    EMAIL_DOTLESS: None;
    EMAIL_INVISIBLE: None;
    PASSWORD_LENGTH: Range;
    PASSWORD_COMMON: None;
    PASSWORD_REPEATED: None;
    PASSWORD_WITHOUT_LETTERS: None;
    PASSWORD_KNOWN_WORD: None;
    PASSWORDS_DIFFER: None;
    PASSKEY: None;
    CITY: None;
    UNSERVED_CITY: Titled;
    DELIVERY_OPTION: None;
    CODE_TEXT: Max;
    CODE_TAKEN: Text;
    CODE_GIVES: None;
    CODE_SUM: Range;
    CODE_PERIOD: None;
    CODE_PRODUCT: Id;
    ZONE_PLACE: Text;
    ZONE_TAKEN: Text & Named;
    FEE: Max;
    DATE: None;
    COLLECTED: { readonly due: Centimes };
    ADDRESS_ID: None;
    ADDRESS_ID_TAKEN: None;
    IDEMPOTENCY_KEY: None;
    QUANTITY: None;
    QUANTITY_FULL: None;
    BODY: None;
    MISSING: Named;
    CART_ACTION: None;
    CHANNEL_WEB: None;
    PAYMENT_OF_STAFF: None;
    ALTERED: Titled;
    ALTERED_DEFECT: Titled;
    RETURN_NOT_BOUGHT: None;
    UNKNOWN_RETURN: None;
    RETURN_QUANTITY: Titled & Max;
    EXCHANGE_NOT_BOUGHT: None;
    EXCHANGE_NOT_NAMED: None;
    EXCHANGE_QUANTITY: Titled & Max;
    EXCHANGE_SAME: None;
    EXCHANGE_CHOICE: None;
    EXCHANGE_COLLECTED: Max;
    UNKNOWN_EXCHANGE: None;
    UNKNOWN_SEWING_JOB: None;
    REFUND_NO_CARD: None;
    REFUND_NONE: None;
    REFUND_AMOUNT: Max;
    AMOUNT: Max;
    NUMBER: Range;
    LIST_LENGTH: Max;
    LIST_TOO_LONG: Max;
    TWICE: Text;
    ALIKE: Text & { readonly other: string };
    SWATCH: None;
    SIZE_GUIDE: None;
    SIZE_GUIDE_COLUMNS: Range;
    SIZE_GUIDE_ROWS: Max;
    SIZE_GUIDE_CELLS: { readonly found: number; readonly wanted: number };
    SIZE_GUIDE_CELL: None;
    SIZE_GUIDE_TWICE: Text;
    SIZE_GUIDE_MEASURE: { readonly measure: keyof typeof bodyMeasureHeadings };
    OPTION_EMPTY: None;
    ALTERATION_ID: None;
    ALTERATION_BOUNDS: None;
    ALTERATION_STEP: Max;
    ALTERATION_NUMBER: Max;
    ALTERATION_TWICE: None;
    ALTERATION_VALUE: Titled & Measured;
    ALTERATION_UNMEASURED: None;
    KIND: Text;
    OPTIONS_DIFFER: None;
    VARIANT_VALUES: { readonly count: number };
    VARIANT_VALUE: Text & Named;
    VARIANT_TWICE: First;
    STOCK_BY_SET_STOCK: None;
    STOCK_BELOW_ALLOCATED: Allocated;
    PICTURE_TURNED: None;
    PICTURE_TWICE: None;
    PICTURE_WIDTHS: None;
    IMAGE_URL: None;
    HOME_IMAGE: None;
    BRAND: Text;
    BEFORE_ITSELF: None;
    OTHER_CATEGORY: Named;
    IMAGE_COLOUR: Text;
    IMAGE_FIRST: Text;
    OPTION_WORD: Text;
    PARCEL: None;
    PARCEL_NOT_SHIPPED: None;
    PARCEL_SHARED: None;
    PICTURE: { readonly picture: RefusedPicture };
    CATEGORY_NAME: None;
    CATEGORY_TAKEN: Named;
    ARCHIVE: None;
    ARCHIVE_ENTRIES: Max;
    ARCHIVE_SIZE: Max;
    CUSTOMER_NO_EMAILS: None;
    CUSTOMER_TWICE: First;
    CUSTOMER_ABROAD: Text;
    CUSTOMER_ADDRESS: None;
    CUSTOMER_PHONE: Text;
    REDIRECT_FROM: Text;
    REDIRECT_FROM_PAGE: Text;
    REDIRECT_TO: Text;
    REDIRECT_LOOP: Text;
    FILE_EMPTY: None;
    FILE_LINES: Max;
    FILE_COLUMNS: Max;
    FILE_QUOTES: { readonly fault: string };
    FILE_ENCODING: None;
    FILE_WORKBOOK: None;
    FILE_OF_OTHER: { readonly wanted: Platform; readonly found: Platform };
    FILE_OF_PLATFORM: { readonly found: Platform };
    FILE_HEADINGS: { readonly wanted: Platform; readonly headings: readonly string[] };
    MOVED_KIND: Text;
    MOVED_ORPHAN: Text;
    MOVED_ANY: { readonly count: number };
    MOVED_UNCOUNTED: None;
    MOVED_SALE: None;
    MOVED_COMPARE_AT: None;
    MOVED_SHORTENED: Max;
    MOVED_CATEGORY: None;
    MOVED_PICTURE: Text & { readonly picture: RefusedPicture };
    MOVED_PICTURES: Max;
    MOVED_GTIN: Text;
    MOVED_STOCK: Text;
    LINE_CELLS: { readonly found: number; readonly wanted: number };
    COLUMN_UNKNOWN: Known;
    COLUMN_MISSING: None;
    COLUMN_OF_NEW: None;
    COLUMN_TWICE: None;
    CELL_ID: None;
    CELL_ID_RESERVED: None;
    CELL_ID_TWICE: First;
    CELL_BLANK: None;
    CELL_TEXT: None;
    CELL_TEXT_LENGTH: Max;
    CELL_CATEGORY: Known;
    CELL_CODE: Text & Known;
    CELL_PRICE: None;
    CELL_PRICE_ABOVE_ORIGINAL: None;
    CELL_DIFFERS: First;
    CELL_VARIANT: None;
    CELL_VARIANT_TWICE: First;
    CELL_VARIANT_BASE: None;
    CELL_VARIANTS: Max;
    CELL_OPTIONS: None;
    CELL_OPTION_NAMES: Id & { readonly names: readonly string[] };
    CELL_OPTIONS_TWICE: Id;
    CELL_SWATCH: First & { readonly value: string };
    CELL_STOCK: None;
    CELL_STOCK_ALLOCATED: Allocated;
    CELL_FRAME: None;
    CELL_SILHOUETTE: None;
    CELL_ABRIDGED: None;
    CELL_ZEROS: { readonly right: string };
    CELL_GTIN: None;
    CELL_YES_NO: None;
    CELL_FIT: None;
    CELL_PICTURE: None;
    CELL_NO_PICTURE: None;
    CELL_ALTS: None;
    CELL_RATING: None;
    CELL_COUNT: Max;
    WEBHOOK_URL: Max;
    WEBHOOK_NO_HTTPS: None;
    WEBHOOK_PRIVATE: None;
    WEBHOOK_EVENTS: Known;
    CARRIER_KIND: None;
    CARRIER_CREDENTIAL: Text & Known;
    CARRIER_PAGE: None;
    CARRIER_CITY: None;
    SHIPMENT_NAME: None;
    SHIPMENT_CITY: Text & Named;
    SHIPMENT_CASH: Max & Named;
    SHIPMENT_CARRIERS: None;
    STATEMENT_EMPTY: None;
    STATEMENT_LINES: Max;
    STATEMENT_QUOTES: First;
    STATEMENT_COLUMN: Known & { readonly column: 'parcelNumber' | 'amount' | 'fee' };
    STATEMENT_NO_COLUMN: Text & Known;
    STATEMENT_NUMBER: First;
    STATEMENT_ABRIDGED: First & Text;
    STATEMENT_AMOUNT: First & Text;
    STATEMENT_NEGATIVE: First & Text;
    UNKNOWN_STATEMENT: None;
    NOT_OUTSTANDING: None;
  };
  NOT_ALLOWED_NOW: {
    FIRST_STEP: None;
    HOME_PUBLISHED: None;
    HOME_NO_STEP: None;
    CAMPAIGN_STARTED: None;
    CAMPAIGN_LATER_END: None;
    CAMPAIGN_ENDED: None;
    NO_OWN_PASSKEY: None;
    LAST_PASSKEY: None;
    LAST_OWNER: None;
    DEMO_ACCOUNT: None;
    IN_STOCK: None;
    NO_PASSKEYS: None;
    NO_DEMO: None;
    MOVE: Numbered & { readonly from: OrderStatus; readonly to: OrderStatus };
    CANCEL: None;
    CONFIRM: None;
    RETURN: { readonly days: number };
    ALTERED: None;
    RETURN_ALTERED: Numbered;
    CANCEL_RETURN: None;
    EXCHANGE: { readonly days: number };
    EXCHANGE_OPEN: Numbered;
    EXCHANGE_MOVE: Numbered & { readonly from: ExchangeStatus; readonly to: ExchangeStatus };
    SEWING: Numbered & { readonly articles: readonly string[] };
    SEWN: Numbered;
    OPEN_PAYMENT: None;
    ORDERS_UNDER_WAY: { readonly numbers: readonly string[] };
    PAID_TOO_LATE: None;
    CHANGE: OrderNow;
    DEARER: { readonly payable: Centimes; readonly wanted: Centimes };
    RECEIVE_RETURN: OrderNow;
    NO_OPEN_RETURN: Numbered;
    NO_PARCEL: OrderNow;
    NO_PICKUP: Numbered;
    PICKUP: OrderNow;
    RETURN_CLOSED: Numbered;
    ANONYMISED: Numbered;
    ARCHIVED: None;
    UNDO: Numbered;
    UNDO_CONTACT: Numbered;
    UNDO_INVOICE: Numbered & { readonly invoice: string };
    VARIANT_BASE: Id;
    VARIANT_ALLOCATED: Id & Allocated;
    CATEGORY_NOT_EMPTY: Named & { readonly products: number; readonly archived: number };
    SIZE_GUIDE_USED: { readonly products: number; readonly archived: number };
    DELIVERY_WAITING: None;
    WEBHOOK_INACTIVE: None;
    SHIP: OrderNow;
    SHIP_PICKUP: Numbered;
    HAS_SHIPMENT: Numbered & Named;
    EXCHANGE_PARCEL: Numbered & Named;
    CARRIER_OFF: Named;
    SHIPMENT_LEFT: Id;
    SHIPMENT_UNCERTAIN: Id & Named;
    SHIPMENT_NOT_TYPED: Id;
    SHIPMENT_TEST: Id;
    NO_LABELS: Named;
    CARRIER_SITE: Id & Named;
    APPOINTMENT_BEGUN: None;
    APPOINTMENT_CLOSED: None;
    APPOINTMENT_AHEAD: None;
  };
  LIMIT_REACHED: {
    API_TOKENS: Max;
    CART: None;
    WISHLIST: None;
    PASSKEYS: None;
    ADDRESSES: None;
    PICTURES: Max;
    ORDER_LINES: None;
    CATEGORIES: Max;
    REDIRECTS: Max;
    SIZE_GUIDES: Max;
    WEBHOOKS: Max;
    DISCOUNT_CODES: Max;
    ZONES: Max;
    PICKUP_POINTS: Max;
    CARRIERS: Max;
    UNCONFIRMED_ORDERS: OtherWays;
    UNCONFIRMED_QUANTITY: OtherWays & Max;
    CAMPAIGNS: Max;
  };
  CARRIER_REFUSED: {
    WORDS: Named & Text;
    CREDENTIALS: Named;
  };
  INVALID_TOKEN: Record<'WEEK' | 'STOCK_ALERT' | 'HALF_HOUR' | 'DAY', None>;
  PASSKEY_REQUIRED: Record<'LOG_IN' | 'SET_UP', None>;
  UNKNOWN_STAFF: {
    ID: None;
    EMAIL: { readonly email: string };
  };
  VERSION_CONFLICT: {
    PRODUCT: None;
    CATEGORY: None;
    SIZE_GUIDE: None;
    HOME: None;
    CAMPAIGN: None;
    ORDER: { readonly what: readonly ChangedPart[] };
    EXCHANGE: None;
    SEWING_JOB: None;
    STOCK: None;
    SETTINGS: None;
    IDENTITY: None;
    DISCOUNT_CODE: None;
    ZONE: None;
    PICKUP_POINT: None;
    CARRIER: None;
    OPENING_HOURS: None;
  };
  UNKNOWN_PASSKEY: Record<'LOG_IN' | 'REMOVE', None>;
  UNKNOWN_EMAIL: Record<'LOG_IN', None>;
  UNKNOWN_PRODUCT: {
    CATALOG: None;
    ORDERED: Titled;
    WISHLIST: None;
    ID: Id;
    LISTED: Id;
    UNLISTED: Text;
  };
  UNKNOWN_VARIANT: {
    CATALOG: None;
    ORDERED: Titled;
    EDITED: Id;
  };
  UNKNOWN_ALTERATION: {
    CATALOG: None;
    ORDERED: Titled;
  };
  EMPTY_CART: Record<'CART' | 'ORDER', None>;
  PRICE_CHANGED: {
    PRICE: { readonly payable: Centimes };
    DELIVERY: { readonly payable: Centimes; readonly fee: Centimes; readonly freeFrom: Centimes };
    CITY: Titled & { readonly payable: Centimes; readonly fee: Centimes };
    /** A discount code, `text`, does not apply. */
    CODE_UNKNOWN: Text;
    CODE_NOT_BEGUN: Text & At;
    CODE_ENDED: Text & At;
    CODE_USED_UP: Text;
    CODE_USED_BY_PHONE: Text;
    CODE_MINIMUM: Text & { readonly minimum: Centimes; readonly missing: Centimes };
    CODE_NO_GOODS: Text;
    CODE_SALE_GOODS: Text;
  };
  PAYMENT_UNAVAILABLE: Record<'CARDS_OFF' | 'NO_ANSWER' | 'NOTHING_DUE', None>;
  UNKNOWN_ORDER: {
    LINK: None;
    FIND: None;
    ID: Id;
  };
  TOO_MANY_ATTEMPTS: Record<
    'ADDRESS' | 'FIND_ORDER' | 'ACCOUNT' | 'MAILS' | 'DISCOUNT_CODE',
    Minutes
  >;
  BAD_USER_INPUT: {
    PARAMETER: Named & Known;
    CHOICE: Named & Known;
    MONTH: None;
    SINCE: None;
    PAGE_SIZE: Max;
    CURSOR: None;
    MAX_RATING: None;
    SHOP_AT: None;
    SEARCH_LENGTH: None;
    IDS: Max;
    DATE: Named;
    SALES_ORDER: None;
    SALES_LENGTH: Max;
    DAYS: Max;
    ORDER_IDS: Max;
    PRODUCT: None;
    BODY_MEASURE: Named & Range;
    RELATED: Max;
    FILTER_OPTIONS: None;
    FRAME_LIKE: Max;
    FRAME_FIT: None;
    FILTER_PRICE: None;
    VARIANT_NAMES: None;
    FILTER_VALUES: None;
    CITY: None;
    DELIVERY_OPTION: None;
    CART_LINES: None;
    QUANTITY: None;
    QUANTITY_FULL: None;
  };
}

type SentencesOf<Params> = { readonly [R in keyof Params]: (params: Params[R]) => string };
type Reasons = keyof ReasonedProblems;

/** A sentence for every code and reason. */
export type Sentences = SentencesOf<SingleProblems> & {
  readonly [C in Reasons]: SentencesOf<ReasonedProblems[C]>;
};

/** The sentences of a feature. */
export type SomeSentences = Partial<SentencesOf<SingleProblems>> & {
  readonly [C in Reasons]?: Partial<SentencesOf<ReasonedProblems[C]>>;
};

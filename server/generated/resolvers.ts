import type { ListedVariant } from '../shared/isomorphic/listed-variant.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Centimes } from '../shared/isomorphic/money.ts';
import type { OrderRecord, OrderLineRecord, OrderMoveRecord, RefundSum } from '../order/order.store.ts';
import type { RequestedReturn } from '../order/return/order.return.rules.ts';
import type { OrderPage } from '../order/order.lists.store.ts';
import type { Problem } from '../shared/problems.ts';
import type { ProductRecord, PictureRecord, CategoryRecord, PriceFacet } from '../catalog/catalog.store.ts';
import type { VariantOfProduct } from '../catalog/catalog.variant.rules.ts';
import type { GuideOfProduct } from '../catalog/sizes/catalog.sizes.rules.ts';
import type { RecommendedSize } from '../catalog/sizes/catalog.sizes.service.ts';
import type { WornCut, WornHem } from '../catalog/silhouette/catalog.wearers.rules.ts';
import type { FoundProducts, Facets } from '../catalog/catalog.service.ts';
import type { FoundAlert } from '../catalog/alerts/stock-alert.service.ts';
import type { PricedCart, PricedLine, PricingWarning } from '../cart/cart.pricing.ts';
import type { CustomerRecord, SessionRecord } from '../account/account.store.ts';
import type { PasskeyRecord } from '../authentication/passkeys/passkeys.store.ts';
import type { AddressRecord } from '../address/address.store.ts';
import type { ShopContext } from '../context.ts';
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
  /**
   * An integer number of centimes. May exceed `Int`: a full cart can cost more than 21 million dirhams.
   * Variables declared as `Int` are accepted.
   */
  Centimes: { input: number; output: number; }
  /** An instant, ISO 8601 with offset, such as `2025-03-01T10:20:30+01:00` (zone Africa/Casablanca). */
  DateTime: { input: string; output: string; }
  /**
   * A variant as a list of products shows it, in one value: `id`, `title`, `size`, `color`, `swatch` and
   * `availableForSale` of `ProductVariant`. As objects of their own the variants were over half of such a list.
   */
  ListedVariant: { input: ListedVariant; output: ListedVariant; }
};

/** A saved delivery address. */
export type Address = {
  readonly __typename?: 'Address';
  /** City. */
  readonly city: Scalars['String']['output'];
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Opaque and permanent. */
  readonly id: Scalars['ID']['output'];
  /** Name of the recipient. */
  readonly name: Scalars['String']['output'];
  /** For the courier, digits and `+`; null if none was given. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Postal code, five digits in Morocco. */
  readonly postalCode: Scalars['String']['output'];
  /** Region. */
  readonly region: Scalars['String']['output'];
  /** Street and number. */
  readonly street: Scalars['String']['output'];
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A delivery address to save. All texts but the phone are required, at most 200 characters. */
export type AddressInput = {
  /** City. */
  readonly city: Scalars['String']['input'];
  /** A UUID chosen by the client; by default the server creates one. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the recipient. Like all these texts, without links and e-mail addresses. */
  readonly name: Scalars['String']['input'];
  /** For the courier: 10 to 13 digits and `+`; blanks, dots and dashes are ignored. Omitted, a saved one stays; null removes it. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  readonly postalCode: Scalars['String']['input'];
  /** Region. */
  readonly region: Scalars['String']['input'];
  /** Street and number. */
  readonly street: Scalars['String']['input'];
};

/** Result of a change of the addresses. */
export type AddressPayload = {
  readonly __typename?: 'AddressPayload';
  /** The current addresses, also after a refusal. */
  readonly addresses: ReadonlyArray<Address>;
  /** Empty if the change was made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A measure of the body. */
export type BodyMeasure =
  /** Around the chest. */
  | 'CHEST'
  /** From head to foot. */
  | 'HEIGHT'
  /** Around the hips. */
  | 'HIPS'
  /** Around the waist. */
  | 'WAIST';

/** A measure of the body, in centimetres. */
export type BodyMeasureRange = {
  readonly __typename?: 'BodyMeasureRange';
  /** The largest body that the size holds. */
  readonly max: Scalars['Float']['output'];
  /** The maximum of the size before. */
  readonly min: Scalars['Float']['output'];
  /** What is measured. */
  readonly name: BodyMeasure;
};

/** Measures of a body in centimetres, 20 to 250 each. All may be omitted. */
export type BodyMeasuresInput = {
  /** Around the chest. */
  readonly chest?: InputMaybe<Scalars['Float']['input']>;
  /** From head to foot. */
  readonly height?: InputMaybe<Scalars['Float']['input']>;
  /** Around the hips. */
  readonly hips?: InputMaybe<Scalars['Float']['input']>;
  /** Around the waist. */
  readonly waist?: InputMaybe<Scalars['Float']['input']>;
};

/** A brand of the shop. */
export type Brand = {
  readonly __typename?: 'Brand';
  /** Also the value for `ProductFilter.brands`. */
  readonly name: Scalars['String']['output'];
  /** Number of products, including those out of stock. */
  readonly productCount: Scalars['Int']['output'];
};

/** How this shop takes card payments. */
export type CardCheckout = {
  readonly __typename?: 'CardCheckout';
  /** Whether this shop takes cards; otherwise `startCardPayment` returns PAYMENT_UNAVAILABLE. */
  readonly isAvailable: Scalars['Boolean']['output'];
  /** The payment provider. */
  readonly provider: CardProvider;
  /** The browser's script, which defines `Razorpay`; the test provider's follows `@inContext`. */
  readonly scriptUrl: Scalars['String']['output'];
};

/** A started card payment. */
export type CardPayment = {
  readonly __typename?: 'CardPayment';
  /** Amount to charge. */
  readonly amount: Money;
  /** For `confirmCardPayment`. */
  readonly id: Scalars['ID']['output'];
  /** The publishable key for the provider's script. */
  readonly key: Scalars['String']['output'];
  /** The payment provider. */
  readonly provider: CardProvider;
  /** The provider's order id, for its script. */
  readonly providerOrderId: Scalars['String']['output'];
};

/** Result of the provider's dialog. */
export type CardPaymentConfirmation = {
  /** The id of the started payment. */
  readonly paymentId: Scalars['ID']['input'];
  /** `razorpay_payment_id` of the dialog. */
  readonly providerPaymentId: Scalars['String']['input'];
  /** `razorpay_signature` of the dialog. */
  readonly signature: Scalars['String']['input'];
};

/** Result of `startCardPayment`. */
export type CardPaymentPayload = {
  readonly __typename?: 'CardPaymentPayload';
  /** With PRICE_CHANGED, and where products are unknown or not in stock: the cart as it is now. */
  readonly cart?: Maybe<Cart>;
  /** The order, if it is already paid. */
  readonly order?: Maybe<Order>;
  /** Null if refused, or if `order` is set. */
  readonly payment?: Maybe<CardPayment>;
  /** Why it was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Payment providers. */
export type CardProvider =
  /** Razorpay. */
  | 'RAZORPAY'
  /** The built-in provider: no money moves. */
  | 'TEST';

/** A cart with current prices. */
export type Cart = {
  readonly __typename?: 'Cart';
  /** `originalTotal` less `total`. */
  readonly discount: Money;
  /** Identifies the cart; equal quotes have the same id. */
  readonly id: Scalars['ID']['output'];
  /** Oldest first. */
  readonly lines: ReadonlyArray<CartLine>;
  /** Amount missing for free delivery; 0 if it is free already. */
  readonly missingForFreeDelivery: Money;
  /** The same sum at original prices. */
  readonly originalTotal: Money;
  /** Amount to pay: `total` plus `shipping`. */
  readonly payable: Money;
  /** Sum of the quantities of available lines. */
  readonly quantity: Scalars['Int']['output'];
  /** Delivery fee: 50 DH for a guest's cart below 1000 DH, else 0. */
  readonly shipping: Money;
  /** Sum of the lines, without delivery. */
  readonly total: Money;
  /** Unavailable lines, which count for nothing in the totals. */
  readonly warnings: ReadonlyArray<CartWarning>;
};

/** A product in a cart. */
export type CartLine = {
  readonly __typename?: 'CartLine';
  /** Null in a quote. */
  readonly addedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifies the line. */
  readonly id: Scalars['ID']['output'];
  /** Unit price. */
  readonly price: Money;
  /** The product. */
  readonly product: Product;
  /** From 1 to 99, and at most the quantity in stock. */
  readonly quantity: Scalars['Int']['output'];
  /** `price` times `quantity`; 0 while the product is out of stock. */
  readonly total: Money;
  /** Null in a quote. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The chosen variant of the product. */
  readonly variant: ProductVariant;
};

/** A line of a guest's cart. */
export type CartLineInput = {
  /** The product. */
  readonly productId: Scalars['ID']['input'];
  /** From 1 to 99. */
  readonly quantity: Scalars['Int']['input'];
  /** A variant of the product; by default the base variant, or while that is sold out the first one available. */
  readonly variantId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of a change of the cart. */
export type CartPayload = {
  readonly __typename?: 'CartPayload';
  /** The current cart, also after a refusal. */
  readonly cart: Cart;
  /** Empty if everything was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Why a line counts for nothing, or for less than its quantity, in the totals. */
export type CartWarning = {
  readonly __typename?: 'CartWarning';
  /** OUT_OF_STOCK; INSUFFICIENT_STOCK for a line that counts with the quantity in stock; UNKNOWN_PRODUCT or UNKNOWN_VARIANT for what left the catalogue: `lines` does not include it. */
  readonly code: UserErrorCode;
  /** Ready to show, in the language of `@inContext`. */
  readonly message: Scalars['String']['output'];
  /** The product concerned; `removeFromCart` removes it. */
  readonly productId: Scalars['ID']['output'];
  /** The variant concerned. */
  readonly variantId: Scalars['ID']['output'];
};

/** A category of the catalogue. */
export type Category = {
  readonly __typename?: 'Category';
  /** In the language of `@inContext`. */
  readonly description: Scalars['String']['output'];
  /** In French: the value for `ProductFilter.categories` in every language, which addresses hold. */
  readonly filterName: Scalars['String']['output'];
  /** Opaque and permanent. */
  readonly id: Scalars['ID']['output'];
  /** Path of the picture. */
  readonly image: Scalars['String']['output'];
  /** What the picture shows, in the language of `@inContext`. */
  readonly imageAlt: Scalars['String']['output'];
  /** Also a value for `ProductFilter.categories`. */
  readonly name: Scalars['String']['output'];
};

/** Result of `confirmDevice`. */
export type ConfirmDevicePayload = {
  readonly __typename?: 'ConfirmDevicePayload';
  /** Empty if the device was confirmed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Corrects an invoice: the invoice itself never changes. */
export type CreditNote = {
  readonly __typename?: 'CreditNote';
  /** What was refunded. */
  readonly amount: Money;
  /** Time of issue. */
  readonly issuedAt: Scalars['DateTime']['output'];
  /** Such as `A-2026-000001`, without gaps within a year. */
  readonly number: Scalars['String']['output'];
  /** The 20 % VAT contained in `amount`, so that the rounded VAT of invoice and credit notes adds up. */
  readonly vat: Money;
};

/** The logged-in customer. */
export type Customer = {
  readonly __typename?: 'Customer';
  /** The saved addresses, oldest first. */
  readonly addresses: ReadonlyArray<Address>;
  /** The cart. */
  readonly cart: Cart;
  /** Time of the sign-up. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** JSON of everything that is stored about the customer, except what opens the account. */
  readonly dataExport: Scalars['String']['output'];
  /** E-mail, unique among customers. */
  readonly email: Scalars['String']['output'];
  /** Whether a link sent to this e-mail was opened. */
  readonly emailVerified: Scalars['Boolean']['output'];
  /** First name. */
  readonly firstName: Scalars['String']['output'];
  /** Opaque and permanent. */
  readonly id: Scalars['ID']['output'];
  /** Last name. */
  readonly lastName: Scalars['String']['output'];
  /** An order of this customer by id; null if there is none. */
  readonly order?: Maybe<Order>;
  /** The orders, newest first. */
  readonly orders: OrderConnection;
  /** Passkeys, oldest first; at most 10. A reset of the password removes them. */
  readonly passkeys: ReadonlyArray<Passkey>;
  /** Open sessions, last seen first. */
  readonly sessions: ReadonlyArray<CustomerSession>;
  /** The wishlist, oldest first. */
  readonly wishlist: ReadonlyArray<Product>;
};


/** The logged-in customer. */
export type CustomerOrderArgs = {
  id: Scalars['ID']['input'];
};


/** The logged-in customer. */
export type CustomerOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A customer's names. */
export type CustomerInput = {
  /** First name, without links and e-mail addresses. */
  readonly firstName: Scalars['String']['input'];
  /** Last name, without links and e-mail addresses. */
  readonly lastName: Scalars['String']['input'];
};

/** Result of a change of the account. */
export type CustomerPayload = {
  readonly __typename?: 'CustomerPayload';
  /** The logged-in customer; null if refused. */
  readonly customer?: Maybe<Customer>;
  /** Empty if the change was made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A session of a customer, opened by a log-in or sign-up. */
export type CustomerSession = {
  readonly __typename?: 'CustomerSession';
  /** Time of the log-in. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** For people, such as `Firefox sur Windows`; null if unknown. */
  readonly device?: Maybe<Scalars['String']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Whether this request belongs to it. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** Time of the last request, up to a minute late. */
  readonly lastSeenAt: Scalars['DateTime']['output'];
};

/** Number of products that a filter value would select. */
export type FacetCount = {
  readonly __typename?: 'FacetCount';
  /** Number of products. */
  readonly count: Scalars['Int']['output'];
  /** In French: what the filter takes in every language. */
  readonly filterValue: Scalars['String']['output'];
  /** Name of the category or brand. */
  readonly value: Scalars['String']['output'];
};

/**
 * Measures in millimetres, from 1 to 999. Where none is given, everything matches; else frames that differ from
 * each one that is given by at most what it says.
 */
export type FrameLike = {
  /** Distance between the lenses, within 2 mm. */
  readonly bridgeWidth?: InputMaybe<Scalars['Int']['input']>;
  /** Width of the whole frame, within 5 mm. */
  readonly frameWidth?: InputMaybe<Scalars['Int']['input']>;
  /** Width of a lens, within 4 mm. */
  readonly lensWidth?: InputMaybe<Scalars['Int']['input']>;
  /** Length of a temple, within 6 mm. */
  readonly templeLength?: InputMaybe<Scalars['Int']['input']>;
};

/** Measures of a spectacle frame, in millimetres. */
export type FrameMeasures = {
  readonly __typename?: 'FrameMeasures';
  /** Distance between the lenses. */
  readonly bridgeWidth: Scalars['Int']['output'];
  /** Width of the whole frame. */
  readonly frameWidth: Scalars['Int']['output'];
  /** Height of a lens. */
  readonly lensHeight: Scalars['Int']['output'];
  /** Width of a lens. */
  readonly lensWidth: Scalars['Int']['output'];
  /**
   * The right lens as SVG path data in per cent of its box: x from the bridge (0) to the temple (100), y from the top (0)
   * to the bottom (100). A shield goes to the middle of the bridge, below 0. Null where the shop has none.
   */
  readonly outline?: Maybe<Scalars['String']['output']>;
  /** Length of a temple. */
  readonly templeLength: Scalars['Int']['output'];
};

/** Width of a whole spectacle frame. */
export type FrameWidth =
  /** From 130 mm, below 140 mm. */
  | 'MEDIUM'
  /** Below 130 mm. */
  | 'NARROW'
  /** From 140 mm. */
  | 'WIDE';

/** Number of products that a width would select. */
export type FrameWidthCount = {
  readonly __typename?: 'FrameWidthCount';
  /** Number of products. */
  readonly count: Scalars['Int']['output'];
  /** The width. */
  readonly value: FrameWidth;
};

/** A guest's order. */
export type GuestOrderInput = {
  /** City. */
  readonly city: Scalars['String']['input'];
  /** For the confirmation. An address gets at most five mails a day about guests' orders. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The amount to pay that the shopper saw, in centimes; a higher amount is refused with PRICE_CHANGED. */
  readonly expectedTotal?: InputMaybe<Scalars['Centimes']['input']>;
  /** At most 100 lines. */
  readonly lines: ReadonlyArray<CartLineInput>;
  /** Name of the recipient. Like the address, without links and e-mail addresses. */
  readonly name: Scalars['String']['input'];
  /** 10 to 13 digits and `+`; blanks, dots and dashes are ignored. */
  readonly phone: Scalars['String']['input'];
  /** Postal code. */
  readonly postalCode: Scalars['String']['input'];
  /** Region. */
  readonly region: Scalars['String']['input'];
  /** Street and number. */
  readonly street: Scalars['String']['input'];
};

/** Parts of the body, from the top. */
export type HemLevel =
  /** Just above the knee. */
  | 'ABOVE_KNEE'
  /** On the ankle. */
  | 'ANKLE'
  /** Just below the knee. */
  | 'BELOW_KNEE'
  /** Just above the floor. */
  | 'FLOOR'
  /** On the hips or above. */
  | 'HIP'
  /** On the knee. */
  | 'KNEE'
  /** In the middle of the calf. */
  | 'MID_CALF'
  /** In the middle of the thigh. */
  | 'MID_THIGH'
  /** It drags on the floor. */
  | 'TOO_LONG'
  /** Below the hips. */
  | 'UPPER_THIGH';

/** A picture in a smaller width. */
export type ImageSource = {
  readonly __typename?: 'ImageSource';
  /** Path of the picture. */
  readonly url: Scalars['String']['output'];
  /** In pixels. */
  readonly width: Scalars['Int']['output'];
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

/** A language of the shop. */
export type Language =
  /** Arabic. */
  | 'AR'
  /** English. */
  | 'EN'
  /** French, in which the shop is written. */
  | 'FR';

/** Where a length is measured from. Follows from the shape. */
export type LengthFrom =
  /** The inside of the leg. */
  | 'CROTCH'
  /** The neck, at the back. */
  | 'NAPE'
  /** The shoulder, beside the neck. */
  | 'SHOULDER'
  /** Under the arm. */
  | 'UNDERARM'
  /** The waist. */
  | 'WAIST';

/** Credentials. */
export type LogInInput = {
  /** The account's e-mail, ignoring case. */
  readonly email: Scalars['String']['input'];
  /** The account's password. */
  readonly password: Scalars['String']['input'];
};

/** The merchant's identity; fields are null unless configured. */
export type Merchant = {
  readonly __typename?: 'Merchant';
  /** Registered address. */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** Receipt of the CNDP for personal data. */
  readonly cndp?: Maybe<Scalars['String']['output']>;
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

/** An amount of money. */
export type Money = {
  readonly __typename?: 'Money';
  /** Integer centimes. */
  readonly amount: Scalars['Centimes']['output'];
  /** ISO 4217 code, always MAD. */
  readonly currency: Scalars['String']['output'];
};

/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Saves a new delivery address. */
  readonly addAddress: AddressPayload;
  /** Adds a passkey and informs the customer by mail. A refused name leaves the response valid. User errors: REQUIRED, INVALID, LIMIT_REACHED, NOT_ALLOWED_NOW. */
  readonly addPasskey: PasskeysPayload;
  /** Adds a product to the customer's cart, or increases its quantity. User errors: UNKNOWN_PRODUCT, UNKNOWN_VARIANT, OUT_OF_STOCK, INSUFFICIENT_STOCK, INVALID, LIMIT_REACHED. */
  readonly addToCart: CartPayload;
  /** Adds a product to the wishlist, even if it is out of stock. */
  readonly addToWishlist: WishlistPayload;
  /** Cancels an order that is PENDING, PAID or CONFIRMED. A card payment is refunded. */
  readonly cancelOrder: OrderPayload;
  /** Ends an alert with the link from its mail; repeatable. */
  readonly cancelStockAlert: StockAlertPayload;
  /** Changes the variant of a line, such as its size. A line of the other variant is joined. */
  readonly changeCartVariant: CartPayload;
  /** Changes the password and ends all other sessions. Wrong passwords count as failed log-ins. User errors: WRONG_PASSWORD, REQUIRED, INVALID, TOO_MANY_ATTEMPTS, NOT_ALLOWED_NOW (demo accounts). */
  readonly changePassword: CustomerPayload;
  /**
   * Queries the provider about a card payment, for a dialog that was closed without a result.
   * Until the outcome is known the order stays PAYMENT_PENDING, with the user error PAYMENT_PENDING while the card may still be charged.
   */
  readonly checkCardPayment: OrderPayload;
  /** Removes everything from the cart. */
  readonly clearCart: CartPayload;
  /**
   * Confirms a card payment with the result of the provider's dialog, which the server verifies.
   * PAYMENT_PENDING: the outcome is unknown, try again later. NOT_ALLOWED_NOW: the order was cancelled, the
   * payment is refunded.
   */
  readonly confirmCardPayment: OrderPayload;
  /** Confirms this device with the link from an e-mail, so that failed log-ins from elsewhere no longer block it. Sets the cookie of `logIn` but does not log in; the link works once. User errors: INVALID_TOKEN. */
  readonly confirmDevice: ConfirmDevicePayload;
  /** Confirms an e-mail with the link from a mail, which works once. Needs no log-in: `customer` is null unless its own session confirms. User errors: INVALID_TOKEN, EMAIL_TAKEN. */
  readonly confirmEmail: CustomerPayload;
  /** The shopper's « Je confirme ma commande »: spares a call of the shop. Leaves the status; repeated, it changes nothing. */
  readonly confirmOrder: OrderPayload;
  /** Confirms the address of an alert with the link from a mail, within 7 days; repeatable. User errors: INVALID_TOKEN. */
  readonly confirmStockAlert: StockAlertPayload;
  /**
   * Deletes the account with its sessions, cart, wishlist and addresses. Orders stay for the books without name,
   * phone, e-mail and street; those that have not left the shop are cancelled. User errors: WRONG_PASSWORD,
   * TOO_MANY_ATTEMPTS, NOT_ALLOWED_NOW for demo accounts and while a card payment is open.
   */
  readonly deleteAccount: RequestPayload;
  /** Ends all sessions but the one of this request. */
  readonly endOtherSessions: SessionsPayload;
  /** Ends another session, or this one. User errors: UNKNOWN_SESSION. */
  readonly endSession: SessionsPayload;
  /**
   * Finds an order without its tracking link. UNKNOWN_ORDER if the number or the phone is wrong; TOO_MANY_ATTEMPTS
   * after 10 tries in an hour from one address.
   */
  readonly findOrder: OrderPayload;
  /** Logs in. Sets a cookie that identifies this device: it grants no access, but failed log-ins from elsewhere do not block the device. */
  readonly logIn: SessionPayload;
  /** Logs in to a private copy of the demo account, which is deleted after 24 hours. */
  readonly logInAsDemo: SessionPayload;
  /** Logs in with what a passkey signed; sets the cookie of `logIn`. Failures count as failed log-ins from this address. User errors: UNKNOWN_PASSKEY, TOO_MANY_ATTEMPTS, NOT_ALLOWED_NOW (see `PasskeyOptionsPayload`). */
  readonly logInWithPasskey: SessionPayload;
  /** Ends the session of this request: its token is refused from then on. */
  readonly logOut: SessionsPayload;
  /** Adds those lines of a guest's cart whose variants are not in the customer's cart, with at most the quantity in stock. Idempotent. */
  readonly mergeCart: CartPayload;
  /** Places a guest's order, paid on delivery. */
  readonly placeGuestOrder: OrderPayload;
  /**
   * Orders the customer's cart, paid on delivery. An open card payment is abandoned and its order cancelled; if it
   * has been paid meanwhile, the paid order is returned instead. PAYMENT_PENDING: the card may still be charged.
   */
  readonly placeOrder: OrderPayload;
  /** Deletes a saved address. */
  readonly removeAddress: AddressPayload;
  /** Removes a product from the cart. */
  readonly removeFromCart: CartPayload;
  /** Removes a product from the wishlist. */
  readonly removeFromWishlist: WishlistPayload;
  /** Removes a passkey: it no longer logs in. Sessions that it opened stay. User errors: UNKNOWN_PASSKEY. */
  readonly removePasskey: PasskeysPayload;
  /** Adds the products of an earlier order to the cart, except those that are unavailable or already in it. */
  readonly reorder: CartPayload;
  /** Requests a mail to a new address, whose link makes it the account's e-mail (`confirmEmail`) within 24 hours; the old address is informed. The answer is the same whether another account has that e-mail. User errors: REQUIRED, INVALID, WRONG_PASSWORD, TOO_MANY_ATTEMPTS, NOT_ALLOWED_NOW (demo accounts). */
  readonly requestEmailChange: CustomerPayload;
  /** Requests a mail to the account's e-mail, whose link confirms it (`confirmEmail`) within 24 hours; no mail if it is confirmed. User errors: TOO_MANY_ATTEMPTS, NOT_ALLOWED_NOW (demo accounts). */
  readonly requestEmailVerification: CustomerPayload;
  /** Requests a mail with a link to choose a new password. The answer is the same whether the account exists. User errors: REQUIRED, INVALID, TOO_MANY_ATTEMPTS. */
  readonly requestPasswordReset: RequestPayload;
  /** Requests a return within 7 days of the delivery (law 31-08). */
  readonly requestReturn: OrderPayload;
  /**
   * Requests a mail for the day when a sold-out variant is back. First a mail with a link confirms the
   * address; the answer is the same for every address. User errors: UNKNOWN_VARIANT, NOT_ALLOWED_NOW for
   * a variant that can be bought, INVALID, TOO_MANY_ATTEMPTS.
   */
  readonly requestStockAlert: RequestPayload;
  /** Sets a new password with the link from a mail, logs in and ends all other sessions. The link works once, for 30 minutes; a refused password leaves it valid. User errors: INVALID_TOKEN, REQUIRED, INVALID. */
  readonly resetPassword: SessionPayload;
  /** Sets the quantity of a product in the cart. */
  readonly setCartQuantity: CartPayload;
  /** Creates an account and logs in. */
  readonly signUp: SessionPayload;
  /**
   * Creates an order from the customer's cart that awaits its card payment. A customer has at most one open
   * payment: the same cart and address return it again, others cancel its order. If it has been paid meanwhile,
   * the paid order is returned instead.
   */
  readonly startCardPayment: CardPaymentPayload;
  /** Starts a log-in with a passkey: the options name no account, and the browser offers the passkeys that it has. User errors: NOT_ALLOWED_NOW (see `PasskeyOptionsPayload`). */
  readonly startPasskeyLogIn: PasskeyOptionsPayload;
  /** Starts to add a passkey. Wrong passwords count as failed log-ins. User errors: REQUIRED, INVALID, WRONG_PASSWORD, TOO_MANY_ATTEMPTS, LIMIT_REACHED, NOT_ALLOWED_NOW (demo accounts; see `PasskeyOptionsPayload`). */
  readonly startPasskeyRegistration: PasskeyOptionsPayload;
  /** Replaces a saved address. */
  readonly updateAddress: AddressPayload;
  /** Changes the customer's names. User errors: REQUIRED, INVALID. */
  readonly updateCustomer: CustomerPayload;
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationAddAddressArgs = {
  input: AddressInput;
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationAddPasskeyArgs = {
  name: Scalars['String']['input'];
  response: Scalars['String']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationAddToCartArgs = {
  productId: Scalars['ID']['input'];
  quantity?: Scalars['Int']['input'];
  variantId?: InputMaybe<Scalars['ID']['input']>;
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationAddToWishlistArgs = {
  productId: Scalars['ID']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationCancelOrderArgs = {
  orderId: Scalars['ID']['input'];
  trackingKey?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationCancelStockAlertArgs = {
  token: Scalars['String']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationChangeCartVariantArgs = {
  productId: Scalars['ID']['input'];
  toVariantId: Scalars['ID']['input'];
  variantId: Scalars['ID']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationCheckCardPaymentArgs = {
  paymentId: Scalars['ID']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationConfirmCardPaymentArgs = {
  input: CardPaymentConfirmation;
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationConfirmDeviceArgs = {
  token: Scalars['String']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationConfirmOrderArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['String']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationConfirmStockAlertArgs = {
  token: Scalars['String']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationDeleteAccountArgs = {
  password: Scalars['String']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationFindOrderArgs = {
  number: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationLogInArgs = {
  input: LogInInput;
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationLogInWithPasskeyArgs = {
  response: Scalars['String']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationMergeCartArgs = {
  lines: ReadonlyArray<CartLineInput>;
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationPlaceGuestOrderArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: GuestOrderInput;
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationPlaceOrderArgs = {
  addressId: Scalars['ID']['input'];
  expectedTotal?: InputMaybe<Scalars['Centimes']['input']>;
  idempotencyKey: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationRemoveAddressArgs = {
  id: Scalars['ID']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationRemoveFromCartArgs = {
  productId: Scalars['ID']['input'];
  variantId?: InputMaybe<Scalars['ID']['input']>;
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationRemoveFromWishlistArgs = {
  productId: Scalars['ID']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationReorderArgs = {
  orderId: Scalars['ID']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationRequestEmailChangeArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationRequestReturnArgs = {
  lines?: InputMaybe<ReadonlyArray<ReturnLineInput>>;
  orderId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  trackingKey?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationRequestStockAlertArgs = {
  email: Scalars['String']['input'];
  variantId: Scalars['ID']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationSetCartQuantityArgs = {
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  variantId?: InputMaybe<Scalars['ID']['input']>;
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationStartCardPaymentArgs = {
  addressId: Scalars['ID']['input'];
  expectedTotal?: InputMaybe<Scalars['Centimes']['input']>;
  idempotencyKey: Scalars['String']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationStartPasskeyRegistrationArgs = {
  password: Scalars['String']['input'];
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationUpdateAddressArgs = {
  id: Scalars['ID']['input'];
  input: AddressInput;
};


/** Mutations. Problems that a shopper can cause are returned in `userErrors`. */
export type MutationUpdateCustomerArgs = {
  input: CustomerInput;
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

/** Number of products that an occasion would select. */
export type OccasionCount = {
  readonly __typename?: 'OccasionCount';
  /** Number of products. */
  readonly count: Scalars['Int']['output'];
  /** The occasion. */
  readonly occasion: Occasion;
};

/** Counts of an option's values. */
export type OptionFacet = {
  readonly __typename?: 'OptionFacet';
  /** In French: what the filter takes in every language. */
  readonly filterName: Scalars['String']['output'];
  /** Name of the option. */
  readonly name: Scalars['String']['output'];
  /** Sizes from small to large, other values by alphabet. */
  readonly values: ReadonlyArray<OptionValueCount>;
};

/** Number of products that a value of an option would select. */
export type OptionValueCount = {
  readonly __typename?: 'OptionValueCount';
  /** Number of products. */
  readonly count: Scalars['Int']['output'];
  /** In French: what the filter takes in every language. */
  readonly filterValue: Scalars['String']['output'];
  /** A CSS colour; null for values that are not colours. */
  readonly swatch?: Maybe<Scalars['String']['output']>;
  /** The value. */
  readonly value: Scalars['String']['output'];
};

/** An order. Later changes of the catalogue do not affect it. */
export type Order = {
  readonly __typename?: 'Order';
  /** Whether the shopper may still cancel the order. */
  readonly canCancel: Scalars['Boolean']['output'];
  /** Whether `requestReturn` is allowed now. */
  readonly canRequestReturn: Scalars['Boolean']['output'];
  /** When the shopper confirmed the order with `confirmOrder`. */
  readonly confirmedByCustomerAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of the invoice, oldest first: one for each refund. */
  readonly creditNotes: ReadonlyArray<CreditNote>;
  /** `originalTotal` less `total`. */
  readonly discount: Money;
  /** All states so far, oldest first. */
  readonly history: ReadonlyArray<OrderMove>;
  /** Random and opaque. */
  readonly id: Scalars['ID']['output'];
  /** Null until the order is paid or delivered; it never changes later. */
  readonly invoice?: Maybe<Invoice>;
  /** Of mails and messages about it: that in which it was placed. */
  readonly language: Language;
  /** The ordered products. */
  readonly lines: ReadonlyArray<OrderLine>;
  /** For people, such as `BV-42171000`; grants no access. */
  readonly number: Scalars['String']['output'];
  /** The same sum at original prices. */
  readonly originalTotal: Money;
  /** The carrier's tracking number; null before shipping or without one. */
  readonly parcelNumber?: Maybe<Scalars['String']['output']>;
  /** Amount to pay: `total` plus `shipping`. */
  readonly payable: Money;
  /** The way of payment. */
  readonly paymentMethod: PaymentMethod;
  /** Time of the order. */
  readonly placedAt: Scalars['DateTime']['output'];
  /** Sum of the quantities. */
  readonly quantity: Scalars['Int']['output'];
  /** The refund of a card payment, if any. */
  readonly refund?: Maybe<Refund>;
  /** The latest one; null if no return was requested. */
  readonly returnRequest?: Maybe<ReturnRequest>;
  /** End of the period for returns; null before the delivery and after a return. */
  readonly returnUntil?: Maybe<Scalars['DateTime']['output']>;
  /** What `requestReturn` may name now: all that no earlier request has named. */
  readonly returnableLines: ReadonlyArray<ReturnLine>;
  /** What has come back so far, whether a return was requested or not. */
  readonly returnedLines: ReadonlyArray<ReturnLine>;
  /** Delivery fee. */
  readonly shipping: Money;
  /** Delivery address and contact. */
  readonly shippingInfo: ShippingInfo;
  /** The current state. */
  readonly status: OrderStatus;
  /** Sum of the lines, without delivery. */
  readonly total: Money;
  /** Secret: gives access to this order without an account (`trackedOrder`). */
  readonly trackingKey: Scalars['String']['output'];
};

/** A page of orders. */
export type OrderConnection = {
  readonly __typename?: 'OrderConnection';
  /** The page's orders with their cursors. */
  readonly edges: ReadonlyArray<OrderEdge>;
  /** The page's orders. */
  readonly nodes: ReadonlyArray<Order>;
  /** Position of the page. */
  readonly pageInfo: PageInfo;
  /** Number of orders on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An order with its cursor. */
export type OrderEdge = {
  readonly __typename?: 'OrderEdge';
  /** Opaque; as `after` it selects the page behind this order. */
  readonly cursor: Scalars['String']['output'];
  /** The order. */
  readonly node: Order;
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

/** A change of an order's state. */
export type OrderMove = {
  readonly __typename?: 'OrderMove';
  /** Time of the change. */
  readonly at: Scalars['DateTime']['output'];
  /** The new state. */
  readonly status: OrderStatus;
};

/** Result of a mutation of an order. */
export type OrderPayload = {
  readonly __typename?: 'OrderPayload';
  /** With PRICE_CHANGED, and where products are unknown or not in stock: the cart as it is now. */
  readonly cart?: Maybe<Cart>;
  /** Null if refused. */
  readonly order?: Maybe<Order>;
  /** Why it was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
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

/**
 * Position of a page in its list. Lists are read forwards alone, with `first` and `after`; there is no `last` or `before`
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

/** A key on a device or in a password manager, which logs in without a password (WebAuthn). */
export type Passkey = {
  readonly __typename?: 'Passkey';
  /** When it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Its credential id, base64url. */
  readonly id: Scalars['ID']['output'];
  /** Its last log-in; null before the first one. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** As the customer called it. */
  readonly name: Scalars['String']['output'];
};

/** What the browser needs to create or use a passkey. Passkeys work at the shop's public https address, or at `localhost` in a shop without one; elsewhere they are refused with NOT_ALLOWED_NOW. */
export type PasskeyOptionsPayload = {
  readonly __typename?: 'PasskeyOptionsPayload';
  /** JSON of the `PublicKeyCredentialRequestOptionsJSON` or `PublicKeyCredentialCreationOptionsJSON` (WebAuthn); null if refused. */
  readonly options?: Maybe<Scalars['String']['output']>;
  /** Empty if accepted. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Result of a change to the passkeys. */
export type PasskeysPayload = {
  readonly __typename?: 'PasskeysPayload';
  /** The customer's passkeys, also after a refusal. */
  readonly passkeys: ReadonlyArray<Passkey>;
  /** Empty if the change was made. */
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

/** The lowest and the highest price of products, as in `ProductFilter`. */
export type PriceRange = {
  readonly __typename?: 'PriceRange';
  /** The highest, in centimes. */
  readonly max: Scalars['Centimes']['output'];
  /** The lowest, in centimes. */
  readonly min: Scalars['Centimes']['output'];
};

/** A product of the catalogue. */
export type Product = {
  readonly __typename?: 'Product';
  /** Name of the brand. */
  readonly brand: Scalars['String']['output'];
  /** The product's category. */
  readonly category: Category;
  /** In the language of `@inContext`. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Material, care, cut and other facts. */
  readonly details: ReadonlyArray<ProductDetail>;
  /** Percentage between the two prices, rounded; 0 without a discount. */
  readonly discountPercent: Scalars['Int']['output'];
  /** How it compares with its size guide; null where the shop has not said it. */
  readonly fit?: Maybe<ProductFit>;
  /** Opaque and permanent. */
  readonly id: Scalars['ID']['output'];
  /** Path of the picture. */
  readonly image: Scalars['String']['output'];
  /** What the picture shows, in the language of `@inContext`. */
  readonly imageAlt: Scalars['String']['output'];
  /** Smaller widths of `image`, largest first; empty for a drawing. */
  readonly imageSources: ReadonlyArray<ImageSource>;
  /** All pictures; the first one is `image`. */
  readonly images: ReadonlyArray<ProductImage>;
  /** The languages of its texts: French where one is not translated. */
  readonly languages: ProductLanguages;
  /** The variants as a list of products shows them. */
  readonly listedVariants: ReadonlyArray<Scalars['ListedVariant']['output']>;
  /** What the shop recommends it for. */
  readonly occasions: ReadonlyArray<Occasion>;
  /** What the shopper chooses, such as the size; empty for a product that comes in one form. */
  readonly options: ReadonlyArray<ProductOption>;
  /** The price before the discount; equal to `price` without one. */
  readonly originalPrice: Money;
  /** Whether no variant of the product can be bought now. */
  readonly outOfStock: Scalars['Boolean']['output'];
  /** The current price. */
  readonly price: Money;
  /** Ratings by customers. */
  readonly ratings: Ratings;
  /** Other products in stock of the same category: of the same kind first, then of the same brand or colour, nearest in price. */
  readonly related: ReadonlyArray<Product>;
  /** How long it is on the body; null where the shop does not say. */
  readonly silhouette?: Maybe<Silhouette>;
  /** Null if the product needs none. */
  readonly sizeGuide?: Maybe<SizeGuide>;
  /** In the language of `@inContext`. */
  readonly title: Scalars['String']['output'];
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** All combinations of options that the shop sells, in display order; at least one. */
  readonly variants: ReadonlyArray<ProductVariant>;
};


/** A product of the catalogue. */
export type ProductRelatedArgs = {
  first?: Scalars['Int']['input'];
};

/** A page of products. */
export type ProductConnection = {
  readonly __typename?: 'ProductConnection';
  /** What was searched instead, where words of the search are unknown to the catalogue; else null. */
  readonly correctedSearch?: Maybe<Scalars['String']['output']>;
  /** The page's products with their cursors. */
  readonly edges: ReadonlyArray<ProductEdge>;
  /** Counts for the filter panel. */
  readonly facets: ProductFacets;
  /** Words of the search that are left out, as they were written, where no product has all of them; else empty. */
  readonly missingWords: ReadonlyArray<Scalars['String']['output']>;
  /** The page's products. */
  readonly nodes: ReadonlyArray<Product>;
  /** Position of the page. */
  readonly pageInfo: PageInfo;
  /** Number of matching products on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A fact about a product. */
export type ProductDetail = {
  readonly __typename?: 'ProductDetail';
  /** In the language of `@inContext`, such as `Matière`. */
  readonly label: Scalars['String']['output'];
  /** In the language of `@inContext`. */
  readonly value: Scalars['String']['output'];
};

/** A product with its cursor. */
export type ProductEdge = {
  readonly __typename?: 'ProductEdge';
  /** Opaque; as `after` it selects the page behind this product. */
  readonly cursor: Scalars['String']['output'];
  /** The product. */
  readonly node: Product;
};

/** Counts for the filter panel. Each facet is counted without its own filter. */
export type ProductFacets = {
  readonly __typename?: 'ProductFacets';
  /** All brands. */
  readonly brands: ReadonlyArray<FacetCount>;
  /** All categories. */
  readonly categories: ReadonlyArray<FacetCount>;
  /** Widths that would select at least one product. */
  readonly frameWidths: ReadonlyArray<FrameWidthCount>;
  /** Occasions of the shop's products, in the shop's order. */
  readonly occasions: ReadonlyArray<OccasionCount>;
  /** Options of the matching products, with the values that would select at least one. */
  readonly options: ReadonlyArray<OptionFacet>;
  /** Prices of the matching products; null if none matches. */
  readonly price?: Maybe<PriceRange>;
};

/** A filter of products; its conditions are combined with AND. */
export type ProductFilter = {
  /** Names of brands, combined with OR; an empty list matches all. */
  readonly brands?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Names of categories, combined with OR; an empty list matches all. */
  readonly categories?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Whether to leave unknown words of `search` as they are, and to require all of them. */
  readonly exactSearch?: InputMaybe<Scalars['Boolean']['input']>;
  /** Measures of glasses that fit their wearer: the variant that matches `options` must be near in each. */
  readonly frameLike?: InputMaybe<FrameLike>;
  /** Widths of frames, combined with OR; the variant that matches `options` must have it. */
  readonly frameWidths?: InputMaybe<ReadonlyArray<FrameWidth>>;
  /** Whether to include products that are out of stock. */
  readonly includeOutOfStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** The highest price, in centimes. */
  readonly maxPrice?: InputMaybe<Scalars['Centimes']['input']>;
  /** The highest rating, 0 to 5: products with a higher one are left out. */
  readonly maxRating?: InputMaybe<Scalars['Float']['input']>;
  /** The lowest price, in centimes. */
  readonly minPrice?: InputMaybe<Scalars['Centimes']['input']>;
  /** Occasions, combined with OR; an empty list matches all. */
  readonly occasions?: InputMaybe<ReadonlyArray<Occasion>>;
  /** Values of options: one variant in stock must match all of them. With `includeOutOfStock` any variant may. */
  readonly options?: InputMaybe<ReadonlyArray<ProductOptionFilter>>;
  /**
   * Finds the text in title or brand, ignoring case, accents and punctuation. While that finds nothing in
   * the whole catalogue, whatever else is filtered: every word in title or brand; then every word in
   * title, brand, category, details or description, with French plurals and feminines and with synonyms,
   * as a colour of the product or of one of its variants, or as an occasion; then with unknown words corrected
   * (see `correctedSearch`); then with as many of the words as any product has (see `missingWords`). Words such
   * as « de » and « pour » ask for nothing.
   */
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
  /** What it shows, in the language of `@inContext`. */
  readonly alt: Scalars['String']['output'];
  /** Height in pixels of the box for which it was made. */
  readonly height: Scalars['Int']['output'];
  /** Smaller widths of the same picture, largest first; empty for a drawing. */
  readonly sources: ReadonlyArray<ImageSource>;
  /** Path of the picture. */
  readonly url: Scalars['String']['output'];
  /** Width in pixels of the box for which it was made. */
  readonly width: Scalars['Int']['output'];
};

/** The languages of a product's texts. */
export type ProductLanguages = {
  readonly __typename?: 'ProductLanguages';
  /** Of the description. */
  readonly description: Language;
  /** Of the details. */
  readonly details: Language;
  /** Of the title. */
  readonly title: Language;
};

/** An option of a product. */
export type ProductOption = {
  readonly __typename?: 'ProductOption';
  /** In the language of `@inContext`, such as `Taille`, `Couleur` or `Calibre`. */
  readonly name: Scalars['String']['output'];
  /** In display order. */
  readonly values: ReadonlyArray<ProductOptionValue>;
};

/** Chosen values of an option. */
export type ProductOptionFilter = {
  /** Name of the option, such as `Taille`. */
  readonly name: Scalars['String']['input'];
  /** Combined with OR; an empty list matches all. */
  readonly values: ReadonlyArray<Scalars['String']['input']>;
};

/** A value of an option. */
export type ProductOptionValue = {
  readonly __typename?: 'ProductOptionValue';
  /** A CSS colour; null for values that are not colours. */
  readonly swatch?: Maybe<Scalars['String']['output']>;
  /** Such as `38` or `Bleu nuit`. */
  readonly value: Scalars['String']['output'];
};

/** Order of products. */
export type ProductSort =
  /** The shop's own order. */
  | 'FEATURED'
  /**
   * Nearest to `frameLike` first, which must have a measure: by the differences over what `FrameLike` allows, summed, of
   * the matching variant that fits best; then the shop's order.
   */
  | 'FRAME_FIT'
  /** Lowest price first. */
  | 'PRICE_ASC'
  /** Highest price first. */
  | 'PRICE_DESC'
  /** The searched words in the title first, then in brand, category and the rest; then the shop's order. */
  | 'RELEVANCE';

/** A product in one combination of its options. */
export type ProductVariant = {
  readonly __typename?: 'ProductVariant';
  /** Whether it can be bought now. */
  readonly availableForSale: Scalars['Boolean']['output'];
  /** Its colour; null without one. */
  readonly color?: Maybe<Scalars['String']['output']>;
  /** Percentage between the two prices, rounded; 0 without a discount. */
  readonly discountPercent: Scalars['Int']['output'];
  /** Measures of a frame; null for other products. */
  readonly frame?: Maybe<FrameMeasures>;
  /** Opaque and permanent. The base variant has the product's id. */
  readonly id: Scalars['ID']['output'];
  /** Its pictures: those of its colour first. */
  readonly images: ReadonlyArray<ProductImage>;
  /** The price before the discount; equal to `price` without one. */
  readonly originalPrice: Money;
  /** The current price. */
  readonly price: Money;
  /** The quantity that can be bought now; null if the stock is not counted. */
  readonly quantityAvailable?: Maybe<Scalars['Int']['output']>;
  /** One for each option of the product. */
  readonly selectedOptions: ReadonlyArray<SelectedOption>;
  /** The value of the first option that is no colour, such as the size; null without one. */
  readonly size?: Maybe<Scalars['String']['output']>;
  /** The shop's number of the article (SKU). */
  readonly sku?: Maybe<Scalars['String']['output']>;
  /** The CSS colour of `color`. */
  readonly swatch?: Maybe<Scalars['String']['output']>;
  /** The values of its options, such as `38 / Bleu nuit`; the product's title for a product without options. */
  readonly title: Scalars['String']['output'];
};

/** Queries; none has side effects. */
export type Query = {
  readonly __typename?: 'Query';
  /** All brands, in the shop's order. */
  readonly brands: ReadonlyArray<Brand>;
  /** How this shop takes card payments. Browsers load its script before they start a payment. */
  readonly cardCheckout: CardCheckout;
  /** All categories, in the shop's order. */
  readonly categories: ReadonlyArray<Category>;
  /** A category by id; null if there is none. */
  readonly category?: Maybe<Category>;
  /** The eight products of the home page, in order. */
  readonly featuredProducts: ReadonlyArray<Product>;
  /** The logged-in customer; null without a valid token. */
  readonly me?: Maybe<Customer>;
  /** A product by id; null if there is none. */
  readonly product?: Maybe<Product>;
  /** Products of the catalogue, filtered, sorted and paginated. By default without products that are out of stock. */
  readonly products: ProductConnection;
  /** Products by id, in the order of `ids`, without unknown ones. */
  readonly productsById: ReadonlyArray<Product>;
  /** Prices a guest's cart, delivery fee included. Nothing is stored. */
  readonly quote: Cart;
  /** The size of a product for a body. Nothing is stored. An unknown product and an implausible measure are BAD_USER_INPUT. */
  readonly recommendSize: SizeRecommendation;
  /** General information about the shop. */
  readonly shop: Shop;
  /** The shop's size guides, sorted by title. */
  readonly sizeGuides: ReadonlyArray<SizeGuide>;
  /** The alert of a mailed link; null if the link is unknown or expired, or the alert has ended. */
  readonly stockAlert?: Maybe<StockAlert>;
  /** An order by its tracking link, without an account; null if the link is invalid. */
  readonly trackedOrder?: Maybe<Order>;
};


/** Queries; none has side effects. */
export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Queries; none has side effects. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** Queries; none has side effects. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: Scalars['Int']['input'];
  sort?: ProductSort;
};


/** Queries; none has side effects. */
export type QueryProductsByIdArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Queries; none has side effects. */
export type QueryQuoteArgs = {
  lines: ReadonlyArray<CartLineInput>;
};


/** Queries; none has side effects. */
export type QueryRecommendSizeArgs = {
  measures: BodyMeasuresInput;
  productId: Scalars['ID']['input'];
};


/** Queries; none has side effects. */
export type QueryStockAlertArgs = {
  token: Scalars['String']['input'];
};


/** Queries; none has side effects. */
export type QueryTrackedOrderArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['String']['input'];
};

/** Ratings of a product by customers. */
export type Ratings = {
  readonly __typename?: 'Ratings';
  /** Number of ratings. */
  readonly count: Scalars['Int']['output'];
  /** Average, 0 to 5. */
  readonly value: Scalars['Float']['output'];
};

/** A refund to a card. */
export type Refund = {
  readonly __typename?: 'Refund';
  /** The refunded amount. */
  readonly amount: Money;
  /** When the payment provider accepted it; null before that. */
  readonly doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it became due. */
  readonly requestedAt: Scalars['DateTime']['output'];
};

/** Result of a request that has no other answer. */
export type RequestPayload = {
  readonly __typename?: 'RequestPayload';
  /** Empty if the request was accepted. */
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

/** Something of an order to return. */
export type ReturnLineInput = {
  /** At most what can be returned of it. */
  readonly quantity: Scalars['Int']['input'];
  /** One of the order's variants. */
  readonly variantId: Scalars['ID']['input'];
};

/** A request to return an order, or a part of it. */
export type ReturnRequest = {
  readonly __typename?: 'ReturnRequest';
  /** What is requested; once the shop has received it, what came back. */
  readonly lines: ReadonlyArray<ReturnLine>;
  /** The shopper's reason. */
  readonly reason: Scalars['String']['output'];
  /** When the goods came back. */
  readonly receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the shop refused it. */
  readonly refusal?: Maybe<Scalars['String']['output']>;
  /** When the shop refused it. */
  readonly refusedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the request. */
  readonly requestedAt: Scalars['DateTime']['output'];
};

/** The value of an option. */
export type SelectedOption = {
  readonly __typename?: 'SelectedOption';
  /** Name of the option. */
  readonly name: Scalars['String']['output'];
  /** The chosen value. */
  readonly value: Scalars['String']['output'];
};

/** A session. */
export type Session = {
  readonly __typename?: 'Session';
  /** The logged-in customer. */
  readonly customer: Customer;
  /** For the `authorization` header, with or without `Bearer `. */
  readonly token: Scalars['String']['output'];
};

/** Result of a log-in or sign-up. */
export type SessionPayload = {
  readonly __typename?: 'SessionPayload';
  /** Null if refused. */
  readonly session?: Maybe<Session>;
  /** Why it was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Result of a change of the sessions. */
export type SessionsPayload = {
  readonly __typename?: 'SessionsPayload';
  /** The open sessions, also after a refusal; none after `logOut`. */
  readonly sessions: ReadonlyArray<CustomerSession>;
  /** Empty if the change was made. */
  readonly userErrors: ReadonlyArray<UserError>;
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

/** General information about the shop. */
export type Shop = {
  readonly __typename?: 'Shop';
  /** Whether `logInAsDemo` is available: only while the shop sells products of the demo catalogue. */
  readonly hasDemoAccount: Scalars['Boolean']['output'];
  /** The languages of `@inContext`, the shop's own first. */
  readonly languages: ReadonlyArray<ShopLanguage>;
  /** The seller on invoices. */
  readonly merchant: Merchant;
};

/** A language in which the shop can be read. */
export type ShopLanguage = {
  readonly __typename?: 'ShopLanguage';
  /** For `@inContext`. */
  readonly code: Language;
  /** In which direction it is written. */
  readonly direction: TextDirection;
  /** In the language itself. */
  readonly name: Scalars['String']['output'];
};

/** A new customer. */
export type SignUpInput = {
  /** One `@` and a domain with a dot, at most 254 characters, ignoring case. */
  readonly email: Scalars['String']['input'];
  /** First name, without links and e-mail addresses. */
  readonly firstName: Scalars['String']['input'];
  /** Last name, without links and e-mail addresses. */
  readonly lastName: Scalars['String']['input'];
  /** 8 to 1024 characters; very common passwords are refused. */
  readonly password: Scalars['String']['input'];
};

/** How a garment falls. */
export type Silhouette = {
  readonly __typename?: 'Silhouette';
  /** Centimetres from `lengthFrom` to the hem, in the size that `details` name. */
  readonly length: Scalars['Int']['output'];
  /** Where `length` begins. */
  readonly lengthFrom: LengthFrom;
  /** What it is cut like. */
  readonly shape: SilhouetteShape;
  /** Women of 158, 166 and 174 cm who wear it. */
  readonly wearers: ReadonlyArray<Wearer>;
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

/** Measures of the body for each size of a kind of garment. */
export type SizeGuide = {
  readonly __typename?: 'SizeGuide';
  /** Headings of the columns; the first one is the size. */
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  /** A size for each row, from the smallest to the largest. Of a product's guide they are named as its options, of `Query.sizeGuides` as in the first column. */
  readonly entries: ReadonlyArray<SizeGuideEntry>;
  /** Such as `caftans`. */
  readonly id: Scalars['ID']['output'];
  /** How to measure. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** A row for each size. */
  readonly rows: ReadonlyArray<ReadonlyArray<Scalars['String']['output']>>;
  /** In the language of `@inContext`. */
  readonly title: Scalars['String']['output'];
};

/** A size and the bodies that it is for. */
export type SizeGuideEntry = {
  readonly __typename?: 'SizeGuideEntry';
  /** Without measures of the garment. */
  readonly measures: ReadonlyArray<BodyMeasureRange>;
  /** The size, such as `40` or `M`. */
  readonly value: Scalars['String']['output'];
};

/** A recommended size. */
export type SizeRecommendation = {
  readonly __typename?: 'SizeRecommendation';
  /** The size beside it, where a measure is within 1 cm of a bound, or where the product runs small or large; null otherwise. */
  readonly alternative?: Maybe<ProductVariant>;
  /** Why, in the language of `@inContext`, ready to show. */
  readonly reason: Scalars['String']['output'];
  /** The smallest size that holds every measure, in the colour of the base variant where that is in stock; sold out where no colour is. Null without such a size. */
  readonly variant?: Maybe<ProductVariant>;
};

/** Awaits that a sold-out variant is back. */
export type StockAlert = {
  readonly __typename?: 'StockAlert';
  /** Whether the address was confirmed. */
  readonly isConfirmed: Scalars['Boolean']['output'];
  /** Its product. */
  readonly product: Product;
  /** The variant. */
  readonly variant: ProductVariant;
};

/** Result of a change of an alert. */
export type StockAlertPayload = {
  readonly __typename?: 'StockAlertPayload';
  /** Null after it was cancelled, and if refused. */
  readonly stockAlert?: Maybe<StockAlert>;
  /** Empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** In which direction a language is written. */
export type TextDirection =
  /** From left to right. */
  | 'LTR'
  /** From right to left. */
  | 'RTL';

/** A problem that a shopper can cause, with a message to show. */
export type UserError = {
  readonly __typename?: 'UserError';
  /** For programs. */
  readonly code: UserErrorCode;
  /** The input field concerned, if any. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** Ready to show, in the language of `@inContext`. */
  readonly message: Scalars['String']['output'];
};

/** Problems that a shopper can cause. */
export type UserErrorCode =
  /** An account has this e-mail already. */
  | 'EMAIL_TAKEN'
  /** There is nothing to order. */
  | 'EMPTY_CART'
  /** The idempotency key was used for another order. */
  | 'IDEMPOTENCY_CONFLICT'
  /** The quantity in stock is smaller than the requested one. */
  | 'INSUFFICIENT_STOCK'
  /** A field has an invalid value. */
  | 'INVALID'
  /** The link is invalid, expired or was used before. */
  | 'INVALID_TOKEN'
  /** A list is full: 100 lines of a cart, 200 wishes, 20 addresses, 10 passkeys. */
  | 'LIMIT_REACHED'
  /** The current state does not allow this. */
  | 'NOT_ALLOWED_NOW'
  /** The product is not in the cart. */
  | 'NOT_IN_CART'
  /** The product is out of stock. */
  | 'OUT_OF_STOCK'
  /** The outcome of the payment is unknown: query it again, do not pay again. */
  | 'PAYMENT_PENDING'
  /** The payment failed or does not match the order. */
  | 'PAYMENT_REFUSED'
  /** The payment provider is unreachable; nothing was charged. */
  | 'PAYMENT_UNAVAILABLE'
  /** The total is higher than the shopper saw. */
  | 'PRICE_CHANGED'
  /** A required field is blank. */
  | 'REQUIRED'
  /** Too many failed log-ins, searches for orders or requested mails; wait for `Retry-After`. */
  | 'TOO_MANY_ATTEMPTS'
  /** The customer has no such address. */
  | 'UNKNOWN_ADDRESS'
  /** No account has this e-mail. */
  | 'UNKNOWN_EMAIL'
  /** The order does not exist, or the caller has no access to it. */
  | 'UNKNOWN_ORDER'
  /** The passkey is unknown, or its response is invalid, expired or was used before. */
  | 'UNKNOWN_PASSKEY'
  /** The payment does not exist. */
  | 'UNKNOWN_PAYMENT'
  /** The product does not exist. */
  | 'UNKNOWN_PRODUCT'
  /** The customer has no such session. */
  | 'UNKNOWN_SESSION'
  /** The product has no such variant. */
  | 'UNKNOWN_VARIANT'
  /** The password is wrong. */
  | 'WRONG_PASSWORD';

/** A woman who wears a garment, drawn to scale. */
export type Wearer = {
  readonly __typename?: 'Wearer';
  /** What the pictures show, in the language of `@inContext`, such as `Sur une femme de 1,66 m, s’arrête à mi-mollet.` */
  readonly alt: Scalars['String']['output'];
  /** Height of the heels in centimetres. */
  readonly heels: Scalars['Int']['output'];
  /** Where the hem stands. */
  readonly hem: HemLevel;
  /** Centimetres between the hem and the floor, below 0 where the garment is too long. */
  readonly hemHeight: Scalars['Int']['output'];
  /** In the language of `@inContext`, such as `Ourlet à 28 cm du sol.` */
  readonly note: Scalars['String']['output'];
  /** One for each colour; one for all where the product has no colours. */
  readonly pictures: ReadonlyArray<WearerPicture>;
  /** Centimetres. */
  readonly stature: Scalars['Int']['output'];
};

/** The picture in a colour of the product. */
export type WearerPicture = {
  readonly __typename?: 'WearerPicture';
  /** Null for all. */
  readonly color?: Maybe<Scalars['String']['output']>;
  /** Its own height. */
  readonly height: Scalars['Int']['output'];
  /** Path of an SVG file. */
  readonly url: Scalars['String']['output'];
  /** Its own width; drawings are sharp at every size. */
  readonly width: Scalars['Int']['output'];
};

/** Result of a change of the wishlist. */
export type WishlistPayload = {
  readonly __typename?: 'WishlistPayload';
  /** Empty if the change was made. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The current wishlist, also after a refusal. */
  readonly wishlist: ReadonlyArray<Product>;
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
  Address: ResolverTypeWrapper<AddressRecord>;
  AddressInput: AddressInput;
  AddressPayload: ResolverTypeWrapper<Omit<AddressPayload, 'addresses' | 'userErrors'> & { addresses: ReadonlyArray<ResolversTypes['Address']>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  BodyMeasure: BodyMeasure;
  BodyMeasureRange: ResolverTypeWrapper<BodyMeasureRange>;
  BodyMeasuresInput: BodyMeasuresInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<Brand>;
  CardCheckout: ResolverTypeWrapper<CardCheckout>;
  CardPayment: ResolverTypeWrapper<Omit<CardPayment, 'amount'> & { amount: ResolversTypes['Money'] }>;
  CardPaymentConfirmation: CardPaymentConfirmation;
  CardPaymentPayload: ResolverTypeWrapper<Omit<CardPaymentPayload, 'cart' | 'order' | 'payment' | 'userErrors'> & { cart?: Maybe<ResolversTypes['Cart']>, order?: Maybe<ResolversTypes['Order']>, payment?: Maybe<ResolversTypes['CardPayment']>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  CardProvider: CardProvider;
  Cart: ResolverTypeWrapper<PricedCart>;
  CartLine: ResolverTypeWrapper<PricedLine>;
  CartLineInput: CartLineInput;
  CartPayload: ResolverTypeWrapper<Omit<CartPayload, 'cart' | 'userErrors'> & { cart: ResolversTypes['Cart'], userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  CartWarning: ResolverTypeWrapper<PricingWarning>;
  Category: ResolverTypeWrapper<CategoryRecord>;
  Centimes: ResolverTypeWrapper<Scalars['Centimes']['output']>;
  ConfirmDevicePayload: ResolverTypeWrapper<Omit<ConfirmDevicePayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  CreditNote: ResolverTypeWrapper<Omit<CreditNote, 'amount' | 'vat'> & { amount: ResolversTypes['Money'], vat: ResolversTypes['Money'] }>;
  Customer: ResolverTypeWrapper<CustomerRecord>;
  CustomerInput: CustomerInput;
  CustomerPayload: ResolverTypeWrapper<Omit<CustomerPayload, 'customer' | 'userErrors'> & { customer?: Maybe<ResolversTypes['Customer']>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  CustomerSession: ResolverTypeWrapper<SessionRecord>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  FacetCount: ResolverTypeWrapper<FacetCount>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FrameLike: FrameLike;
  FrameMeasures: ResolverTypeWrapper<FrameMeasures>;
  FrameWidth: FrameWidth;
  FrameWidthCount: ResolverTypeWrapper<FrameWidthCount>;
  GuestOrderInput: GuestOrderInput;
  HemLevel: HemLevel;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImageSource: ResolverTypeWrapper<ImageSource>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invoice: ResolverTypeWrapper<Omit<Invoice, 'discount' | 'lines' | 'originalTotal' | 'payable' | 'shipping' | 'total' | 'vat'> & { discount: ResolversTypes['Money'], lines: ReadonlyArray<ResolversTypes['OrderLine']>, originalTotal: ResolversTypes['Money'], payable: ResolversTypes['Money'], shipping: ResolversTypes['Money'], total: ResolversTypes['Money'], vat: ResolversTypes['Money'] }>;
  Language: Language;
  LengthFrom: LengthFrom;
  ListedVariant: ResolverTypeWrapper<Scalars['ListedVariant']['output']>;
  LogInInput: LogInInput;
  Merchant: ResolverTypeWrapper<Merchant>;
  Money: ResolverTypeWrapper<Centimes>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Occasion: Occasion;
  OccasionCount: ResolverTypeWrapper<OccasionCount>;
  OptionFacet: ResolverTypeWrapper<OptionFacet>;
  OptionValueCount: ResolverTypeWrapper<OptionValueCount>;
  Order: ResolverTypeWrapper<OrderRecord>;
  OrderConnection: ResolverTypeWrapper<OrderPage>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderLine: ResolverTypeWrapper<OrderLineRecord>;
  OrderMove: ResolverTypeWrapper<OrderMoveRecord>;
  OrderPayload: ResolverTypeWrapper<Omit<OrderPayload, 'cart' | 'order' | 'userErrors'> & { cart?: Maybe<ResolversTypes['Cart']>, order?: Maybe<ResolversTypes['Order']>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  OrderStatus: OrderStatus;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Passkey: ResolverTypeWrapper<PasskeyRecord>;
  PasskeyOptionsPayload: ResolverTypeWrapper<Omit<PasskeyOptionsPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  PasskeysPayload: ResolverTypeWrapper<Omit<PasskeysPayload, 'passkeys' | 'userErrors'> & { passkeys: ReadonlyArray<ResolversTypes['Passkey']>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  PaymentMethod: PaymentMethod;
  PriceRange: ResolverTypeWrapper<PriceFacet>;
  Product: ResolverTypeWrapper<ProductRecord>;
  ProductConnection: ResolverTypeWrapper<FoundProducts>;
  ProductDetail: ResolverTypeWrapper<ProductDetail>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFacets: ResolverTypeWrapper<Facets>;
  ProductFilter: ProductFilter;
  ProductFit: ProductFit;
  ProductImage: ResolverTypeWrapper<PictureRecord>;
  ProductLanguages: ResolverTypeWrapper<ProductLanguages>;
  ProductOption: ResolverTypeWrapper<ProductOption>;
  ProductOptionFilter: ProductOptionFilter;
  ProductOptionValue: ResolverTypeWrapper<ProductOptionValue>;
  ProductSort: ProductSort;
  ProductVariant: ResolverTypeWrapper<VariantOfProduct>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Ratings: ResolverTypeWrapper<Ratings>;
  Refund: ResolverTypeWrapper<RefundSum>;
  RequestPayload: ResolverTypeWrapper<Omit<RequestPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  ReturnLine: ResolverTypeWrapper<ReturnLine>;
  ReturnLineInput: ReturnLineInput;
  ReturnRequest: ResolverTypeWrapper<RequestedReturn>;
  SelectedOption: ResolverTypeWrapper<SelectedOption>;
  Session: ResolverTypeWrapper<Omit<Session, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  SessionPayload: ResolverTypeWrapper<Omit<SessionPayload, 'session' | 'userErrors'> & { session?: Maybe<ResolversTypes['Session']>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  SessionsPayload: ResolverTypeWrapper<Omit<SessionsPayload, 'sessions' | 'userErrors'> & { sessions: ReadonlyArray<ResolversTypes['CustomerSession']>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  ShippingInfo: ResolverTypeWrapper<ShippingInfo>;
  Shop: ResolverTypeWrapper<Shop>;
  ShopLanguage: ResolverTypeWrapper<ShopLanguage>;
  SignUpInput: SignUpInput;
  Silhouette: ResolverTypeWrapper<WornCut>;
  SilhouetteShape: SilhouetteShape;
  SizeGuide: ResolverTypeWrapper<GuideOfProduct>;
  SizeGuideEntry: ResolverTypeWrapper<SizeGuideEntry>;
  SizeRecommendation: ResolverTypeWrapper<RecommendedSize>;
  StockAlert: ResolverTypeWrapper<FoundAlert>;
  StockAlertPayload: ResolverTypeWrapper<Omit<StockAlertPayload, 'stockAlert' | 'userErrors'> & { stockAlert?: Maybe<ResolversTypes['StockAlert']>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TextDirection: TextDirection;
  UserError: ResolverTypeWrapper<Problem>;
  UserErrorCode: UserErrorCode;
  Wearer: ResolverTypeWrapper<WornHem>;
  WearerPicture: ResolverTypeWrapper<WearerPicture>;
  WishlistPayload: ResolverTypeWrapper<Omit<WishlistPayload, 'userErrors' | 'wishlist'> & { userErrors: ReadonlyArray<ResolversTypes['UserError']>, wishlist: ReadonlyArray<ResolversTypes['Product']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: AddressRecord;
  AddressInput: AddressInput;
  AddressPayload: Omit<AddressPayload, 'addresses' | 'userErrors'> & { addresses: ReadonlyArray<ResolversParentTypes['Address']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  BodyMeasureRange: BodyMeasureRange;
  BodyMeasuresInput: BodyMeasuresInput;
  Boolean: Scalars['Boolean']['output'];
  Brand: Brand;
  CardCheckout: CardCheckout;
  CardPayment: Omit<CardPayment, 'amount'> & { amount: ResolversParentTypes['Money'] };
  CardPaymentConfirmation: CardPaymentConfirmation;
  CardPaymentPayload: Omit<CardPaymentPayload, 'cart' | 'order' | 'payment' | 'userErrors'> & { cart?: Maybe<ResolversParentTypes['Cart']>, order?: Maybe<ResolversParentTypes['Order']>, payment?: Maybe<ResolversParentTypes['CardPayment']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  Cart: PricedCart;
  CartLine: PricedLine;
  CartLineInput: CartLineInput;
  CartPayload: Omit<CartPayload, 'cart' | 'userErrors'> & { cart: ResolversParentTypes['Cart'], userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  CartWarning: PricingWarning;
  Category: CategoryRecord;
  Centimes: Scalars['Centimes']['output'];
  ConfirmDevicePayload: Omit<ConfirmDevicePayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  CreditNote: Omit<CreditNote, 'amount' | 'vat'> & { amount: ResolversParentTypes['Money'], vat: ResolversParentTypes['Money'] };
  Customer: CustomerRecord;
  CustomerInput: CustomerInput;
  CustomerPayload: Omit<CustomerPayload, 'customer' | 'userErrors'> & { customer?: Maybe<ResolversParentTypes['Customer']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  CustomerSession: SessionRecord;
  DateTime: Scalars['DateTime']['output'];
  FacetCount: FacetCount;
  Float: Scalars['Float']['output'];
  FrameLike: FrameLike;
  FrameMeasures: FrameMeasures;
  FrameWidthCount: FrameWidthCount;
  GuestOrderInput: GuestOrderInput;
  ID: Scalars['ID']['output'];
  ImageSource: ImageSource;
  Int: Scalars['Int']['output'];
  Invoice: Omit<Invoice, 'discount' | 'lines' | 'originalTotal' | 'payable' | 'shipping' | 'total' | 'vat'> & { discount: ResolversParentTypes['Money'], lines: ReadonlyArray<ResolversParentTypes['OrderLine']>, originalTotal: ResolversParentTypes['Money'], payable: ResolversParentTypes['Money'], shipping: ResolversParentTypes['Money'], total: ResolversParentTypes['Money'], vat: ResolversParentTypes['Money'] };
  ListedVariant: Scalars['ListedVariant']['output'];
  LogInInput: LogInInput;
  Merchant: Merchant;
  Money: Centimes;
  Mutation: Record<PropertyKey, never>;
  OccasionCount: OccasionCount;
  OptionFacet: OptionFacet;
  OptionValueCount: OptionValueCount;
  Order: OrderRecord;
  OrderConnection: OrderPage;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderLine: OrderLineRecord;
  OrderMove: OrderMoveRecord;
  OrderPayload: Omit<OrderPayload, 'cart' | 'order' | 'userErrors'> & { cart?: Maybe<ResolversParentTypes['Cart']>, order?: Maybe<ResolversParentTypes['Order']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  PageInfo: PageInfo;
  Passkey: PasskeyRecord;
  PasskeyOptionsPayload: Omit<PasskeyOptionsPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  PasskeysPayload: Omit<PasskeysPayload, 'passkeys' | 'userErrors'> & { passkeys: ReadonlyArray<ResolversParentTypes['Passkey']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  PriceRange: PriceFacet;
  Product: ProductRecord;
  ProductConnection: FoundProducts;
  ProductDetail: ProductDetail;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFacets: Facets;
  ProductFilter: ProductFilter;
  ProductImage: PictureRecord;
  ProductLanguages: ProductLanguages;
  ProductOption: ProductOption;
  ProductOptionFilter: ProductOptionFilter;
  ProductOptionValue: ProductOptionValue;
  ProductVariant: VariantOfProduct;
  Query: Record<PropertyKey, never>;
  Ratings: Ratings;
  Refund: RefundSum;
  RequestPayload: Omit<RequestPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  ReturnLine: ReturnLine;
  ReturnLineInput: ReturnLineInput;
  ReturnRequest: RequestedReturn;
  SelectedOption: SelectedOption;
  Session: Omit<Session, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  SessionPayload: Omit<SessionPayload, 'session' | 'userErrors'> & { session?: Maybe<ResolversParentTypes['Session']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  SessionsPayload: Omit<SessionsPayload, 'sessions' | 'userErrors'> & { sessions: ReadonlyArray<ResolversParentTypes['CustomerSession']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  ShippingInfo: ShippingInfo;
  Shop: Shop;
  ShopLanguage: ShopLanguage;
  SignUpInput: SignUpInput;
  Silhouette: WornCut;
  SizeGuide: GuideOfProduct;
  SizeGuideEntry: SizeGuideEntry;
  SizeRecommendation: RecommendedSize;
  StockAlert: FoundAlert;
  StockAlertPayload: Omit<StockAlertPayload, 'stockAlert' | 'userErrors'> & { stockAlert?: Maybe<ResolversParentTypes['StockAlert']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  String: Scalars['String']['output'];
  UserError: Problem;
  Wearer: WornHem;
  WearerPicture: WearerPicture;
  WishlistPayload: Omit<WishlistPayload, 'userErrors' | 'wishlist'> & { userErrors: ReadonlyArray<ResolversParentTypes['UserError']>, wishlist: ReadonlyArray<ResolversParentTypes['Product']> };
};

export type InContextDirectiveArgs = {
  language: Language;
};

export type InContextDirectiveResolver<Result, Parent, ContextType = ShopContext, Args = InContextDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddressResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AddressPayloadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['AddressPayload'] = ResolversParentTypes['AddressPayload']> = {
  addresses?: Resolver<ReadonlyArray<ResolversTypes['Address']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BodyMeasureRangeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BodyMeasureRange'] = ResolversParentTypes['BodyMeasureRange']> = {
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['BodyMeasure'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CardCheckoutResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CardCheckout'] = ResolversParentTypes['CardCheckout']> = {
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['CardProvider'], ParentType, ContextType>;
  scriptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CardPaymentResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CardPayment'] = ResolversParentTypes['CardPayment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['CardProvider'], ParentType, ContextType>;
  providerOrderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CardPaymentPayloadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CardPaymentPayload'] = ResolversParentTypes['CardPaymentPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['CardPayment']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CartLine']>, ParentType, ContextType>;
  missingForFreeDelivery?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  originalTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['CartWarning']>, ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  addedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
};

export type CartPayloadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartPayload'] = ResolversParentTypes['CartPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CartWarningResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartWarning'] = ResolversParentTypes['CartWarning']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filterName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageAlt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface CentimesScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Centimes'], any> {
  name: 'Centimes';
}

export type ConfirmDevicePayloadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ConfirmDevicePayload'] = ResolversParentTypes['ConfirmDevicePayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreditNoteResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CreditNote'] = ResolversParentTypes['CreditNote']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  addresses?: Resolver<ReadonlyArray<ResolversTypes['Address']>, ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dataExport?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<CustomerOrderArgs, 'id'>>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<CustomerOrdersArgs, 'first'>>;
  passkeys?: Resolver<ReadonlyArray<ResolversTypes['Passkey']>, ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['CustomerSession']>, ParentType, ContextType>;
  wishlist?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type CustomerPayloadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CustomerPayload'] = ResolversParentTypes['CustomerPayload']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerSessionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CustomerSession'] = ResolversParentTypes['CustomerSession']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type FacetCountResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['FacetCount'] = ResolversParentTypes['FacetCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filterValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FrameMeasuresResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['FrameMeasures'] = ResolversParentTypes['FrameMeasures']> = {
  bridgeWidth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frameWidth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lensHeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lensWidth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  templeLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FrameWidthCountResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['FrameWidthCount'] = ResolversParentTypes['FrameWidthCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['FrameWidth'], ParentType, ContextType>;
};

export type ImageSourceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ImageSource'] = ResolversParentTypes['ImageSource']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
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

export interface ListedVariantScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ListedVariant'], any> {
  name: 'ListedVariant';
}

export type MerchantResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Merchant'] = ResolversParentTypes['Merchant']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cndp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Centimes'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<MutationAddAddressArgs, 'input'>>;
  addPasskey?: Resolver<ResolversTypes['PasskeysPayload'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'name' | 'response'>>;
  addToCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'productId' | 'quantity'>>;
  addToWishlist?: Resolver<ResolversTypes['WishlistPayload'], ParentType, ContextType, RequireFields<MutationAddToWishlistArgs, 'productId'>>;
  cancelOrder?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'orderId'>>;
  cancelStockAlert?: Resolver<ResolversTypes['StockAlertPayload'], ParentType, ContextType, RequireFields<MutationCancelStockAlertArgs, 'token'>>;
  changeCartVariant?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationChangeCartVariantArgs, 'productId' | 'toVariantId' | 'variantId'>>;
  changePassword?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'password'>>;
  checkCardPayment?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationCheckCardPaymentArgs, 'paymentId'>>;
  clearCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType>;
  confirmCardPayment?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationConfirmCardPaymentArgs, 'input'>>;
  confirmDevice?: Resolver<ResolversTypes['ConfirmDevicePayload'], ParentType, ContextType, RequireFields<MutationConfirmDeviceArgs, 'token'>>;
  confirmEmail?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'token'>>;
  confirmOrder?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationConfirmOrderArgs, 'id' | 'key'>>;
  confirmStockAlert?: Resolver<ResolversTypes['StockAlertPayload'], ParentType, ContextType, RequireFields<MutationConfirmStockAlertArgs, 'token'>>;
  deleteAccount?: Resolver<ResolversTypes['RequestPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'password'>>;
  endOtherSessions?: Resolver<ResolversTypes['SessionsPayload'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['SessionsPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  findOrder?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationFindOrderArgs, 'number' | 'phone'>>;
  logIn?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'input'>>;
  logInAsDemo?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType>;
  logInWithPasskey?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationLogInWithPasskeyArgs, 'response'>>;
  logOut?: Resolver<ResolversTypes['SessionsPayload'], ParentType, ContextType>;
  mergeCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationMergeCartArgs, 'lines'>>;
  placeGuestOrder?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationPlaceGuestOrderArgs, 'idempotencyKey' | 'input'>>;
  placeOrder?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'addressId' | 'idempotencyKey'>>;
  removeAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<MutationRemoveAddressArgs, 'id'>>;
  removeFromCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationRemoveFromCartArgs, 'productId'>>;
  removeFromWishlist?: Resolver<ResolversTypes['WishlistPayload'], ParentType, ContextType, RequireFields<MutationRemoveFromWishlistArgs, 'productId'>>;
  removePasskey?: Resolver<ResolversTypes['PasskeysPayload'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  reorder?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationReorderArgs, 'orderId'>>;
  requestEmailChange?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationRequestEmailChangeArgs, 'email' | 'password'>>;
  requestEmailVerification?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  requestReturn?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationRequestReturnArgs, 'orderId' | 'reason'>>;
  requestStockAlert?: Resolver<ResolversTypes['RequestPayload'], ParentType, ContextType, RequireFields<MutationRequestStockAlertArgs, 'email' | 'variantId'>>;
  resetPassword?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'password' | 'token'>>;
  setCartQuantity?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationSetCartQuantityArgs, 'productId' | 'quantity'>>;
  signUp?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  startCardPayment?: Resolver<ResolversTypes['CardPaymentPayload'], ParentType, ContextType, RequireFields<MutationStartCardPaymentArgs, 'addressId' | 'idempotencyKey'>>;
  startPasskeyLogIn?: Resolver<ResolversTypes['PasskeyOptionsPayload'], ParentType, ContextType>;
  startPasskeyRegistration?: Resolver<ResolversTypes['PasskeyOptionsPayload'], ParentType, ContextType, RequireFields<MutationStartPasskeyRegistrationArgs, 'password'>>;
  updateAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<MutationUpdateAddressArgs, 'id' | 'input'>>;
  updateCustomer?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationUpdateCustomerArgs, 'input'>>;
};

export type OccasionCountResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OccasionCount'] = ResolversParentTypes['OccasionCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occasion?: Resolver<ResolversTypes['Occasion'], ParentType, ContextType>;
};

export type OptionFacetResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OptionFacet'] = ResolversParentTypes['OptionFacet']> = {
  filterName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['OptionValueCount']>, ParentType, ContextType>;
};

export type OptionValueCountResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OptionValueCount'] = ResolversParentTypes['OptionValueCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filterValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  swatch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRequestReturn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmedByCustomerAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  creditNotes?: Resolver<ReadonlyArray<ResolversTypes['CreditNote']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['OrderMove']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  parcelNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['Refund']>, ParentType, ContextType>;
  returnRequest?: Resolver<Maybe<ResolversTypes['ReturnRequest']>, ParentType, ContextType>;
  returnUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  returnableLines?: Resolver<ReadonlyArray<ResolversTypes['ReturnLine']>, ParentType, ContextType>;
  returnedLines?: Resolver<ReadonlyArray<ResolversTypes['ReturnLine']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shippingInfo?: Resolver<ResolversTypes['ShippingInfo'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  trackingKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
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

export type OrderMoveResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderMove'] = ResolversParentTypes['OrderMove']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type OrderPayloadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderPayload'] = ResolversParentTypes['OrderPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyOptionsPayloadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PasskeyOptionsPayload'] = ResolversParentTypes['PasskeyOptionsPayload']> = {
  options?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PasskeysPayloadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PasskeysPayload'] = ResolversParentTypes['PasskeysPayload']> = {
  passkeys?: Resolver<ReadonlyArray<ResolversTypes['Passkey']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  max?: Resolver<ResolversTypes['Centimes'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Centimes'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<ReadonlyArray<ResolversTypes['ProductDetail']>, ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fit?: Resolver<Maybe<ResolversTypes['ProductFit']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageAlt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageSources?: Resolver<ReadonlyArray<ResolversTypes['ImageSource']>, ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  languages?: Resolver<ResolversTypes['ProductLanguages'], ParentType, ContextType>;
  listedVariants?: Resolver<ReadonlyArray<ResolversTypes['ListedVariant']>, ParentType, ContextType>;
  occasions?: Resolver<ReadonlyArray<ResolversTypes['Occasion']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outOfStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ratings?: Resolver<ResolversTypes['Ratings'], ParentType, ContextType>;
  related?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<ProductRelatedArgs, 'first'>>;
  silhouette?: Resolver<Maybe<ResolversTypes['Silhouette']>, ParentType, ContextType>;
  sizeGuide?: Resolver<Maybe<ResolversTypes['SizeGuide']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  correctedSearch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  facets?: Resolver<ResolversTypes['ProductFacets'], ParentType, ContextType>;
  missingWords?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductDetailResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductDetail'] = ResolversParentTypes['ProductDetail']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductFacetsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductFacets'] = ResolversParentTypes['ProductFacets']> = {
  brands?: Resolver<ReadonlyArray<ResolversTypes['FacetCount']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['FacetCount']>, ParentType, ContextType>;
  frameWidths?: Resolver<ReadonlyArray<ResolversTypes['FrameWidthCount']>, ParentType, ContextType>;
  occasions?: Resolver<ReadonlyArray<ResolversTypes['OccasionCount']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['OptionFacet']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['ImageSource']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductLanguagesResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductLanguages'] = ResolversParentTypes['ProductLanguages']> = {
  description?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
};

export type ProductOptionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['ProductOptionValue']>, ParentType, ContextType>;
};

export type ProductOptionValueResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductOptionValue'] = ResolversParentTypes['ProductOptionValue']> = {
  swatch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductVariantResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  availableForSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frame?: Resolver<Maybe<ResolversTypes['FrameMeasures']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantityAvailable?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  selectedOptions?: Resolver<ReadonlyArray<ResolversTypes['SelectedOption']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swatch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  brands?: Resolver<ReadonlyArray<ResolversTypes['Brand']>, ParentType, ContextType>;
  cardCheckout?: Resolver<ResolversTypes['CardCheckout'], ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'id'>>;
  featuredProducts?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'first' | 'sort'>>;
  productsById?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductsByIdArgs, 'ids'>>;
  quote?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<QueryQuoteArgs, 'lines'>>;
  recommendSize?: Resolver<ResolversTypes['SizeRecommendation'], ParentType, ContextType, RequireFields<QueryRecommendSizeArgs, 'measures' | 'productId'>>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  sizeGuides?: Resolver<ReadonlyArray<ResolversTypes['SizeGuide']>, ParentType, ContextType>;
  stockAlert?: Resolver<Maybe<ResolversTypes['StockAlert']>, ParentType, ContextType, RequireFields<QueryStockAlertArgs, 'token'>>;
  trackedOrder?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryTrackedOrderArgs, 'id' | 'key'>>;
};

export type RatingsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Ratings'] = ResolversParentTypes['Ratings']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RefundResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RequestPayloadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['RequestPayload'] = ResolversParentTypes['RequestPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReturnLineResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ReturnLine'] = ResolversParentTypes['ReturnLine']> = {
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReturnRequestResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ReturnRequest'] = ResolversParentTypes['ReturnRequest']> = {
  lines?: Resolver<ReadonlyArray<ResolversTypes['ReturnLine']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SelectedOptionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SelectedOption'] = ResolversParentTypes['SelectedOption']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionPayloadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SessionPayload'] = ResolversParentTypes['SessionPayload']> = {
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SessionsPayloadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SessionsPayload'] = ResolversParentTypes['SessionsPayload']> = {
  sessions?: Resolver<ReadonlyArray<ResolversTypes['CustomerSession']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ShippingInfoResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ShippingInfo'] = ResolversParentTypes['ShippingInfo']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  hasDemoAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  languages?: Resolver<ReadonlyArray<ResolversTypes['ShopLanguage']>, ParentType, ContextType>;
  merchant?: Resolver<ResolversTypes['Merchant'], ParentType, ContextType>;
};

export type ShopLanguageResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ShopLanguage'] = ResolversParentTypes['ShopLanguage']> = {
  code?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['TextDirection'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SilhouetteResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Silhouette'] = ResolversParentTypes['Silhouette']> = {
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lengthFrom?: Resolver<ResolversTypes['LengthFrom'], ParentType, ContextType>;
  shape?: Resolver<ResolversTypes['SilhouetteShape'], ParentType, ContextType>;
  wearers?: Resolver<ReadonlyArray<ResolversTypes['Wearer']>, ParentType, ContextType>;
};

export type SizeGuideResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SizeGuide'] = ResolversParentTypes['SizeGuide']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['SizeGuideEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SizeGuideEntryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SizeGuideEntry'] = ResolversParentTypes['SizeGuideEntry']> = {
  measures?: Resolver<ReadonlyArray<ResolversTypes['BodyMeasureRange']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SizeRecommendationResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SizeRecommendation'] = ResolversParentTypes['SizeRecommendation']> = {
  alternative?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
};

export type StockAlertResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StockAlert'] = ResolversParentTypes['StockAlert']> = {
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
};

export type StockAlertPayloadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['StockAlertPayload'] = ResolversParentTypes['StockAlertPayload']> = {
  stockAlert?: Resolver<Maybe<ResolversTypes['StockAlert']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WearerResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Wearer'] = ResolversParentTypes['Wearer']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hem?: Resolver<ResolversTypes['HemLevel'], ParentType, ContextType>;
  hemHeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictures?: Resolver<ReadonlyArray<ResolversTypes['WearerPicture']>, ParentType, ContextType>;
  stature?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WearerPictureResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WearerPicture'] = ResolversParentTypes['WearerPicture']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WishlistPayloadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistPayload'] = ResolversParentTypes['WishlistPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  wishlist?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = ShopContext> = {
  Address?: AddressResolvers<ContextType>;
  AddressPayload?: AddressPayloadResolvers<ContextType>;
  BodyMeasureRange?: BodyMeasureRangeResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  CardCheckout?: CardCheckoutResolvers<ContextType>;
  CardPayment?: CardPaymentResolvers<ContextType>;
  CardPaymentPayload?: CardPaymentPayloadResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  CartPayload?: CartPayloadResolvers<ContextType>;
  CartWarning?: CartWarningResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Centimes?: GraphQLScalarType;
  ConfirmDevicePayload?: ConfirmDevicePayloadResolvers<ContextType>;
  CreditNote?: CreditNoteResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerPayload?: CustomerPayloadResolvers<ContextType>;
  CustomerSession?: CustomerSessionResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  FacetCount?: FacetCountResolvers<ContextType>;
  FrameMeasures?: FrameMeasuresResolvers<ContextType>;
  FrameWidthCount?: FrameWidthCountResolvers<ContextType>;
  ImageSource?: ImageSourceResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  ListedVariant?: GraphQLScalarType;
  Merchant?: MerchantResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OccasionCount?: OccasionCountResolvers<ContextType>;
  OptionFacet?: OptionFacetResolvers<ContextType>;
  OptionValueCount?: OptionValueCountResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderMove?: OrderMoveResolvers<ContextType>;
  OrderPayload?: OrderPayloadResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyOptionsPayload?: PasskeyOptionsPayloadResolvers<ContextType>;
  PasskeysPayload?: PasskeysPayloadResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductDetail?: ProductDetailResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductFacets?: ProductFacetsResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  ProductLanguages?: ProductLanguagesResolvers<ContextType>;
  ProductOption?: ProductOptionResolvers<ContextType>;
  ProductOptionValue?: ProductOptionValueResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Ratings?: RatingsResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  RequestPayload?: RequestPayloadResolvers<ContextType>;
  ReturnLine?: ReturnLineResolvers<ContextType>;
  ReturnRequest?: ReturnRequestResolvers<ContextType>;
  SelectedOption?: SelectedOptionResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  SessionsPayload?: SessionsPayloadResolvers<ContextType>;
  ShippingInfo?: ShippingInfoResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopLanguage?: ShopLanguageResolvers<ContextType>;
  Silhouette?: SilhouetteResolvers<ContextType>;
  SizeGuide?: SizeGuideResolvers<ContextType>;
  SizeGuideEntry?: SizeGuideEntryResolvers<ContextType>;
  SizeRecommendation?: SizeRecommendationResolvers<ContextType>;
  StockAlert?: StockAlertResolvers<ContextType>;
  StockAlertPayload?: StockAlertPayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Wearer?: WearerResolvers<ContextType>;
  WearerPicture?: WearerPictureResolvers<ContextType>;
  WishlistPayload?: WishlistPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = ShopContext> = {
  inContext?: InContextDirectiveResolver<any, any, ContextType>;
};

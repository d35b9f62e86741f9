import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Centimes } from '../shared/money.ts';
import type { ProductRecord, CategoryRecord, ProductPage } from '../catalog/catalog.store.ts';
import type { PricedCart, PricedLine, PricingWarning } from '../cart/cart.pricing.ts';
import type { CustomerRecord } from '../account/account.store.ts';
import type { AddressRecord } from '../address/address.store.ts';
import type { OrderRecord, OrderLineRecord, OrderMoveRecord, ReturnRequestRecord, RefundRecord, OrderPage } from '../order/order.store.ts';
import type { Problem } from '../shared/problems.ts';
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
   * A whole number of centimes; larger than `Int` can be, since a full cart can cost more than 21 million dirhams.
   * A variable declared as `Int` is taken, too.
   */
  Centimes: { input: number; output: number; }
  /** An instant, ISO 8601 with offset, such as `2025-03-01T10:20:30+01:00` (zone Africa/Casablanca). */
  DateTime: { input: string; output: string; }
};

/** A saved delivery address. */
export type Address = {
  readonly __typename?: 'Address';
  /** Town. */
  readonly city: Scalars['String']['output'];
  /** When it was first saved. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Opaque and lasting. */
  readonly id: Scalars['ID']['output'];
  /** Who receives the parcel. */
  readonly name: Scalars['String']['output'];
  /** Postal code, five digits in Morocco. */
  readonly postalCode: Scalars['String']['output'];
  /** Region. */
  readonly region: Scalars['String']['output'];
  /** Street and number. */
  readonly street: Scalars['String']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A delivery address to save. All texts are required, at most 200 characters. */
export type AddressInput = {
  /** Town. */
  readonly city: Scalars['String']['input'];
  /** A UUID chosen by the client; the server makes one when omitted. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Who receives the parcel; no link and no e-mail address, as in the other texts. */
  readonly name: Scalars['String']['input'];
  /** Postal code. */
  readonly postalCode: Scalars['String']['input'];
  /** Region. */
  readonly region: Scalars['String']['input'];
  /** Street and number. */
  readonly street: Scalars['String']['input'];
};

/** What a change of the address book gives. */
export type AddressPayload = {
  readonly __typename?: 'AddressPayload';
  /** All addresses as they are now. */
  readonly addresses: ReadonlyArray<Address>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A brand of the shop. */
export type Brand = {
  readonly __typename?: 'Brand';
  /** Its name; also its value in `ProductFilter.brands`. */
  readonly name: Scalars['String']['output'];
  /** How many products carry it, out of stock included. */
  readonly productCount: Scalars['Int']['output'];
};

/** How cards are paid here. */
export type CardCheckout = {
  readonly __typename?: 'CardCheckout';
  /** Whether this shop takes cards; where it does not, `startCardPayment` answers PAYMENT_UNAVAILABLE. */
  readonly isAvailable: Scalars['Boolean']['output'];
  /** Who takes the payment. */
  readonly provider: CardProvider;
  /** The script that the browser loads, and that defines `Razorpay`. */
  readonly scriptUrl: Scalars['String']['output'];
};

/** A card payment that has begun. */
export type CardPayment = {
  readonly __typename?: 'CardPayment';
  /** What will be charged. */
  readonly amount: Money;
  /** Give it to `confirmCardPayment`. */
  readonly id: Scalars['ID']['output'];
  /** The publishable key for the provider's script. */
  readonly key: Scalars['String']['output'];
  /** Who takes the payment. */
  readonly provider: CardProvider;
  /** The provider's own order, as its script wants it. */
  readonly providerOrderId: Scalars['String']['output'];
};

/** What the provider's dialog gave. */
export type CardPaymentConfirmation = {
  /** The payment that was started. */
  readonly paymentId: Scalars['ID']['input'];
  /** `razorpay_payment_id` of the dialog. */
  readonly providerPaymentId: Scalars['String']['input'];
  /** `razorpay_signature` of the dialog. */
  readonly signature: Scalars['String']['input'];
};

/** What starting a card payment gives. */
export type CardPaymentPayload = {
  readonly __typename?: 'CardPaymentPayload';
  /** With PRICE_CHANGED, OUT_OF_STOCK and UNKNOWN_PRODUCT: the cart as the server prices it now. */
  readonly cart?: Maybe<Cart>;
  /** Set instead of `payment` when this cart turns out to be paid already. */
  readonly order?: Maybe<Order>;
  /** The payment; null when `userErrors` says why not. */
  readonly payment?: Maybe<CardPayment>;
  /** Why there is no payment. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Who takes card payments. */
export type CardProvider =
  /** Razorpay. */
  | 'RAZORPAY'
  /** The built-in provider: no money moves. */
  | 'TEST';

/** A cart as the server prices it. */
export type Cart = {
  readonly __typename?: 'Cart';
  /** What the shopper saves: `originalTotal` less `total`. */
  readonly discount: Money;
  /** Names this cart; a quote's id is made of its lines. */
  readonly id: Scalars['ID']['output'];
  /** What it holds, oldest first. */
  readonly lines: ReadonlyArray<CartLine>;
  /** How much more would make delivery free; 0 when it is free already. */
  readonly missingForFreeDelivery: Money;
  /** Sum of the original prices. */
  readonly originalTotal: Money;
  /** What is to be paid: `total` and `shipping`. */
  readonly payable: Money;
  /** Number of pieces that can be bought. */
  readonly quantity: Scalars['Int']['output'];
  /** Delivery fee: 50 DH for a visitor's cart below 1000 DH, else 0. */
  readonly shipping: Money;
  /** Sum of the prices. */
  readonly total: Money;
  /** Lines that cannot be bought now and count for nothing. */
  readonly warnings: ReadonlyArray<CartWarning>;
};

/** A product in a cart. */
export type CartLine = {
  readonly __typename?: 'CartLine';
  /** When it was put in; null in a quote. */
  readonly addedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Names this line. */
  readonly id: Scalars['ID']['output'];
  /** Price of a piece. */
  readonly price: Money;
  /** What is bought. */
  readonly product: Product;
  /** How many pieces, 1 to 99. */
  readonly quantity: Scalars['Int']['output'];
  /** Price of all pieces; 0 while the product is out of stock. */
  readonly total: Money;
  /** When its quantity last changed; null in a quote. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A line of a visitor's cart. */
export type CartLineInput = {
  /** The product. */
  readonly productId: Scalars['ID']['input'];
  /** How many pieces, 1 to 99. */
  readonly quantity: Scalars['Int']['input'];
};

/** What a change of the cart gives. */
export type CartPayload = {
  readonly __typename?: 'CartPayload';
  /** The whole cart as it is now. */
  readonly cart: Cart;
  /** Why nothing, or not everything, was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Why a line of a cart counts for nothing. */
export type CartWarning = {
  readonly __typename?: 'CartWarning';
  /** UNKNOWN_PRODUCT (gone from the catalogue: it is in no line any more) or OUT_OF_STOCK. */
  readonly code: UserErrorCode;
  /** What is wrong, in French. */
  readonly message: Scalars['String']['output'];
  /** The product it concerns; give it to `removeFromCart` to be rid of it. */
  readonly productId: Scalars['ID']['output'];
};

/** A category of the catalogue. */
export type Category = {
  readonly __typename?: 'Category';
  /** What it holds, in French. */
  readonly description: Scalars['String']['output'];
  /** Opaque and lasting. */
  readonly id: Scalars['ID']['output'];
  /** Path of its picture. */
  readonly image: Scalars['String']['output'];
  /** What the picture shows, in French. */
  readonly imageAlt: Scalars['String']['output'];
  /** Its name, in French; also its value in `ProductFilter.categories`. */
  readonly name: Scalars['String']['output'];
};

/** What making a device known gives. */
export type ConfirmDevicePayload = {
  readonly __typename?: 'ConfirmDevicePayload';
  /** Why the device is not known now; empty when it is. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A registered customer, visible to nobody else. */
export type Customer = {
  readonly __typename?: 'Customer';
  /** The address book, oldest first. */
  readonly addresses: ReadonlyArray<Address>;
  /** The cart. */
  readonly cart: Cart;
  /** When the account was opened. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** E-mail, unique among customers. */
  readonly email: Scalars['String']['output'];
  /** First name. */
  readonly firstName: Scalars['String']['output'];
  /** Opaque and lasting. */
  readonly id: Scalars['ID']['output'];
  /** Last name. */
  readonly lastName: Scalars['String']['output'];
  /** One of the customer's orders. */
  readonly order?: Maybe<Order>;
  /** The orders, newest first. */
  readonly orders: OrderConnection;
  /** The wishlist, oldest first. */
  readonly wishlist: ReadonlyArray<Product>;
};


/** A registered customer, visible to nobody else. */
export type CustomerOrderArgs = {
  id: Scalars['ID']['input'];
};


/** A registered customer, visible to nobody else. */
export type CustomerOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** How many products a filter value would show. */
export type FacetCount = {
  readonly __typename?: 'FacetCount';
  /** How many products. */
  readonly count: Scalars['Int']['output'];
  /** Name of the category or brand. */
  readonly value: Scalars['String']['output'];
};

/** What a visitor orders, and where it goes. */
export type GuestOrderInput = {
  /** Town. */
  readonly city: Scalars['String']['input'];
  /** For the confirmation, if wanted; no mailbox gets more than five mails a day about guests' orders. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** What the shopper saw as the amount to pay, in centimes; a higher one is refused with PRICE_CHANGED. */
  readonly expectedTotal?: InputMaybe<Scalars['Centimes']['input']>;
  /** What is ordered, at most 100 lines. */
  readonly lines: ReadonlyArray<CartLineInput>;
  /** Who receives the parcel; no link and no e-mail address, as in the address. */
  readonly name: Scalars['String']['input'];
  /** 10 to 13 digits and `+`, after blanks, dots and dashes are taken out. */
  readonly phone: Scalars['String']['input'];
  /** Postal code. */
  readonly postalCode: Scalars['String']['input'];
  /** Region. */
  readonly region: Scalars['String']['input'];
  /** Street and number. */
  readonly street: Scalars['String']['input'];
};

/** Who opens a session. */
export type LogInInput = {
  /** The account's e-mail; case does not matter. */
  readonly email: Scalars['String']['input'];
  /** The account's password. */
  readonly password: Scalars['String']['input'];
};

/** The merchant's identity; each part is null until the shop says it. */
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

/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Saves a new delivery address. */
  readonly addAddress: AddressPayload;
  /** Puts a product into the customer's cart, or more of it when it is there already. */
  readonly addToCart: CartPayload;
  /** Puts a product on the wishlist; out of stock is no hindrance. */
  readonly addToWishlist: WishlistPayload;
  /** Cancels an order that is PENDING, PAID or CONFIRMED. What a card has paid goes back to it. */
  readonly cancelOrder: OrderPayload;
  /**
   * Asks the provider what became of a card payment; for a dialog that was left without an answer.
   * While nothing is decided the order stays PAYMENT_PENDING, with the user error PAYMENT_PENDING when the card is being charged.
   */
  readonly checkCardPayment: OrderPayload;
  /** Takes everything out of the cart. */
  readonly clearCart: CartPayload;
  /**
   * Confirms a card payment with what the provider's dialog gave. The server checks it with the provider.
   * PAYMENT_PENDING: nobody knows yet, ask again; NOT_ALLOWED_NOW: paid for an order that was cancelled, the
   * money goes back.
   */
  readonly confirmCardPayment: OrderPayload;
  /** Makes this device known to the account whose mailed link has this token, while guesses elsewhere hold others back. It sets the cookie of `logIn` and opens nothing; the link is spent by it. Refuses with INVALID_TOKEN. */
  readonly confirmDevice: ConfirmDevicePayload;
  /** Opens a session for an existing account. Sets a cookie by which the device is known again: it opens nothing, but whoever guesses elsewhere does not hold it back. */
  readonly logIn: SessionPayload;
  /** Opens a session on a private copy of the demo account, gone after 24 hours. */
  readonly logInAsDemo: SessionPayload;
  /** Adds the lines of a visitor's cart that the customer's cart does not have yet, in one step. Asked twice it changes nothing more. */
  readonly mergeCart: CartPayload;
  /** Places a visitor's order, paid on delivery. */
  readonly placeGuestOrder: OrderPayload;
  /** Deletes a saved address. */
  readonly removeAddress: AddressPayload;
  /** Takes a product out of the cart. */
  readonly removeFromCart: CartPayload;
  /** Takes a product off the wishlist. */
  readonly removeFromWishlist: WishlistPayload;
  /** Puts what can still be bought of one's order into the cart: products that it does not hold yet. */
  readonly reorder: CartPayload;
  /** Asks to send back what was delivered, within 7 days (law 31-08). */
  readonly requestReturn: OrderPayload;
  /** Sets how many pieces of a product the cart holds. */
  readonly setCartQuantity: CartPayload;
  /** Opens an account and a session. */
  readonly signUp: SessionPayload;
  /**
   * Turns the customer's cart into an order that awaits its card payment. A customer has one open payment: asked
   * again for the same cart and address it is given again, for another its order is cancelled. When the money
   * turns out to be there already, the paid order comes instead.
   */
  readonly startCardPayment: CardPaymentPayload;
  /** Replaces a saved address. */
  readonly updateAddress: AddressPayload;
};


/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type MutationAddAddressArgs = {
  input: AddressInput;
};


/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type MutationAddToCartArgs = {
  productId: Scalars['ID']['input'];
  quantity?: Scalars['Int']['input'];
};


/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type MutationAddToWishlistArgs = {
  productId: Scalars['ID']['input'];
};


/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type MutationCancelOrderArgs = {
  orderId: Scalars['ID']['input'];
  trackingKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type MutationCheckCardPaymentArgs = {
  paymentId: Scalars['ID']['input'];
};


/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type MutationConfirmCardPaymentArgs = {
  input: CardPaymentConfirmation;
};


/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type MutationConfirmDeviceArgs = {
  token: Scalars['String']['input'];
};


/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type MutationLogInArgs = {
  input: LogInInput;
};


/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type MutationMergeCartArgs = {
  lines: ReadonlyArray<CartLineInput>;
};


/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type MutationPlaceGuestOrderArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: GuestOrderInput;
};


/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type MutationRemoveAddressArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type MutationRemoveFromCartArgs = {
  productId: Scalars['ID']['input'];
};


/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type MutationRemoveFromWishlistArgs = {
  productId: Scalars['ID']['input'];
};


/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type MutationReorderArgs = {
  orderId: Scalars['ID']['input'];
};


/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type MutationRequestReturnArgs = {
  orderId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  trackingKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type MutationSetCartQuantityArgs = {
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type MutationStartCardPaymentArgs = {
  addressId: Scalars['ID']['input'];
  expectedTotal?: InputMaybe<Scalars['Centimes']['input']>;
  idempotencyKey: Scalars['String']['input'];
};


/** Everything that changes something. What a shopper can run into comes back in `userErrors`. */
export type MutationUpdateAddressArgs = {
  id: Scalars['ID']['input'];
  input: AddressInput;
};

/** An order as it was placed; later changes of the catalogue do not touch it. */
export type Order = {
  readonly __typename?: 'Order';
  /** Whether whoever bought it may still cancel it. */
  readonly canCancel: Scalars['Boolean']['output'];
  /** Whether a return may be asked for now. */
  readonly canRequestReturn: Scalars['Boolean']['output'];
  /** What the shopper saved. */
  readonly discount: Money;
  /** Every state it came into, oldest first. */
  readonly history: ReadonlyArray<OrderMove>;
  /** Random and opaque. */
  readonly id: Scalars['ID']['output'];
  /** What was ordered. */
  readonly lines: ReadonlyArray<OrderLine>;
  /** For people, such as `BV-42171000`; never a key to anything. */
  readonly number: Scalars['String']['output'];
  /** Sum of the original prices. */
  readonly originalTotal: Money;
  /** The carrier's number, once the parcel is on its way and if there is one. */
  readonly parcelNumber?: Maybe<Scalars['String']['output']>;
  /** What is or was to be paid. */
  readonly payable: Money;
  /** How it is paid. */
  readonly paymentMethod: PaymentMethod;
  /** When it was placed. */
  readonly placedAt: Scalars['DateTime']['output'];
  /** Number of pieces. */
  readonly quantity: Scalars['Int']['output'];
  /** What goes back to the card that paid. */
  readonly refund?: Maybe<Refund>;
  /** The return that was asked for. */
  readonly returnRequest?: Maybe<ReturnRequest>;
  /** Until when it may be sent back; null before it is delivered and after it came back. */
  readonly returnUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Delivery fee. */
  readonly shipping: Money;
  /** Where it goes. */
  readonly shippingInfo: ShippingInfo;
  /** Where it stands. */
  readonly status: OrderStatus;
  /** Sum of the prices. */
  readonly total: Money;
  /** Opens this order without an account, in `trackedOrder`; to be shown to nobody but whoever bought it. */
  readonly trackingKey: Scalars['String']['output'];
};

/** A page of orders. */
export type OrderConnection = {
  readonly __typename?: 'OrderConnection';
  /** The page's orders with their cursors. */
  readonly edges: ReadonlyArray<OrderEdge>;
  /** The page's orders. */
  readonly nodes: ReadonlyArray<Order>;
  /** Whether and where it goes on. */
  readonly pageInfo: PageInfo;
  /** How many orders in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An order and its place. */
export type OrderEdge = {
  readonly __typename?: 'OrderEdge';
  /** Opaque; give it as `after` to go on behind this order. */
  readonly cursor: Scalars['String']['output'];
  /** The order. */
  readonly node: Order;
};

/** A product as it was when it was ordered. */
export type OrderLine = {
  readonly __typename?: 'OrderLine';
  /** Its brand then. */
  readonly brand: Scalars['String']['output'];
  /** Its picture then. */
  readonly image: Scalars['String']['output'];
  /** Its price then. */
  readonly price: Money;
  /** The product's id; the catalogue may no longer have it. */
  readonly productId: Scalars['ID']['output'];
  /** How many pieces. */
  readonly quantity: Scalars['Int']['output'];
  /** Its title then. */
  readonly title: Scalars['String']['output'];
  /** Price of all pieces. */
  readonly total: Money;
};

/** A state that an order came into. */
export type OrderMove = {
  readonly __typename?: 'OrderMove';
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** The state. */
  readonly status: OrderStatus;
};

/** What placing or confirming an order gives. */
export type OrderPayload = {
  readonly __typename?: 'OrderPayload';
  /** With PRICE_CHANGED, OUT_OF_STOCK and UNKNOWN_PRODUCT: the cart as the server prices it now. */
  readonly cart?: Maybe<Cart>;
  /** The order; null when `userErrors` says why not. */
  readonly order?: Maybe<Order>;
  /** Why there is no order. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Where an order stands. */
export type OrderStatus =
  /** It was cancelled before the parcel left. */
  | 'CANCELLED'
  /** The shop has accepted it. */
  | 'CONFIRMED'
  /** The parcel has arrived. */
  | 'DELIVERED'
  /** Paid by card. */
  | 'PAID'
  /** A card payment has begun and its outcome is not known yet. */
  | 'PAYMENT_PENDING'
  /** Placed, paid on delivery. */
  | 'PENDING'
  /** The parcel is made ready. */
  | 'PREPARED'
  /** The parcel was not accepted at the door. */
  | 'REFUSED'
  /** The goods came back. */
  | 'RETURNED'
  /** The parcel is on its way. */
  | 'SHIPPED';

/** Whether and where a list goes on. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Cursor of the last item of the page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether something follows. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether something came before. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item of the page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** How an order is paid. */
export type PaymentMethod =
  /** By card through the payment provider. */
  | 'CARD'
  /** In cash to whoever delivers. */
  | 'CASH_ON_DELIVERY';

/** A product of the catalogue. */
export type Product = {
  readonly __typename?: 'Product';
  /** Who makes it. */
  readonly brand: Scalars['String']['output'];
  /** The category it belongs to. */
  readonly category: Category;
  /** What it is, in French. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Rounded percentage between the two prices, 0 when there is no discount. */
  readonly discountPercent: Scalars['Int']['output'];
  /** Opaque and lasting. */
  readonly id: Scalars['ID']['output'];
  /** Path of its picture. */
  readonly image: Scalars['String']['output'];
  /** What the picture shows, in French. */
  readonly imageAlt: Scalars['String']['output'];
  /** What it cost before; equal to `price` when there is no discount. */
  readonly originalPrice: Money;
  /** True when it cannot be bought now. */
  readonly outOfStock: Scalars['Boolean']['output'];
  /** What it costs now. */
  readonly price: Money;
  /** What customers think of it. */
  readonly ratings: Ratings;
  /** Its name, in French. */
  readonly title: Scalars['String']['output'];
  /** When it was added or last changed; for what was there before the shop noted it, when the shop was opened. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** One page of products, and what is known of all of them. */
export type ProductConnection = {
  readonly __typename?: 'ProductConnection';
  /** The page's products with their cursors. */
  readonly edges: ReadonlyArray<ProductEdge>;
  /** What a click on each filter value would give. */
  readonly facets: ProductFacets;
  /** The page's products. */
  readonly nodes: ReadonlyArray<Product>;
  /** Whether and where it goes on. */
  readonly pageInfo: PageInfo;
  /** How many products match, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A product and its place. */
export type ProductEdge = {
  readonly __typename?: 'ProductEdge';
  /** Opaque; give it as `after` to go on behind this product. */
  readonly cursor: Scalars['String']['output'];
  /** The product. */
  readonly node: Product;
};

/** Counts for the filter panel; each dimension is counted as if it were not itself filtered. */
export type ProductFacets = {
  readonly __typename?: 'ProductFacets';
  /** Every brand with its count. */
  readonly brands: ReadonlyArray<FacetCount>;
  /** Every category with its count. */
  readonly categories: ReadonlyArray<FacetCount>;
};

/** What to keep of the catalogue. All conditions hold together. */
export type ProductFilter = {
  /** Names of brands, any of them; all when empty. */
  readonly brands?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Names of categories, any of them; all when empty. */
  readonly categories?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Whether products out of stock are kept too. */
  readonly includeOutOfStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Keeps products rated at most this, 0 to 5. */
  readonly maxRating?: InputMaybe<Scalars['Float']['input']>;
  /** Words of title or brand; case and accents do not matter. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

/** In which order products come. */
export type ProductSort =
  /** The shop's own order. */
  | 'FEATURED'
  /** Cheapest first. */
  | 'PRICE_ASC'
  /** Dearest first. */
  | 'PRICE_DESC';

/** Everything that can be asked. Nothing here changes anything. */
export type Query = {
  readonly __typename?: 'Query';
  /** All brands, in the shop's order. */
  readonly brands: ReadonlyArray<Brand>;
  /** How cards are paid here: which script the browser must load before a payment is started. */
  readonly cardCheckout: CardCheckout;
  /** All categories, in the shop's order. */
  readonly categories: ReadonlyArray<Category>;
  /** One category, or null when there is none of this id. */
  readonly category?: Maybe<Category>;
  /** The eight products of the home page, in their order. */
  readonly featuredProducts: ReadonlyArray<Product>;
  /** The customer whom the token names; null for a visitor, and for a token that is not or no longer good. */
  readonly me?: Maybe<Customer>;
  /** One product, or null when the catalogue has none of this id. */
  readonly product?: Maybe<Product>;
  /** The catalogue, filtered, sorted and cut into pages. Products out of stock are left out unless asked for. */
  readonly products: ProductConnection;
  /** Those of the asked products that exist, in the order asked for; at most 20. */
  readonly productsById: ReadonlyArray<Product>;
  /** A visitor's cart priced by the server, delivery fee included. Nothing is kept. */
  readonly quote: Cart;
  /** What the shop says of itself. */
  readonly shop: Shop;
  /** An order opened by its tracking link, without an account; null when the link is not good. */
  readonly trackedOrder?: Maybe<Order>;
};


/** Everything that can be asked. Nothing here changes anything. */
export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. Nothing here changes anything. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. Nothing here changes anything. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: Scalars['Int']['input'];
  sort?: ProductSort;
};


/** Everything that can be asked. Nothing here changes anything. */
export type QueryProductsByIdArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Everything that can be asked. Nothing here changes anything. */
export type QueryQuoteArgs = {
  lines: ReadonlyArray<CartLineInput>;
};


/** Everything that can be asked. Nothing here changes anything. */
export type QueryTrackedOrderArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['String']['input'];
};

/** What customers think of a product. */
export type Ratings = {
  readonly __typename?: 'Ratings';
  /** How many marks. */
  readonly count: Scalars['Int']['output'];
  /** Mean of the marks, 0 to 5. */
  readonly value: Scalars['Float']['output'];
};

/** Money that goes back to a card. */
export type Refund = {
  readonly __typename?: 'Refund';
  /** How much. */
  readonly amount: Money;
  /** When the payment provider took it; null while it has not. */
  readonly doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since when it is due. */
  readonly requestedAt: Scalars['DateTime']['output'];
};

/** A wish to send back what was delivered. */
export type ReturnRequest = {
  readonly __typename?: 'ReturnRequest';
  /** Why, in the shopper's words. */
  readonly reason: Scalars['String']['output'];
  /** When it was asked for. */
  readonly requestedAt: Scalars['DateTime']['output'];
};

/** An open session. */
export type Session = {
  readonly __typename?: 'Session';
  /** Whose session it is. */
  readonly customer: Customer;
  /** To be sent in the `authorization` header, bare or after `Bearer `. */
  readonly token: Scalars['String']['output'];
};

/** What opening a session gives. */
export type SessionPayload = {
  readonly __typename?: 'SessionPayload';
  /** The session; null when `userErrors` says why not. */
  readonly session?: Maybe<Session>;
  /** Why there is no session. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Where an order goes. */
export type ShippingInfo = {
  readonly __typename?: 'ShippingInfo';
  /** Town. */
  readonly city: Scalars['String']['output'];
  /** E-mail, if given. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Who receives the parcel. */
  readonly name: Scalars['String']['output'];
  /** Phone number, digits and `+`; card orders have none. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  readonly postalCode: Scalars['String']['output'];
  /** Region. */
  readonly region: Scalars['String']['output'];
  /** Street and number. */
  readonly street: Scalars['String']['output'];
};

/** The shop itself. */
export type Shop = {
  readonly __typename?: 'Shop';
  /** Whether `logInAsDemo` opens a private copy: only while the demo catalogue is there, else it answers NOT_ALLOWED_NOW. */
  readonly hasDemoAccount: Scalars['Boolean']['output'];
  /** Who sells, as invoices name them. */
  readonly merchant: Merchant;
};

/** Who opens an account. */
export type SignUpInput = {
  /** One `@` and a domain with a dot, at most 254 characters; case does not matter. */
  readonly email: Scalars['String']['input'];
  /** First name; no link and no e-mail address, as in all names and addresses. */
  readonly firstName: Scalars['String']['input'];
  /** Last name. */
  readonly lastName: Scalars['String']['input'];
  /** 8 to 1024 characters, and none of the most common ones. */
  readonly password: Scalars['String']['input'];
};

/** Something that a shopper can run into, ready to show. */
export type UserError = {
  readonly __typename?: 'UserError';
  /** What is wrong, for programs. */
  readonly code: UserErrorCode;
  /** The input field it concerns, if one. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** What is wrong and what would be right, in French. */
  readonly message: Scalars['String']['output'];
};

/** What a shopper can run into. */
export type UserErrorCode =
  /** An account has this e-mail already. */
  | 'EMAIL_TAKEN'
  /** There is nothing to order. */
  | 'EMPTY_CART'
  /** The idempotency key was used for another order. */
  | 'IDEMPOTENCY_CONFLICT'
  /** A field holds something that cannot be. */
  | 'INVALID'
  /** The link was used before, is too old, or none of ours. */
  | 'INVALID_TOKEN'
  /** A list is full: 100 lines of a cart, 200 wishes, 20 addresses. */
  | 'LIMIT_REACHED'
  /** The order's state does not allow this now. */
  | 'NOT_ALLOWED_NOW'
  /** The cart does not hold this product. */
  | 'NOT_IN_CART'
  /** The product cannot be bought now. */
  | 'OUT_OF_STOCK'
  /** The provider has not decided yet: paying again would be a mistake, asking again is right. */
  | 'PAYMENT_PENDING'
  /** The payment did not go through or does not match the order. */
  | 'PAYMENT_REFUSED'
  /** The payment provider cannot be reached; nothing was charged. */
  | 'PAYMENT_UNAVAILABLE'
  /** The total is higher than what the shopper saw. */
  | 'PRICE_CHANGED'
  /** A field that must be filled is blank. */
  | 'REQUIRED'
  /** Too many failed log-ins, from this address or for this account from anywhere; wait as long as `Retry-After` says. */
  | 'TOO_MANY_ATTEMPTS'
  /** The customer has no such address. */
  | 'UNKNOWN_ADDRESS'
  /** No account has this e-mail. */
  | 'UNKNOWN_EMAIL'
  /** There is no such order, or whoever asks may not open it. */
  | 'UNKNOWN_ORDER'
  /** There is no such payment. */
  | 'UNKNOWN_PAYMENT'
  /** The catalogue has no such product. */
  | 'UNKNOWN_PRODUCT'
  /** The password is not the account's. */
  | 'WRONG_PASSWORD';

/** What a change of the wishlist gives. */
export type WishlistPayload = {
  readonly __typename?: 'WishlistPayload';
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The whole wishlist as it is now. */
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
  Customer: ResolverTypeWrapper<CustomerRecord>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  FacetCount: ResolverTypeWrapper<FacetCount>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GuestOrderInput: GuestOrderInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LogInInput: LogInInput;
  Merchant: ResolverTypeWrapper<Merchant>;
  Money: ResolverTypeWrapper<Centimes>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Order: ResolverTypeWrapper<OrderRecord>;
  OrderConnection: ResolverTypeWrapper<OrderPage>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderLine: ResolverTypeWrapper<OrderLineRecord>;
  OrderMove: ResolverTypeWrapper<OrderMoveRecord>;
  OrderPayload: ResolverTypeWrapper<Omit<OrderPayload, 'cart' | 'order' | 'userErrors'> & { cart?: Maybe<ResolversTypes['Cart']>, order?: Maybe<ResolversTypes['Order']>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  OrderStatus: OrderStatus;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PaymentMethod: PaymentMethod;
  Product: ResolverTypeWrapper<ProductRecord>;
  ProductConnection: ResolverTypeWrapper<ProductPage>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFacets: ResolverTypeWrapper<ProductFacets>;
  ProductFilter: ProductFilter;
  ProductSort: ProductSort;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Ratings: ResolverTypeWrapper<Ratings>;
  Refund: ResolverTypeWrapper<RefundRecord>;
  ReturnRequest: ResolverTypeWrapper<ReturnRequestRecord>;
  Session: ResolverTypeWrapper<Omit<Session, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  SessionPayload: ResolverTypeWrapper<Omit<SessionPayload, 'session' | 'userErrors'> & { session?: Maybe<ResolversTypes['Session']>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  ShippingInfo: ResolverTypeWrapper<ShippingInfo>;
  Shop: ResolverTypeWrapper<Shop>;
  SignUpInput: SignUpInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  UserError: ResolverTypeWrapper<Problem>;
  UserErrorCode: UserErrorCode;
  WishlistPayload: ResolverTypeWrapper<Omit<WishlistPayload, 'userErrors' | 'wishlist'> & { userErrors: ReadonlyArray<ResolversTypes['UserError']>, wishlist: ReadonlyArray<ResolversTypes['Product']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: AddressRecord;
  AddressInput: AddressInput;
  AddressPayload: Omit<AddressPayload, 'addresses' | 'userErrors'> & { addresses: ReadonlyArray<ResolversParentTypes['Address']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
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
  Customer: CustomerRecord;
  DateTime: Scalars['DateTime']['output'];
  FacetCount: FacetCount;
  Float: Scalars['Float']['output'];
  GuestOrderInput: GuestOrderInput;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  LogInInput: LogInInput;
  Merchant: Merchant;
  Money: Centimes;
  Mutation: Record<PropertyKey, never>;
  Order: OrderRecord;
  OrderConnection: OrderPage;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderLine: OrderLineRecord;
  OrderMove: OrderMoveRecord;
  OrderPayload: Omit<OrderPayload, 'cart' | 'order' | 'userErrors'> & { cart?: Maybe<ResolversParentTypes['Cart']>, order?: Maybe<ResolversParentTypes['Order']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  PageInfo: PageInfo;
  Product: ProductRecord;
  ProductConnection: ProductPage;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFacets: ProductFacets;
  ProductFilter: ProductFilter;
  Query: Record<PropertyKey, never>;
  Ratings: Ratings;
  Refund: RefundRecord;
  ReturnRequest: ReturnRequestRecord;
  Session: Omit<Session, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  SessionPayload: Omit<SessionPayload, 'session' | 'userErrors'> & { session?: Maybe<ResolversParentTypes['Session']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  ShippingInfo: ShippingInfo;
  Shop: Shop;
  SignUpInput: SignUpInput;
  String: Scalars['String']['output'];
  UserError: Problem;
  WishlistPayload: Omit<WishlistPayload, 'userErrors' | 'wishlist'> & { userErrors: ReadonlyArray<ResolversParentTypes['UserError']>, wishlist: ReadonlyArray<ResolversParentTypes['Product']> };
};

export type AddressResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AddressPayloadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['AddressPayload'] = ResolversParentTypes['AddressPayload']> = {
  addresses?: Resolver<ReadonlyArray<ResolversTypes['Address']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
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
};

export type CartPayloadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartPayload'] = ResolversParentTypes['CartPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CartWarningResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CartWarning'] = ResolversParentTypes['CartWarning']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type CustomerResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  addresses?: Resolver<ReadonlyArray<ResolversTypes['Address']>, ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<CustomerOrderArgs, 'id'>>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<CustomerOrdersArgs, 'first'>>;
  wishlist?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type FacetCountResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['FacetCount'] = ResolversParentTypes['FacetCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

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
  addToCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'productId' | 'quantity'>>;
  addToWishlist?: Resolver<ResolversTypes['WishlistPayload'], ParentType, ContextType, RequireFields<MutationAddToWishlistArgs, 'productId'>>;
  cancelOrder?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'orderId'>>;
  checkCardPayment?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationCheckCardPaymentArgs, 'paymentId'>>;
  clearCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType>;
  confirmCardPayment?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationConfirmCardPaymentArgs, 'input'>>;
  confirmDevice?: Resolver<ResolversTypes['ConfirmDevicePayload'], ParentType, ContextType, RequireFields<MutationConfirmDeviceArgs, 'token'>>;
  logIn?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'input'>>;
  logInAsDemo?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType>;
  mergeCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationMergeCartArgs, 'lines'>>;
  placeGuestOrder?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationPlaceGuestOrderArgs, 'idempotencyKey' | 'input'>>;
  removeAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<MutationRemoveAddressArgs, 'id'>>;
  removeFromCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationRemoveFromCartArgs, 'productId'>>;
  removeFromWishlist?: Resolver<ResolversTypes['WishlistPayload'], ParentType, ContextType, RequireFields<MutationRemoveFromWishlistArgs, 'productId'>>;
  reorder?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationReorderArgs, 'orderId'>>;
  requestReturn?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationRequestReturnArgs, 'orderId' | 'reason'>>;
  setCartQuantity?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationSetCartQuantityArgs, 'productId' | 'quantity'>>;
  signUp?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  startCardPayment?: Resolver<ResolversTypes['CardPaymentPayload'], ParentType, ContextType, RequireFields<MutationStartCardPaymentArgs, 'addressId' | 'idempotencyKey'>>;
  updateAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<MutationUpdateAddressArgs, 'id' | 'input'>>;
};

export type OrderResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRequestReturn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['OrderMove']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type ProductResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageAlt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outOfStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ratings?: Resolver<ResolversTypes['Ratings'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  facets?: Resolver<ResolversTypes['ProductFacets'], ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductFacetsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductFacets'] = ResolversParentTypes['ProductFacets']> = {
  brands?: Resolver<ReadonlyArray<ResolversTypes['FacetCount']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['FacetCount']>, ParentType, ContextType>;
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
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
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

export type ReturnRequestResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ReturnRequest'] = ResolversParentTypes['ReturnRequest']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionPayloadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['SessionPayload'] = ResolversParentTypes['SessionPayload']> = {
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
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
  merchant?: Resolver<ResolversTypes['Merchant'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WishlistPayloadResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['WishlistPayload'] = ResolversParentTypes['WishlistPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  wishlist?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = ShopContext> = {
  Address?: AddressResolvers<ContextType>;
  AddressPayload?: AddressPayloadResolvers<ContextType>;
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
  Customer?: CustomerResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  FacetCount?: FacetCountResolvers<ContextType>;
  Merchant?: MerchantResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderMove?: OrderMoveResolvers<ContextType>;
  OrderPayload?: OrderPayloadResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductFacets?: ProductFacetsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Ratings?: RatingsResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  ReturnRequest?: ReturnRequestResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  ShippingInfo?: ShippingInfoResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  WishlistPayload?: WishlistPayloadResolvers<ContextType>;
};


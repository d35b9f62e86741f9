/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocument } from '../client.ts';
/** A delivery address to save. All texts but the phone are required, at most 200 characters. */
export type AddressInput = {
  /** City. */
  readonly city: string;
  /** A UUID chosen by the client; by default the server creates one. */
  readonly id?: string | null | undefined;
  /** Name of the recipient. Like all these texts, without links and e-mail addresses. */
  readonly name: string;
  /** For the courier: 10 to 13 digits and `+`; blanks, dots and dashes are ignored. Omitted, a saved one stays; null removes it. */
  readonly phone?: string | null | undefined;
  /** Postal code. */
  readonly postalCode: string;
  /** Region. */
  readonly region: string;
  /** Street and number. */
  readonly street: string;
};

/** Measures of a body in centimetres, 20 to 250 each. All may be omitted. */
export type BodyMeasuresInput = {
  /** Around the chest. */
  readonly chest?: number | null | undefined;
  /** From head to foot. */
  readonly height?: number | null | undefined;
  /** Around the hips. */
  readonly hips?: number | null | undefined;
  /** Around the waist. */
  readonly waist?: number | null | undefined;
};

/** Result of the provider's dialog. */
export type CardPaymentConfirmation = {
  /** The id of the started payment. */
  readonly paymentId: string;
  /** `razorpay_payment_id` of the dialog. */
  readonly providerPaymentId: string;
  /** `razorpay_signature` of the dialog. */
  readonly signature: string;
};

/** Payment providers. */
export type CardProvider =
  /** Razorpay. */
  | 'RAZORPAY'
  /** The built-in provider: no money moves. */
  | 'TEST';

/** A line of a guest's cart. */
export type CartLineInput = {
  /** The product. */
  readonly productId: string;
  /** From 1 to 99. */
  readonly quantity: number;
  /** A variant of the product; by default the base variant, or while that is sold out the first one available. */
  readonly variantId?: string | null | undefined;
};

/** A customer's names. */
export type CustomerInput = {
  /** First name, without links and e-mail addresses. */
  readonly firstName: string;
  /** Last name, without links and e-mail addresses. */
  readonly lastName: string;
};

/**
 * Measures in millimetres, from 1 to 999. Where none is given, everything matches; else frames that differ from
 * each one that is given by at most what it says.
 */
export type FrameLike = {
  /** Distance between the lenses, within 2 mm. */
  readonly bridgeWidth?: number | null | undefined;
  /** Width of the whole frame, within 5 mm. */
  readonly frameWidth?: number | null | undefined;
  /** Width of a lens, within 4 mm. */
  readonly lensWidth?: number | null | undefined;
  /** Length of a temple, within 6 mm. */
  readonly templeLength?: number | null | undefined;
};

/** Width of a whole spectacle frame. */
export type FrameWidth =
  /** From 130 mm, below 140 mm. */
  | 'MEDIUM'
  /** Below 130 mm. */
  | 'NARROW'
  /** From 140 mm. */
  | 'WIDE';

/** A guest's order. */
export type GuestOrderInput = {
  /** City. */
  readonly city: string;
  /** For the confirmation. An address gets at most five mails a day about guests' orders. */
  readonly email?: string | null | undefined;
  /** The amount to pay that the shopper saw, in centimes; a higher amount is refused with PRICE_CHANGED. */
  readonly expectedTotal?: number | null | undefined;
  /** At most 100 lines. */
  readonly lines: ReadonlyArray<CartLineInput>;
  /** Name of the recipient. Like the address, without links and e-mail addresses. */
  readonly name: string;
  /** 10 to 13 digits and `+`; blanks, dots and dashes are ignored. */
  readonly phone: string;
  /** Postal code. */
  readonly postalCode: string;
  /** Region. */
  readonly region: string;
  /** Street and number. */
  readonly street: string;
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
  readonly email: string;
  /** The account's password. */
  readonly password: string;
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

/** Way of payment. */
export type PaymentMethod =
  /** By card through the payment provider. */
  | 'CARD'
  /** In cash on delivery. */
  | 'CASH_ON_DELIVERY'
  /** At the counter. */
  | 'PAID_IN_SHOP';

/** A filter of products; its conditions are combined with AND. */
export type ProductFilter = {
  /** Names of brands, combined with OR; an empty list matches all. */
  readonly brands?: ReadonlyArray<string> | null | undefined;
  /** Names of categories, combined with OR; an empty list matches all. */
  readonly categories?: ReadonlyArray<string> | null | undefined;
  /** Whether to leave unknown words of `search` as they are, and to require all of them. */
  readonly exactSearch?: boolean | null | undefined;
  /** Measures of glasses that fit their wearer: the variant that matches `options` must be near in each. */
  readonly frameLike?: FrameLike | null | undefined;
  /** Widths of frames, combined with OR; the variant that matches `options` must have it. */
  readonly frameWidths?: ReadonlyArray<FrameWidth> | null | undefined;
  /** Whether to include products that are out of stock. */
  readonly includeOutOfStock?: boolean | null | undefined;
  /** The highest price, in centimes. */
  readonly maxPrice?: number | null | undefined;
  /** The highest rating, 0 to 5: products with a higher one are left out. */
  readonly maxRating?: number | null | undefined;
  /** The lowest price, in centimes. */
  readonly minPrice?: number | null | undefined;
  /** Occasions, combined with OR; an empty list matches all. */
  readonly occasions?: ReadonlyArray<Occasion> | null | undefined;
  /** Values of options: one variant in stock must match all of them. With `includeOutOfStock` any variant may. */
  readonly options?: ReadonlyArray<ProductOptionFilter> | null | undefined;
  /**
   * Finds the text in title or brand, ignoring case, accents and punctuation. While that finds nothing in
   * the whole catalogue, whatever else is filtered: every word in title or brand; then every word in
   * title, brand, category, details or description, with French plurals and feminines and with synonyms,
   * as a colour of the product or of one of its variants, or as an occasion; then with unknown words corrected
   * (see `correctedSearch`); then with as many of the words as any product has (see `missingWords`). Words such
   * as « de » and « pour » ask for nothing.
   */
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

/** Chosen values of an option. */
export type ProductOptionFilter = {
  /** Name of the option, such as `Taille`. */
  readonly name: string;
  /** Combined with OR; an empty list matches all. */
  readonly values: ReadonlyArray<string>;
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

/** Something of an order to return. */
export type ReturnLineInput = {
  /** At most what can be returned of it. */
  readonly quantity: number;
  /** One of the order's variants. */
  readonly variantId: string;
};

/** A new customer. */
export type SignUpInput = {
  /** One `@` and a domain with a dot, at most 254 characters, ignoring case. */
  readonly email: string;
  /** First name, without links and e-mail addresses. */
  readonly firstName: string;
  /** Last name, without links and e-mail addresses. */
  readonly lastName: string;
  /** 8 to 1024 characters; very common passwords are refused. */
  readonly password: string;
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

/** In which direction a language is written. */
export type TextDirection =
  /** From left to right. */
  | 'LTR'
  /** From right to left. */
  | 'RTL';

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

export type ProductsQueryVariables = Exact<{
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort;
  first?: number;
  after?: string | null | undefined;
}>;


export type ProductsQuery = { readonly products: { readonly totalCount: number, readonly correctedSearch: string | null, readonly missingWords: ReadonlyArray<string>, readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly imageSources: ReadonlyArray<{ readonly url: string, readonly width: number }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly options: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly swatch: string | null }> }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly silhouette: { readonly shape: SilhouetteShape, readonly length: number, readonly lengthFrom: LengthFrom } | null, readonly sizeGuide: { readonly id: string, readonly title: string, readonly columns: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>>, readonly note: string | null } | null, readonly ratings: { readonly value: number, readonly count: number } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null }, readonly facets: { readonly categories: ReadonlyArray<{ readonly value: string, readonly filterValue: string, readonly count: number }>, readonly brands: ReadonlyArray<{ readonly value: string, readonly filterValue: string, readonly count: number }>, readonly options: ReadonlyArray<{ readonly name: string, readonly filterName: string, readonly values: ReadonlyArray<{ readonly value: string, readonly filterValue: string, readonly count: number, readonly swatch: string | null }> }>, readonly price: { readonly min: number, readonly max: number } | null, readonly frameWidths: ReadonlyArray<{ readonly value: FrameWidth, readonly count: number }>, readonly occasions: ReadonlyArray<{ readonly occasion: Occasion, readonly count: number }> } } };

export type ProductQueryVariables = Exact<{
  id: string;
  relatedFirst?: number;
}>;


export type ProductQuery = { readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly imageSources: ReadonlyArray<{ readonly url: string, readonly width: number }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly options: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly swatch: string | null }> }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number }> }>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly silhouette: { readonly shape: SilhouetteShape, readonly length: number, readonly lengthFrom: LengthFrom, readonly wearers: ReadonlyArray<{ readonly stature: number, readonly hem: HemLevel, readonly hemHeight: number, readonly heels: number, readonly alt: string, readonly note: string }> } | null, readonly sizeGuide: { readonly id: string, readonly title: string, readonly columns: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>>, readonly note: string | null, readonly entries: ReadonlyArray<{ readonly value: string }> } | null, readonly related: ReadonlyArray<{ readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly imageSources: ReadonlyArray<{ readonly url: string, readonly width: number }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly options: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly swatch: string | null }> }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly silhouette: { readonly shape: SilhouetteShape, readonly length: number, readonly lengthFrom: LengthFrom } | null, readonly sizeGuide: { readonly id: string, readonly title: string, readonly columns: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>>, readonly note: string | null } | null, readonly ratings: { readonly value: number, readonly count: number } }>, readonly ratings: { readonly value: number, readonly count: number }, readonly languages: { readonly title: Language, readonly description: Language, readonly details: Language } } | null };

export type ProductsByIdQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type ProductsByIdQuery = { readonly productsById: ReadonlyArray<{ readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly imageSources: ReadonlyArray<{ readonly url: string, readonly width: number }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly options: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly swatch: string | null }> }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly silhouette: { readonly shape: SilhouetteShape, readonly length: number, readonly lengthFrom: LengthFrom } | null, readonly sizeGuide: { readonly id: string, readonly title: string, readonly columns: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>>, readonly note: string | null } | null, readonly ratings: { readonly value: number, readonly count: number } }> };

export type FeaturedProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type FeaturedProductsQuery = { readonly featuredProducts: ReadonlyArray<{ readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly imageSources: ReadonlyArray<{ readonly url: string, readonly width: number }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly options: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly swatch: string | null }> }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly silhouette: { readonly shape: SilhouetteShape, readonly length: number, readonly lengthFrom: LengthFrom } | null, readonly sizeGuide: { readonly id: string, readonly title: string, readonly columns: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>>, readonly note: string | null } | null, readonly ratings: { readonly value: number, readonly count: number } }> };

export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQuery = { readonly categories: ReadonlyArray<{ readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }> };

export type CategoryQueryVariables = Exact<{
  id: string;
}>;


export type CategoryQuery = { readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string } | null };

export type BrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandsQuery = { readonly brands: ReadonlyArray<{ readonly name: string, readonly productCount: number }> };

export type SizeGuidesQueryVariables = Exact<{ [key: string]: never; }>;


export type SizeGuidesQuery = { readonly sizeGuides: ReadonlyArray<{ readonly id: string, readonly title: string, readonly columns: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>>, readonly note: string | null, readonly entries: ReadonlyArray<{ readonly value: string }> }> };

export type RecommendSizeQueryVariables = Exact<{
  productId: string;
  measures: BodyMeasuresInput;
}>;


export type RecommendSizeQuery = { readonly recommendSize: { readonly reason: string, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null } | null, readonly alternative: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null } | null } };

export type QuoteQueryVariables = Exact<{
  lines: ReadonlyArray<CartLineInput> | CartLineInput;
}>;


export type QuoteQuery = { readonly quote: { readonly id: string, readonly quantity: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly addedAt: string | null, readonly updatedAt: string | null, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string }, readonly warnings: ReadonlyArray<{ readonly code: UserErrorCode, readonly productId: string, readonly variantId: string, readonly message: string }> } };

export type CardCheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type CardCheckoutQuery = { readonly cardCheckout: { readonly isAvailable: boolean, readonly provider: CardProvider, readonly scriptUrl: string } };

export type ShopQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopQuery = { readonly shop: { readonly hasDemoAccount: boolean, readonly merchant: { readonly legalName: string | null, readonly address: string | null, readonly ice: string | null, readonly rc: string | null, readonly taxId: string | null, readonly cndp: string | null, readonly phone: string | null, readonly email: string | null }, readonly languages: ReadonlyArray<{ readonly code: Language, readonly name: string, readonly direction: TextDirection }> } };

export type TrackedOrderQueryVariables = Exact<{
  id: string;
  key: string;
}>;


export type TrackedOrderQuery = { readonly trackedOrder: { readonly id: string, readonly number: string, readonly status: OrderStatus, readonly language: Language, readonly placedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly trackingKey: string, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly shippingInfo: { readonly name: string, readonly phone: string | null, readonly email: string | null, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string }, readonly history: ReadonlyArray<{ readonly status: OrderStatus, readonly at: string }>, readonly returnableLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnedLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnRequest: { readonly requestedAt: string, readonly reason: string, readonly receivedAt: string | null, readonly refusedAt: string | null, readonly refusal: string | null, readonly lines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }> } | null, readonly refund: { readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly shippingInfo: { readonly name: string, readonly phone: string | null, readonly email: string | null, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string } } | null, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly issuedAt: string, readonly amount: { readonly amount: number, readonly currency: string }, readonly vat: { readonly amount: number, readonly currency: string } }> } | null };

export type MeQueryVariables = Exact<{
  ordersFirst?: number;
  ordersAfter?: string | null | undefined;
}>;


export type MeQuery = { readonly me: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly emailVerified: boolean, readonly createdAt: string, readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string | null, readonly isCurrent: boolean }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }>, readonly cart: { readonly id: string, readonly quantity: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly addedAt: string | null, readonly updatedAt: string | null, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string }, readonly warnings: ReadonlyArray<{ readonly code: UserErrorCode, readonly productId: string, readonly variantId: string, readonly message: string }> }, readonly wishlist: ReadonlyArray<{ readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly imageSources: ReadonlyArray<{ readonly url: string, readonly width: number }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly options: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly swatch: string | null }> }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly silhouette: { readonly shape: SilhouetteShape, readonly length: number, readonly lengthFrom: LengthFrom } | null, readonly sizeGuide: { readonly id: string, readonly title: string, readonly columns: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>>, readonly note: string | null } | null, readonly ratings: { readonly value: number, readonly count: number } }>, readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string, readonly phone: string | null, readonly createdAt: string, readonly updatedAt: string }>, readonly orders: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly number: string, readonly status: OrderStatus, readonly language: Language, readonly placedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly trackingKey: string, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly shippingInfo: { readonly name: string, readonly phone: string | null, readonly email: string | null, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string }, readonly returnRequest: { readonly requestedAt: string, readonly reason: string, readonly receivedAt: string | null, readonly refusedAt: string | null, readonly refusal: string | null } | null, readonly refund: { readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string } } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null } } } | null };

export type StockAlertQueryVariables = Exact<{
  token: string;
}>;


export type StockAlertQuery = { readonly stockAlert: { readonly isConfirmed: boolean, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly imageSources: ReadonlyArray<{ readonly url: string, readonly width: number }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly options: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly swatch: string | null }> }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly silhouette: { readonly shape: SilhouetteShape, readonly length: number, readonly lengthFrom: LengthFrom } | null, readonly sizeGuide: { readonly id: string, readonly title: string, readonly columns: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>>, readonly note: string | null } | null, readonly ratings: { readonly value: number, readonly count: number }, readonly languages: { readonly title: Language, readonly description: Language, readonly details: Language } } } | null };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { readonly signUp: { readonly session: { readonly token: string, readonly customer: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly emailVerified: boolean, readonly createdAt: string } } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type LogInMutationVariables = Exact<{
  input: LogInInput;
}>;


export type LogInMutation = { readonly logIn: { readonly session: { readonly token: string, readonly customer: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly emailVerified: boolean, readonly createdAt: string } } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type LogInAsDemoMutationVariables = Exact<{ [key: string]: never; }>;


export type LogInAsDemoMutation = { readonly logInAsDemo: { readonly session: { readonly token: string, readonly customer: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly emailVerified: boolean, readonly createdAt: string } } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type ConfirmDeviceMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmDeviceMutation = { readonly confirmDevice: { readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { readonly requestPasswordReset: { readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { readonly resetPassword: { readonly session: { readonly token: string, readonly customer: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly emailVerified: boolean, readonly createdAt: string } } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  password: string;
}>;


export type ChangePasswordMutation = { readonly changePassword: { readonly customer: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly emailVerified: boolean, readonly createdAt: string, readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string | null, readonly isCurrent: boolean }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }>, readonly cart: { readonly id: string, readonly quantity: number, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string } }, readonly wishlist: ReadonlyArray<{ readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }>, readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string, readonly phone: string | null, readonly createdAt: string, readonly updatedAt: string }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type UpdateCustomerMutationVariables = Exact<{
  input: CustomerInput;
}>;


export type UpdateCustomerMutation = { readonly updateCustomer: { readonly customer: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly emailVerified: boolean, readonly createdAt: string, readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string | null, readonly isCurrent: boolean }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }>, readonly cart: { readonly id: string, readonly quantity: number, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string } }, readonly wishlist: ReadonlyArray<{ readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }>, readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string, readonly phone: string | null, readonly createdAt: string, readonly updatedAt: string }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type RequestEmailChangeMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type RequestEmailChangeMutation = { readonly requestEmailChange: { readonly customer: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly emailVerified: boolean, readonly createdAt: string, readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string | null, readonly isCurrent: boolean }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }>, readonly cart: { readonly id: string, readonly quantity: number, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string } }, readonly wishlist: ReadonlyArray<{ readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }>, readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string, readonly phone: string | null, readonly createdAt: string, readonly updatedAt: string }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type RequestEmailVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestEmailVerificationMutation = { readonly requestEmailVerification: { readonly customer: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly emailVerified: boolean, readonly createdAt: string, readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string | null, readonly isCurrent: boolean }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }>, readonly cart: { readonly id: string, readonly quantity: number, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string } }, readonly wishlist: ReadonlyArray<{ readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }>, readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string, readonly phone: string | null, readonly createdAt: string, readonly updatedAt: string }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailMutation = { readonly confirmEmail: { readonly customer: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly emailVerified: boolean, readonly createdAt: string, readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string | null, readonly isCurrent: boolean }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }>, readonly cart: { readonly id: string, readonly quantity: number, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string } }, readonly wishlist: ReadonlyArray<{ readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }>, readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string, readonly phone: string | null, readonly createdAt: string, readonly updatedAt: string }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type DeleteAccountMutationVariables = Exact<{
  password: string;
}>;


export type DeleteAccountMutation = { readonly deleteAccount: { readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type RequestStockAlertMutationVariables = Exact<{
  variantId: string;
  email: string;
}>;


export type RequestStockAlertMutation = { readonly requestStockAlert: { readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type ConfirmStockAlertMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmStockAlertMutation = { readonly confirmStockAlert: { readonly stockAlert: { readonly isConfirmed: boolean, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } } } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type CancelStockAlertMutationVariables = Exact<{
  token: string;
}>;


export type CancelStockAlertMutation = { readonly cancelStockAlert: { readonly stockAlert: { readonly isConfirmed: boolean, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } } } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type StartPasskeyLogInMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyLogInMutation = { readonly startPasskeyLogIn: { readonly options: string | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type LogInWithPasskeyMutationVariables = Exact<{
  response: string;
}>;


export type LogInWithPasskeyMutation = { readonly logInWithPasskey: { readonly session: { readonly token: string, readonly customer: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly emailVerified: boolean, readonly createdAt: string } } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type StartPasskeyRegistrationMutationVariables = Exact<{
  password: string;
}>;


export type StartPasskeyRegistrationMutation = { readonly startPasskeyRegistration: { readonly options: string | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type AddPasskeyMutationVariables = Exact<{
  response: string;
  name: string;
}>;


export type AddPasskeyMutation = { readonly addPasskey: { readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }>, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { readonly removePasskey: { readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }>, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { readonly logOut: { readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string | null, readonly isCurrent: boolean }>, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { readonly endSession: { readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string | null, readonly isCurrent: boolean }>, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { readonly endOtherSessions: { readonly sessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly lastSeenAt: string, readonly device: string | null, readonly isCurrent: boolean }>, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type AddToCartMutationVariables = Exact<{
  productId: string;
  variantId?: string | null | undefined;
  quantity?: number;
}>;


export type AddToCartMutation = { readonly addToCart: { readonly cart: { readonly id: string, readonly quantity: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly addedAt: string | null, readonly updatedAt: string | null, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string }, readonly warnings: ReadonlyArray<{ readonly code: UserErrorCode, readonly productId: string, readonly variantId: string, readonly message: string }> }, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type SetCartQuantityMutationVariables = Exact<{
  productId: string;
  variantId?: string | null | undefined;
  quantity: number;
}>;


export type SetCartQuantityMutation = { readonly setCartQuantity: { readonly cart: { readonly id: string, readonly quantity: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly addedAt: string | null, readonly updatedAt: string | null, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string }, readonly warnings: ReadonlyArray<{ readonly code: UserErrorCode, readonly productId: string, readonly variantId: string, readonly message: string }> }, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type RemoveFromCartMutationVariables = Exact<{
  productId: string;
  variantId?: string | null | undefined;
}>;


export type RemoveFromCartMutation = { readonly removeFromCart: { readonly cart: { readonly id: string, readonly quantity: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly addedAt: string | null, readonly updatedAt: string | null, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string }, readonly warnings: ReadonlyArray<{ readonly code: UserErrorCode, readonly productId: string, readonly variantId: string, readonly message: string }> }, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type ChangeCartVariantMutationVariables = Exact<{
  productId: string;
  variantId: string;
  toVariantId: string;
}>;


export type ChangeCartVariantMutation = { readonly changeCartVariant: { readonly cart: { readonly id: string, readonly quantity: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly addedAt: string | null, readonly updatedAt: string | null, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string }, readonly warnings: ReadonlyArray<{ readonly code: UserErrorCode, readonly productId: string, readonly variantId: string, readonly message: string }> }, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type ClearCartMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearCartMutation = { readonly clearCart: { readonly cart: { readonly id: string, readonly quantity: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly addedAt: string | null, readonly updatedAt: string | null, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string }, readonly warnings: ReadonlyArray<{ readonly code: UserErrorCode, readonly productId: string, readonly variantId: string, readonly message: string }> }, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type MergeCartMutationVariables = Exact<{
  lines: ReadonlyArray<CartLineInput> | CartLineInput;
}>;


export type MergeCartMutation = { readonly mergeCart: { readonly cart: { readonly id: string, readonly quantity: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly addedAt: string | null, readonly updatedAt: string | null, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string }, readonly warnings: ReadonlyArray<{ readonly code: UserErrorCode, readonly productId: string, readonly variantId: string, readonly message: string }> }, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type AddToWishlistMutationVariables = Exact<{
  productId: string;
}>;


export type AddToWishlistMutation = { readonly addToWishlist: { readonly wishlist: ReadonlyArray<{ readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly imageSources: ReadonlyArray<{ readonly url: string, readonly width: number }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly options: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly swatch: string | null }> }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly silhouette: { readonly shape: SilhouetteShape, readonly length: number, readonly lengthFrom: LengthFrom } | null, readonly sizeGuide: { readonly id: string, readonly title: string, readonly columns: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>>, readonly note: string | null } | null, readonly ratings: { readonly value: number, readonly count: number } }>, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type RemoveFromWishlistMutationVariables = Exact<{
  productId: string;
}>;


export type RemoveFromWishlistMutation = { readonly removeFromWishlist: { readonly wishlist: ReadonlyArray<{ readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly imageSources: ReadonlyArray<{ readonly url: string, readonly width: number }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly options: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly swatch: string | null }> }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly width: number, readonly height: number }>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly silhouette: { readonly shape: SilhouetteShape, readonly length: number, readonly lengthFrom: LengthFrom } | null, readonly sizeGuide: { readonly id: string, readonly title: string, readonly columns: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>>, readonly note: string | null } | null, readonly ratings: { readonly value: number, readonly count: number } }>, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type AddAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type AddAddressMutation = { readonly addAddress: { readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string, readonly phone: string | null, readonly createdAt: string, readonly updatedAt: string }>, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type UpdateAddressMutationVariables = Exact<{
  id: string;
  input: AddressInput;
}>;


export type UpdateAddressMutation = { readonly updateAddress: { readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string, readonly phone: string | null, readonly createdAt: string, readonly updatedAt: string }>, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type RemoveAddressMutationVariables = Exact<{
  id: string;
}>;


export type RemoveAddressMutation = { readonly removeAddress: { readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string, readonly phone: string | null, readonly createdAt: string, readonly updatedAt: string }>, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type PlaceOrderMutationVariables = Exact<{
  addressId: string;
  phone?: string | null | undefined;
  idempotencyKey: string;
  expectedTotal?: number | null | undefined;
}>;


export type PlaceOrderMutation = { readonly placeOrder: { readonly order: { readonly id: string, readonly number: string, readonly status: OrderStatus, readonly language: Language, readonly placedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly trackingKey: string, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly shippingInfo: { readonly name: string, readonly phone: string | null, readonly email: string | null, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string }, readonly history: ReadonlyArray<{ readonly status: OrderStatus, readonly at: string }>, readonly returnableLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnedLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnRequest: { readonly requestedAt: string, readonly reason: string, readonly receivedAt: string | null, readonly refusedAt: string | null, readonly refusal: string | null } | null, readonly refund: { readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string } } | null, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly issuedAt: string, readonly amount: { readonly amount: number, readonly currency: string }, readonly vat: { readonly amount: number, readonly currency: string } }> } | null, readonly cart: { readonly id: string, readonly quantity: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly addedAt: string | null, readonly updatedAt: string | null, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string }, readonly warnings: ReadonlyArray<{ readonly code: UserErrorCode, readonly productId: string, readonly variantId: string, readonly message: string }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type FindOrderMutationVariables = Exact<{
  number: string;
  phone: string;
}>;


export type FindOrderMutation = { readonly findOrder: { readonly order: { readonly id: string, readonly number: string, readonly status: OrderStatus, readonly language: Language, readonly placedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly trackingKey: string, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly shippingInfo: { readonly name: string, readonly phone: string | null, readonly email: string | null, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string }, readonly history: ReadonlyArray<{ readonly status: OrderStatus, readonly at: string }>, readonly returnableLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnedLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnRequest: { readonly requestedAt: string, readonly reason: string, readonly receivedAt: string | null, readonly refusedAt: string | null, readonly refusal: string | null } | null, readonly refund: { readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string } } | null, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly issuedAt: string, readonly amount: { readonly amount: number, readonly currency: string }, readonly vat: { readonly amount: number, readonly currency: string } }> } | null, readonly cart: { readonly id: string, readonly quantity: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly addedAt: string | null, readonly updatedAt: string | null, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string }, readonly warnings: ReadonlyArray<{ readonly code: UserErrorCode, readonly productId: string, readonly variantId: string, readonly message: string }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type PlaceGuestOrderMutationVariables = Exact<{
  input: GuestOrderInput;
  idempotencyKey: string;
}>;


export type PlaceGuestOrderMutation = { readonly placeGuestOrder: { readonly order: { readonly id: string, readonly number: string, readonly status: OrderStatus, readonly language: Language, readonly placedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly trackingKey: string, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly shippingInfo: { readonly name: string, readonly phone: string | null, readonly email: string | null, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string }, readonly history: ReadonlyArray<{ readonly status: OrderStatus, readonly at: string }>, readonly returnableLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnedLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnRequest: { readonly requestedAt: string, readonly reason: string, readonly receivedAt: string | null, readonly refusedAt: string | null, readonly refusal: string | null } | null, readonly refund: { readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string } } | null, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly issuedAt: string, readonly amount: { readonly amount: number, readonly currency: string }, readonly vat: { readonly amount: number, readonly currency: string } }> } | null, readonly cart: { readonly id: string, readonly quantity: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly addedAt: string | null, readonly updatedAt: string | null, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string }, readonly warnings: ReadonlyArray<{ readonly code: UserErrorCode, readonly productId: string, readonly variantId: string, readonly message: string }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type StartCardPaymentMutationVariables = Exact<{
  addressId: string;
  idempotencyKey: string;
  expectedTotal?: number | null | undefined;
}>;


export type StartCardPaymentMutation = { readonly startCardPayment: { readonly payment: { readonly id: string, readonly provider: CardProvider, readonly key: string, readonly providerOrderId: string, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly cart: { readonly id: string, readonly quantity: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly addedAt: string | null, readonly updatedAt: string | null, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string }, readonly warnings: ReadonlyArray<{ readonly code: UserErrorCode, readonly productId: string, readonly variantId: string, readonly message: string }> } | null, readonly order: { readonly id: string, readonly number: string, readonly status: OrderStatus, readonly language: Language, readonly placedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly trackingKey: string, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly shippingInfo: { readonly name: string, readonly phone: string | null, readonly email: string | null, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string }, readonly history: ReadonlyArray<{ readonly status: OrderStatus, readonly at: string }>, readonly returnableLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnedLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnRequest: { readonly requestedAt: string, readonly reason: string, readonly receivedAt: string | null, readonly refusedAt: string | null, readonly refusal: string | null } | null, readonly refund: { readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string } } | null, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly issuedAt: string, readonly amount: { readonly amount: number, readonly currency: string }, readonly vat: { readonly amount: number, readonly currency: string } }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type ConfirmCardPaymentMutationVariables = Exact<{
  input: CardPaymentConfirmation;
}>;


export type ConfirmCardPaymentMutation = { readonly confirmCardPayment: { readonly order: { readonly id: string, readonly number: string, readonly status: OrderStatus, readonly language: Language, readonly placedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly trackingKey: string, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly shippingInfo: { readonly name: string, readonly phone: string | null, readonly email: string | null, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string }, readonly history: ReadonlyArray<{ readonly status: OrderStatus, readonly at: string }>, readonly returnableLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnedLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnRequest: { readonly requestedAt: string, readonly reason: string, readonly receivedAt: string | null, readonly refusedAt: string | null, readonly refusal: string | null } | null, readonly refund: { readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string } } | null, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly issuedAt: string, readonly amount: { readonly amount: number, readonly currency: string }, readonly vat: { readonly amount: number, readonly currency: string } }> } | null, readonly cart: { readonly id: string, readonly quantity: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly addedAt: string | null, readonly updatedAt: string | null, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string }, readonly warnings: ReadonlyArray<{ readonly code: UserErrorCode, readonly productId: string, readonly variantId: string, readonly message: string }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type CheckCardPaymentMutationVariables = Exact<{
  paymentId: string;
}>;


export type CheckCardPaymentMutation = { readonly checkCardPayment: { readonly order: { readonly id: string, readonly number: string, readonly status: OrderStatus, readonly language: Language, readonly placedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly trackingKey: string, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly shippingInfo: { readonly name: string, readonly phone: string | null, readonly email: string | null, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string }, readonly history: ReadonlyArray<{ readonly status: OrderStatus, readonly at: string }>, readonly returnableLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnedLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnRequest: { readonly requestedAt: string, readonly reason: string, readonly receivedAt: string | null, readonly refusedAt: string | null, readonly refusal: string | null } | null, readonly refund: { readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string } } | null, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly issuedAt: string, readonly amount: { readonly amount: number, readonly currency: string }, readonly vat: { readonly amount: number, readonly currency: string } }> } | null, readonly cart: { readonly id: string, readonly quantity: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly addedAt: string | null, readonly updatedAt: string | null, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string }, readonly warnings: ReadonlyArray<{ readonly code: UserErrorCode, readonly productId: string, readonly variantId: string, readonly message: string }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type CancelOrderMutationVariables = Exact<{
  orderId: string;
  trackingKey?: string | null | undefined;
}>;


export type CancelOrderMutation = { readonly cancelOrder: { readonly order: { readonly id: string, readonly number: string, readonly status: OrderStatus, readonly language: Language, readonly placedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly trackingKey: string, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly shippingInfo: { readonly name: string, readonly phone: string | null, readonly email: string | null, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string }, readonly history: ReadonlyArray<{ readonly status: OrderStatus, readonly at: string }>, readonly returnableLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnedLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnRequest: { readonly requestedAt: string, readonly reason: string, readonly receivedAt: string | null, readonly refusedAt: string | null, readonly refusal: string | null } | null, readonly refund: { readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string } } | null, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly issuedAt: string, readonly amount: { readonly amount: number, readonly currency: string }, readonly vat: { readonly amount: number, readonly currency: string } }> } | null, readonly cart: { readonly id: string, readonly quantity: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly addedAt: string | null, readonly updatedAt: string | null, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string }, readonly warnings: ReadonlyArray<{ readonly code: UserErrorCode, readonly productId: string, readonly variantId: string, readonly message: string }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type RequestReturnMutationVariables = Exact<{
  orderId: string;
  reason: string;
  lines?: ReadonlyArray<ReturnLineInput> | ReturnLineInput | null | undefined;
  trackingKey?: string | null | undefined;
}>;


export type RequestReturnMutation = { readonly requestReturn: { readonly order: { readonly id: string, readonly number: string, readonly status: OrderStatus, readonly language: Language, readonly placedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly trackingKey: string, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly shippingInfo: { readonly name: string, readonly phone: string | null, readonly email: string | null, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string }, readonly history: ReadonlyArray<{ readonly status: OrderStatus, readonly at: string }>, readonly returnableLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnedLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnRequest: { readonly requestedAt: string, readonly reason: string, readonly receivedAt: string | null, readonly refusedAt: string | null, readonly refusal: string | null } | null, readonly refund: { readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string } } | null, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly issuedAt: string, readonly amount: { readonly amount: number, readonly currency: string }, readonly vat: { readonly amount: number, readonly currency: string } }> } | null, readonly cart: { readonly id: string, readonly quantity: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly addedAt: string | null, readonly updatedAt: string | null, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string }, readonly warnings: ReadonlyArray<{ readonly code: UserErrorCode, readonly productId: string, readonly variantId: string, readonly message: string }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type ConfirmOrderMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type ConfirmOrderMutation = { readonly confirmOrder: { readonly order: { readonly id: string, readonly number: string, readonly status: OrderStatus, readonly language: Language, readonly placedAt: string, readonly quantity: number, readonly paymentMethod: PaymentMethod, readonly parcelNumber: string | null, readonly canCancel: boolean, readonly returnUntil: string | null, readonly canRequestReturn: boolean, readonly confirmedByCustomerAt: string | null, readonly trackingKey: string, readonly lines: ReadonlyArray<{ readonly productId: string, readonly variantId: string, readonly variantTitle: string | null, readonly title: string, readonly brand: string, readonly image: string, readonly quantity: number, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly shippingInfo: { readonly name: string, readonly phone: string | null, readonly email: string | null, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string }, readonly history: ReadonlyArray<{ readonly status: OrderStatus, readonly at: string }>, readonly returnableLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnedLines: ReadonlyArray<{ readonly variantId: string, readonly quantity: number }>, readonly returnRequest: { readonly requestedAt: string, readonly reason: string, readonly receivedAt: string | null, readonly refusedAt: string | null, readonly refusal: string | null } | null, readonly refund: { readonly requestedAt: string, readonly doneAt: string | null, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly invoice: { readonly number: string, readonly issuedAt: string, readonly vat: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string } } | null, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly issuedAt: string, readonly amount: { readonly amount: number, readonly currency: string }, readonly vat: { readonly amount: number, readonly currency: string } }> } | null, readonly cart: { readonly id: string, readonly quantity: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly addedAt: string | null, readonly updatedAt: string | null, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string }, readonly warnings: ReadonlyArray<{ readonly code: UserErrorCode, readonly productId: string, readonly variantId: string, readonly message: string }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type ReorderMutationVariables = Exact<{
  orderId: string;
}>;


export type ReorderMutation = { readonly reorder: { readonly cart: { readonly id: string, readonly quantity: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly addedAt: string | null, readonly updatedAt: string | null, readonly product: { readonly id: string, readonly title: string, readonly brand: string, readonly description: string | null, readonly image: string, readonly imageAlt: string, readonly discountPercent: number, readonly outOfStock: boolean, readonly occasions: ReadonlyArray<Occasion>, readonly fit: ProductFit | null, readonly updatedAt: string, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly category: { readonly id: string, readonly name: string, readonly filterName: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly ratings: { readonly value: number, readonly count: number } }, readonly variant: { readonly id: string, readonly sku: string | null, readonly title: string, readonly size: string | null, readonly color: string | null, readonly swatch: string | null, readonly discountPercent: number, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: number, readonly currency: string }, readonly originalPrice: { readonly amount: number, readonly currency: string }, readonly frame: { readonly lensWidth: number, readonly bridgeWidth: number, readonly templeLength: number, readonly lensHeight: number, readonly frameWidth: number, readonly outline: string | null } | null }, readonly price: { readonly amount: number, readonly currency: string }, readonly total: { readonly amount: number, readonly currency: string } }>, readonly total: { readonly amount: number, readonly currency: string }, readonly originalTotal: { readonly amount: number, readonly currency: string }, readonly discount: { readonly amount: number, readonly currency: string }, readonly shipping: { readonly amount: number, readonly currency: string }, readonly payable: { readonly amount: number, readonly currency: string }, readonly missingForFreeDelivery: { readonly amount: number, readonly currency: string }, readonly warnings: ReadonlyArray<{ readonly code: UserErrorCode, readonly productId: string, readonly variantId: string, readonly message: string }> }, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly field: string | null, readonly message: string }> } };

/**
 * Products of the catalogue, filtered, sorted and paginated. By default without products that are out of stock.
 */
export const ProductsDocument: TypedDocument<ProductsQuery, ProductsQueryVariables> = {
  name: 'Products',
  api: 'shop',
  text: "query Products($filter:ProductFilter$sort:ProductSort!=FEATURED$first:Int!=24$after:String){products(filter:$filter sort:$sort first:$first after:$after){nodes{id title brand description image imageAlt imageSources{url width}price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock options{name values{value swatch}}variants{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}images{url alt width height}details{label value}occasions silhouette{shape length lengthFrom}sizeGuide{id title columns rows note}fit ratings{value count}updatedAt}pageInfo{hasNextPage hasPreviousPage startCursor endCursor}totalCount facets{categories{value filterValue count}brands{value filterValue count}options{name filterName values{value filterValue count swatch}}price{min max}frameWidths{value count}occasions{occasion count}}correctedSearch missingWords}}",
};

/**
 * A product by id; null if there is none.
 */
export const ProductDocument: TypedDocument<ProductQuery, ProductQueryVariables> = {
  name: 'Product',
  api: 'shop',
  text: "query Product($id:ID!$relatedFirst:Int!=4){product(id:$id){id title brand description image imageAlt imageSources{url width}price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock options{name values{value swatch}}variants{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable images{url alt width height}frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}images{url alt width height sources{url width}}details{label value}occasions silhouette{shape length lengthFrom wearers{stature hem hemHeight heels alt note}}sizeGuide{id title columns rows note entries{value}}fit related(first:$relatedFirst){id title brand description image imageAlt imageSources{url width}price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock options{name values{value swatch}}variants{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}images{url alt width height}details{label value}occasions silhouette{shape length lengthFrom}sizeGuide{id title columns rows note}fit ratings{value count}updatedAt}ratings{value count}languages{title description details}updatedAt}}",
};

/**
 * Products by id, in the order of `ids`, without unknown ones.
 */
export const ProductsByIdDocument: TypedDocument<ProductsByIdQuery, ProductsByIdQueryVariables> = {
  name: 'ProductsById',
  api: 'shop',
  text: "query ProductsById($ids:[ID!]!){productsById(ids:$ids){id title brand description image imageAlt imageSources{url width}price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock options{name values{value swatch}}variants{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}images{url alt width height}details{label value}occasions silhouette{shape length lengthFrom}sizeGuide{id title columns rows note}fit ratings{value count}updatedAt}}",
};

/**
 * The eight products of the home page, in order.
 */
export const FeaturedProductsDocument: TypedDocument<FeaturedProductsQuery, FeaturedProductsQueryVariables> = {
  name: 'FeaturedProducts',
  api: 'shop',
  text: "query FeaturedProducts{featuredProducts{id title brand description image imageAlt imageSources{url width}price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock options{name values{value swatch}}variants{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}images{url alt width height}details{label value}occasions silhouette{shape length lengthFrom}sizeGuide{id title columns rows note}fit ratings{value count}updatedAt}}",
};

/**
 * All categories, in the shop's order.
 */
export const CategoriesDocument: TypedDocument<CategoriesQuery, CategoriesQueryVariables> = {
  name: 'Categories',
  api: 'shop',
  text: "query Categories{categories{id name filterName description image imageAlt}}",
};

/**
 * A category by id; null if there is none.
 */
export const CategoryDocument: TypedDocument<CategoryQuery, CategoryQueryVariables> = {
  name: 'Category',
  api: 'shop',
  text: "query Category($id:ID!){category(id:$id){id name filterName description image imageAlt}}",
};

/**
 * All brands, in the shop's order.
 */
export const BrandsDocument: TypedDocument<BrandsQuery, BrandsQueryVariables> = {
  name: 'Brands',
  api: 'shop',
  text: "query Brands{brands{name productCount}}",
};

/**
 * The shop's size guides, sorted by title.
 */
export const SizeGuidesDocument: TypedDocument<SizeGuidesQuery, SizeGuidesQueryVariables> = {
  name: 'SizeGuides',
  api: 'shop',
  text: "query SizeGuides{sizeGuides{id title columns rows note entries{value}}}",
};

/**
 * The size of a product for a body. Nothing is stored. An unknown product and an implausible measure are BAD_USER_INPUT.
 */
export const RecommendSizeDocument: TypedDocument<RecommendSizeQuery, RecommendSizeQueryVariables> = {
  name: 'RecommendSize',
  api: 'shop',
  text: "query RecommendSize($productId:ID!$measures:BodyMeasuresInput!){recommendSize(productId:$productId measures:$measures){variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable images{url alt width height}frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}alternative{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable images{url alt width height}frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}reason}}",
};

/**
 * Prices a guest's cart, delivery fee included. Nothing is stored.
 */
export const QuoteDocument: TypedDocument<QuoteQuery, QuoteQueryVariables> = {
  name: 'Quote',
  api: 'shop',
  text: "query Quote($lines:[CartLineInput!]!){quote(lines:$lines){id lines{id product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}quantity price{amount currency}total{amount currency}addedAt updatedAt}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}warnings{code productId variantId message}}}",
};

/**
 * How this shop takes card payments. Browsers load its script before they start a payment.
 */
export const CardCheckoutDocument: TypedDocument<CardCheckoutQuery, CardCheckoutQueryVariables> = {
  name: 'CardCheckout',
  api: 'shop',
  text: "query CardCheckout{cardCheckout{isAvailable provider scriptUrl}}",
};

/**
 * General information about the shop.
 */
export const ShopDocument: TypedDocument<ShopQuery, ShopQueryVariables> = {
  name: 'Shop',
  api: 'shop',
  text: "query Shop{shop{hasDemoAccount merchant{legalName address ice rc taxId cndp phone email}languages{code name direction}}}",
};

/**
 * An order by its tracking link, without an account; null if the link is invalid.
 */
export const TrackedOrderDocument: TypedDocument<TrackedOrderQuery, TrackedOrderQueryVariables> = {
  name: 'TrackedOrder',
  api: 'shop',
  text: "query TrackedOrder($id:ID!$key:String!){trackedOrder(id:$id key:$key){id number status language placedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}paymentMethod shippingInfo{name phone email street city region postalCode}history{status at}parcelNumber canCancel returnUntil canRequestReturn returnableLines{variantId quantity}returnedLines{variantId quantity}returnRequest{requestedAt reason lines{variantId quantity}receivedAt refusedAt refusal}refund{amount{amount currency}requestedAt doneAt}invoice{number issuedAt vat{amount currency}lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}shippingInfo{name phone email street city region postalCode}}creditNotes{number issuedAt amount{amount currency}vat{amount currency}}confirmedByCustomerAt trackingKey}}",
};

/**
 * The logged-in customer; null without a valid token.
 */
export const MeDocument: TypedDocument<MeQuery, MeQueryVariables> = {
  name: 'Me',
  api: 'shop',
  text: "query Me($ordersFirst:Int!=20$ordersAfter:String){me{id firstName lastName email emailVerified createdAt sessions{id createdAt lastSeenAt device isCurrent}passkeys{id name createdAt lastUsedAt}cart{id lines{id product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}quantity price{amount currency}total{amount currency}addedAt updatedAt}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}warnings{code productId variantId message}}wishlist{id title brand description image imageAlt imageSources{url width}price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock options{name values{value swatch}}variants{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}images{url alt width height}details{label value}occasions silhouette{shape length lengthFrom}sizeGuide{id title columns rows note}fit ratings{value count}updatedAt}addresses{id name street city region postalCode phone createdAt updatedAt}orders(first:$ordersFirst after:$ordersAfter){nodes{id number status language placedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}paymentMethod shippingInfo{name phone email street city region postalCode}parcelNumber canCancel returnUntil canRequestReturn returnRequest{requestedAt reason receivedAt refusedAt refusal}refund{amount{amount currency}requestedAt doneAt}invoice{number issuedAt vat{amount currency}}confirmedByCustomerAt trackingKey}pageInfo{hasNextPage hasPreviousPage startCursor endCursor}totalCount}}}",
};

/**
 * The alert of a mailed link; null if the link is unknown or expired, or the alert has ended.
 */
export const StockAlertDocument: TypedDocument<StockAlertQuery, StockAlertQueryVariables> = {
  name: 'StockAlert',
  api: 'shop',
  text: "query StockAlert($token:String!){stockAlert(token:$token){variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable images{url alt width height}frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}product{id title brand description image imageAlt imageSources{url width}price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock options{name values{value swatch}}variants{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}images{url alt width height}details{label value}occasions silhouette{shape length lengthFrom}sizeGuide{id title columns rows note}fit ratings{value count}languages{title description details}updatedAt}isConfirmed}}",
};

/**
 * Creates an account and logs in.
 */
export const SignUpDocument: TypedDocument<SignUpMutation, SignUpMutationVariables> = {
  name: 'SignUp',
  api: 'shop',
  text: "mutation SignUp($input:SignUpInput!){signUp(input:$input){session{token customer{id firstName lastName email emailVerified createdAt}}userErrors{code field message}}}",
};

/**
 * Logs in. Sets a cookie that identifies this device: it grants no access, but failed log-ins from elsewhere do not block the device.
 */
export const LogInDocument: TypedDocument<LogInMutation, LogInMutationVariables> = {
  name: 'LogIn',
  api: 'shop',
  text: "mutation LogIn($input:LogInInput!){logIn(input:$input){session{token customer{id firstName lastName email emailVerified createdAt}}userErrors{code field message}}}",
};

/**
 * Logs in to a private copy of the demo account, which is deleted after 24 hours.
 */
export const LogInAsDemoDocument: TypedDocument<LogInAsDemoMutation, LogInAsDemoMutationVariables> = {
  name: 'LogInAsDemo',
  api: 'shop',
  text: "mutation LogInAsDemo{logInAsDemo{session{token customer{id firstName lastName email emailVerified createdAt}}userErrors{code field message}}}",
};

/**
 * Confirms this device with the link from an e-mail, so that failed log-ins from elsewhere no longer block it. Sets the cookie of `logIn` but does not log in; the link works once. User errors: INVALID_TOKEN.
 */
export const ConfirmDeviceDocument: TypedDocument<ConfirmDeviceMutation, ConfirmDeviceMutationVariables> = {
  name: 'ConfirmDevice',
  api: 'shop',
  text: "mutation ConfirmDevice($token:String!){confirmDevice(token:$token){userErrors{code field message}}}",
};

/**
 * Requests a mail with a link to choose a new password. The answer is the same whether the account exists. User errors: REQUIRED, INVALID, TOO_MANY_ATTEMPTS.
 */
export const RequestPasswordResetDocument: TypedDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> = {
  name: 'RequestPasswordReset',
  api: 'shop',
  text: "mutation RequestPasswordReset($email:String!){requestPasswordReset(email:$email){userErrors{code field message}}}",
};

/**
 * Sets a new password with the link from a mail, logs in and ends all other sessions. The link works once, for 30 minutes; a refused password leaves it valid. User errors: INVALID_TOKEN, REQUIRED, INVALID.
 */
export const ResetPasswordDocument: TypedDocument<ResetPasswordMutation, ResetPasswordMutationVariables> = {
  name: 'ResetPassword',
  api: 'shop',
  text: "mutation ResetPassword($token:String!$password:String!){resetPassword(token:$token password:$password){session{token customer{id firstName lastName email emailVerified createdAt}}userErrors{code field message}}}",
};

/**
 * Changes the password and ends all other sessions. Wrong passwords count as failed log-ins. User errors: WRONG_PASSWORD, REQUIRED, INVALID, TOO_MANY_ATTEMPTS, NOT_ALLOWED_NOW (demo accounts).
 */
export const ChangePasswordDocument: TypedDocument<ChangePasswordMutation, ChangePasswordMutationVariables> = {
  name: 'ChangePassword',
  api: 'shop',
  text: "mutation ChangePassword($currentPassword:String!$password:String!){changePassword(currentPassword:$currentPassword password:$password){customer{id firstName lastName email emailVerified createdAt sessions{id createdAt lastSeenAt device isCurrent}passkeys{id name createdAt lastUsedAt}cart{id quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}}wishlist{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}addresses{id name street city region postalCode phone createdAt updatedAt}}userErrors{code field message}}}",
};

/**
 * Changes the customer's names. User errors: REQUIRED, INVALID.
 */
export const UpdateCustomerDocument: TypedDocument<UpdateCustomerMutation, UpdateCustomerMutationVariables> = {
  name: 'UpdateCustomer',
  api: 'shop',
  text: "mutation UpdateCustomer($input:CustomerInput!){updateCustomer(input:$input){customer{id firstName lastName email emailVerified createdAt sessions{id createdAt lastSeenAt device isCurrent}passkeys{id name createdAt lastUsedAt}cart{id quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}}wishlist{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}addresses{id name street city region postalCode phone createdAt updatedAt}}userErrors{code field message}}}",
};

/**
 * Requests a mail to a new address, whose link makes it the account's e-mail (`confirmEmail`) within 24 hours; the old address is informed. The answer is the same whether another account has that e-mail. User errors: REQUIRED, INVALID, WRONG_PASSWORD, TOO_MANY_ATTEMPTS, NOT_ALLOWED_NOW (demo accounts).
 */
export const RequestEmailChangeDocument: TypedDocument<RequestEmailChangeMutation, RequestEmailChangeMutationVariables> = {
  name: 'RequestEmailChange',
  api: 'shop',
  text: "mutation RequestEmailChange($email:String!$password:String!){requestEmailChange(email:$email password:$password){customer{id firstName lastName email emailVerified createdAt sessions{id createdAt lastSeenAt device isCurrent}passkeys{id name createdAt lastUsedAt}cart{id quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}}wishlist{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}addresses{id name street city region postalCode phone createdAt updatedAt}}userErrors{code field message}}}",
};

/**
 * Requests a mail to the account's e-mail, whose link confirms it (`confirmEmail`) within 24 hours; no mail if it is confirmed. User errors: TOO_MANY_ATTEMPTS, NOT_ALLOWED_NOW (demo accounts).
 */
export const RequestEmailVerificationDocument: TypedDocument<RequestEmailVerificationMutation, RequestEmailVerificationMutationVariables> = {
  name: 'RequestEmailVerification',
  api: 'shop',
  text: "mutation RequestEmailVerification{requestEmailVerification{customer{id firstName lastName email emailVerified createdAt sessions{id createdAt lastSeenAt device isCurrent}passkeys{id name createdAt lastUsedAt}cart{id quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}}wishlist{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}addresses{id name street city region postalCode phone createdAt updatedAt}}userErrors{code field message}}}",
};

/**
 * Confirms an e-mail with the link from a mail, which works once. Needs no log-in: `customer` is null unless its own session confirms. User errors: INVALID_TOKEN, EMAIL_TAKEN.
 */
export const ConfirmEmailDocument: TypedDocument<ConfirmEmailMutation, ConfirmEmailMutationVariables> = {
  name: 'ConfirmEmail',
  api: 'shop',
  text: "mutation ConfirmEmail($token:String!){confirmEmail(token:$token){customer{id firstName lastName email emailVerified createdAt sessions{id createdAt lastSeenAt device isCurrent}passkeys{id name createdAt lastUsedAt}cart{id quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}}wishlist{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}addresses{id name street city region postalCode phone createdAt updatedAt}}userErrors{code field message}}}",
};

/**
 * Deletes the account with its sessions, cart, wishlist and addresses. Orders stay for the books without name,
 * phone, e-mail and street; those that have not left the shop are cancelled. User errors: WRONG_PASSWORD,
 * TOO_MANY_ATTEMPTS, NOT_ALLOWED_NOW for demo accounts and while a card payment is open.
 */
export const DeleteAccountDocument: TypedDocument<DeleteAccountMutation, DeleteAccountMutationVariables> = {
  name: 'DeleteAccount',
  api: 'shop',
  text: "mutation DeleteAccount($password:String!){deleteAccount(password:$password){userErrors{code field message}}}",
};

/**
 * Requests a mail for the day when a sold-out variant is back. First a mail with a link confirms the
 * address; the answer is the same for every address. User errors: UNKNOWN_VARIANT, NOT_ALLOWED_NOW for
 * a variant that can be bought, INVALID, TOO_MANY_ATTEMPTS.
 */
export const RequestStockAlertDocument: TypedDocument<RequestStockAlertMutation, RequestStockAlertMutationVariables> = {
  name: 'RequestStockAlert',
  api: 'shop',
  text: "mutation RequestStockAlert($variantId:ID!$email:String!){requestStockAlert(variantId:$variantId email:$email){userErrors{code field message}}}",
};

/**
 * Confirms the address of an alert with the link from a mail, within 7 days; repeatable. User errors: INVALID_TOKEN.
 */
export const ConfirmStockAlertDocument: TypedDocument<ConfirmStockAlertMutation, ConfirmStockAlertMutationVariables> = {
  name: 'ConfirmStockAlert',
  api: 'shop',
  text: "mutation ConfirmStockAlert($token:String!){confirmStockAlert(token:$token){stockAlert{variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}isConfirmed}userErrors{code field message}}}",
};

/**
 * Ends an alert with the link from its mail; repeatable.
 */
export const CancelStockAlertDocument: TypedDocument<CancelStockAlertMutation, CancelStockAlertMutationVariables> = {
  name: 'CancelStockAlert',
  api: 'shop',
  text: "mutation CancelStockAlert($token:String!){cancelStockAlert(token:$token){stockAlert{variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}isConfirmed}userErrors{code field message}}}",
};

/**
 * Starts a log-in with a passkey: the options name no account, and the browser offers the passkeys that it has. User errors: NOT_ALLOWED_NOW (see `PasskeyOptionsPayload`).
 */
export const StartPasskeyLogInDocument: TypedDocument<StartPasskeyLogInMutation, StartPasskeyLogInMutationVariables> = {
  name: 'StartPasskeyLogIn',
  api: 'shop',
  text: "mutation StartPasskeyLogIn{startPasskeyLogIn{options userErrors{code field message}}}",
};

/**
 * Logs in with what a passkey signed; sets the cookie of `logIn`. Failures count as failed log-ins from this address. User errors: UNKNOWN_PASSKEY, TOO_MANY_ATTEMPTS, NOT_ALLOWED_NOW (see `PasskeyOptionsPayload`).
 */
export const LogInWithPasskeyDocument: TypedDocument<LogInWithPasskeyMutation, LogInWithPasskeyMutationVariables> = {
  name: 'LogInWithPasskey',
  api: 'shop',
  text: "mutation LogInWithPasskey($response:String!){logInWithPasskey(response:$response){session{token customer{id firstName lastName email emailVerified createdAt}}userErrors{code field message}}}",
};

/**
 * Starts to add a passkey. Wrong passwords count as failed log-ins. User errors: REQUIRED, INVALID, WRONG_PASSWORD, TOO_MANY_ATTEMPTS, LIMIT_REACHED, NOT_ALLOWED_NOW (demo accounts; see `PasskeyOptionsPayload`).
 */
export const StartPasskeyRegistrationDocument: TypedDocument<StartPasskeyRegistrationMutation, StartPasskeyRegistrationMutationVariables> = {
  name: 'StartPasskeyRegistration',
  api: 'shop',
  text: "mutation StartPasskeyRegistration($password:String!){startPasskeyRegistration(password:$password){options userErrors{code field message}}}",
};

/**
 * Adds a passkey and informs the customer by mail. A refused name leaves the response valid. User errors: REQUIRED, INVALID, LIMIT_REACHED, NOT_ALLOWED_NOW.
 */
export const AddPasskeyDocument: TypedDocument<AddPasskeyMutation, AddPasskeyMutationVariables> = {
  name: 'AddPasskey',
  api: 'shop',
  text: "mutation AddPasskey($response:String!$name:String!){addPasskey(response:$response name:$name){passkeys{id name createdAt lastUsedAt}userErrors{code field message}}}",
};

/**
 * Removes a passkey: it no longer logs in. Sessions that it opened stay. User errors: UNKNOWN_PASSKEY.
 */
export const RemovePasskeyDocument: TypedDocument<RemovePasskeyMutation, RemovePasskeyMutationVariables> = {
  name: 'RemovePasskey',
  api: 'shop',
  text: "mutation RemovePasskey($id:ID!){removePasskey(id:$id){passkeys{id name createdAt lastUsedAt}userErrors{code field message}}}",
};

/**
 * Ends the session of this request: its token is refused from then on.
 */
export const LogOutDocument: TypedDocument<LogOutMutation, LogOutMutationVariables> = {
  name: 'LogOut',
  api: 'shop',
  text: "mutation LogOut{logOut{sessions{id createdAt lastSeenAt device isCurrent}userErrors{code field message}}}",
};

/**
 * Ends another session, or this one. User errors: UNKNOWN_SESSION.
 */
export const EndSessionDocument: TypedDocument<EndSessionMutation, EndSessionMutationVariables> = {
  name: 'EndSession',
  api: 'shop',
  text: "mutation EndSession($id:ID!){endSession(id:$id){sessions{id createdAt lastSeenAt device isCurrent}userErrors{code field message}}}",
};

/**
 * Ends all sessions but the one of this request.
 */
export const EndOtherSessionsDocument: TypedDocument<EndOtherSessionsMutation, EndOtherSessionsMutationVariables> = {
  name: 'EndOtherSessions',
  api: 'shop',
  text: "mutation EndOtherSessions{endOtherSessions{sessions{id createdAt lastSeenAt device isCurrent}userErrors{code field message}}}",
};

/**
 * Adds a product to the customer's cart, or increases its quantity. User errors: UNKNOWN_PRODUCT, UNKNOWN_VARIANT, OUT_OF_STOCK, INSUFFICIENT_STOCK, INVALID, LIMIT_REACHED.
 */
export const AddToCartDocument: TypedDocument<AddToCartMutation, AddToCartMutationVariables> = {
  name: 'AddToCart',
  api: 'shop',
  text: "mutation AddToCart($productId:ID!$variantId:ID$quantity:Int!=1){addToCart(productId:$productId variantId:$variantId quantity:$quantity){cart{id lines{id product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}quantity price{amount currency}total{amount currency}addedAt updatedAt}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}warnings{code productId variantId message}}userErrors{code field message}}}",
};

/**
 * Sets the quantity of a product in the cart.
 */
export const SetCartQuantityDocument: TypedDocument<SetCartQuantityMutation, SetCartQuantityMutationVariables> = {
  name: 'SetCartQuantity',
  api: 'shop',
  text: "mutation SetCartQuantity($productId:ID!$variantId:ID$quantity:Int!){setCartQuantity(productId:$productId variantId:$variantId quantity:$quantity){cart{id lines{id product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}quantity price{amount currency}total{amount currency}addedAt updatedAt}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}warnings{code productId variantId message}}userErrors{code field message}}}",
};

/**
 * Removes a product from the cart.
 */
export const RemoveFromCartDocument: TypedDocument<RemoveFromCartMutation, RemoveFromCartMutationVariables> = {
  name: 'RemoveFromCart',
  api: 'shop',
  text: "mutation RemoveFromCart($productId:ID!$variantId:ID){removeFromCart(productId:$productId variantId:$variantId){cart{id lines{id product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}quantity price{amount currency}total{amount currency}addedAt updatedAt}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}warnings{code productId variantId message}}userErrors{code field message}}}",
};

/**
 * Changes the variant of a line, such as its size. A line of the other variant is joined.
 */
export const ChangeCartVariantDocument: TypedDocument<ChangeCartVariantMutation, ChangeCartVariantMutationVariables> = {
  name: 'ChangeCartVariant',
  api: 'shop',
  text: "mutation ChangeCartVariant($productId:ID!$variantId:ID!$toVariantId:ID!){changeCartVariant(productId:$productId variantId:$variantId toVariantId:$toVariantId){cart{id lines{id product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}quantity price{amount currency}total{amount currency}addedAt updatedAt}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}warnings{code productId variantId message}}userErrors{code field message}}}",
};

/**
 * Removes everything from the cart.
 */
export const ClearCartDocument: TypedDocument<ClearCartMutation, ClearCartMutationVariables> = {
  name: 'ClearCart',
  api: 'shop',
  text: "mutation ClearCart{clearCart{cart{id lines{id product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}quantity price{amount currency}total{amount currency}addedAt updatedAt}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}warnings{code productId variantId message}}userErrors{code field message}}}",
};

/**
 * Adds those lines of a guest's cart whose variants are not in the customer's cart, with at most the quantity in stock. Idempotent.
 */
export const MergeCartDocument: TypedDocument<MergeCartMutation, MergeCartMutationVariables> = {
  name: 'MergeCart',
  api: 'shop',
  text: "mutation MergeCart($lines:[CartLineInput!]!){mergeCart(lines:$lines){cart{id lines{id product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}quantity price{amount currency}total{amount currency}addedAt updatedAt}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}warnings{code productId variantId message}}userErrors{code field message}}}",
};

/**
 * Adds a product to the wishlist, even if it is out of stock.
 */
export const AddToWishlistDocument: TypedDocument<AddToWishlistMutation, AddToWishlistMutationVariables> = {
  name: 'AddToWishlist',
  api: 'shop',
  text: "mutation AddToWishlist($productId:ID!){addToWishlist(productId:$productId){wishlist{id title brand description image imageAlt imageSources{url width}price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock options{name values{value swatch}}variants{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}images{url alt width height}details{label value}occasions silhouette{shape length lengthFrom}sizeGuide{id title columns rows note}fit ratings{value count}updatedAt}userErrors{code field message}}}",
};

/**
 * Removes a product from the wishlist.
 */
export const RemoveFromWishlistDocument: TypedDocument<RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables> = {
  name: 'RemoveFromWishlist',
  api: 'shop',
  text: "mutation RemoveFromWishlist($productId:ID!){removeFromWishlist(productId:$productId){wishlist{id title brand description image imageAlt imageSources{url width}price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock options{name values{value swatch}}variants{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}images{url alt width height}details{label value}occasions silhouette{shape length lengthFrom}sizeGuide{id title columns rows note}fit ratings{value count}updatedAt}userErrors{code field message}}}",
};

/**
 * Saves a new delivery address.
 */
export const AddAddressDocument: TypedDocument<AddAddressMutation, AddAddressMutationVariables> = {
  name: 'AddAddress',
  api: 'shop',
  text: "mutation AddAddress($input:AddressInput!){addAddress(input:$input){addresses{id name street city region postalCode phone createdAt updatedAt}userErrors{code field message}}}",
};

/**
 * Replaces a saved address.
 */
export const UpdateAddressDocument: TypedDocument<UpdateAddressMutation, UpdateAddressMutationVariables> = {
  name: 'UpdateAddress',
  api: 'shop',
  text: "mutation UpdateAddress($id:ID!$input:AddressInput!){updateAddress(id:$id input:$input){addresses{id name street city region postalCode phone createdAt updatedAt}userErrors{code field message}}}",
};

/**
 * Deletes a saved address.
 */
export const RemoveAddressDocument: TypedDocument<RemoveAddressMutation, RemoveAddressMutationVariables> = {
  name: 'RemoveAddress',
  api: 'shop',
  text: "mutation RemoveAddress($id:ID!){removeAddress(id:$id){addresses{id name street city region postalCode phone createdAt updatedAt}userErrors{code field message}}}",
};

/**
 * Orders the customer's cart, paid on delivery. An open card payment is abandoned and its order cancelled; if it
 * has been paid meanwhile, the paid order is returned instead. PAYMENT_PENDING: the card may still be charged.
 */
export const PlaceOrderDocument: TypedDocument<PlaceOrderMutation, PlaceOrderMutationVariables> = {
  name: 'PlaceOrder',
  api: 'shop',
  text: "mutation PlaceOrder($addressId:ID!$phone:String$idempotencyKey:String!$expectedTotal:Centimes){placeOrder(addressId:$addressId phone:$phone idempotencyKey:$idempotencyKey expectedTotal:$expectedTotal){order{id number status language placedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}paymentMethod shippingInfo{name phone email street city region postalCode}history{status at}parcelNumber canCancel returnUntil canRequestReturn returnableLines{variantId quantity}returnedLines{variantId quantity}returnRequest{requestedAt reason receivedAt refusedAt refusal}refund{amount{amount currency}requestedAt doneAt}invoice{number issuedAt vat{amount currency}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}}creditNotes{number issuedAt amount{amount currency}vat{amount currency}}confirmedByCustomerAt trackingKey}cart{id lines{id product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}quantity price{amount currency}total{amount currency}addedAt updatedAt}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}warnings{code productId variantId message}}userErrors{code field message}}}",
};

/**
 * Finds an order without its tracking link. UNKNOWN_ORDER if the number or the phone is wrong; TOO_MANY_ATTEMPTS
 * after 10 tries in an hour from one address.
 */
export const FindOrderDocument: TypedDocument<FindOrderMutation, FindOrderMutationVariables> = {
  name: 'FindOrder',
  api: 'shop',
  text: "mutation FindOrder($number:String!$phone:String!){findOrder(number:$number phone:$phone){order{id number status language placedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}paymentMethod shippingInfo{name phone email street city region postalCode}history{status at}parcelNumber canCancel returnUntil canRequestReturn returnableLines{variantId quantity}returnedLines{variantId quantity}returnRequest{requestedAt reason receivedAt refusedAt refusal}refund{amount{amount currency}requestedAt doneAt}invoice{number issuedAt vat{amount currency}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}}creditNotes{number issuedAt amount{amount currency}vat{amount currency}}confirmedByCustomerAt trackingKey}cart{id lines{id product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}quantity price{amount currency}total{amount currency}addedAt updatedAt}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}warnings{code productId variantId message}}userErrors{code field message}}}",
};

/**
 * Places a guest's order, paid on delivery.
 */
export const PlaceGuestOrderDocument: TypedDocument<PlaceGuestOrderMutation, PlaceGuestOrderMutationVariables> = {
  name: 'PlaceGuestOrder',
  api: 'shop',
  text: "mutation PlaceGuestOrder($input:GuestOrderInput!$idempotencyKey:String!){placeGuestOrder(input:$input idempotencyKey:$idempotencyKey){order{id number status language placedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}paymentMethod shippingInfo{name phone email street city region postalCode}history{status at}parcelNumber canCancel returnUntil canRequestReturn returnableLines{variantId quantity}returnedLines{variantId quantity}returnRequest{requestedAt reason receivedAt refusedAt refusal}refund{amount{amount currency}requestedAt doneAt}invoice{number issuedAt vat{amount currency}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}}creditNotes{number issuedAt amount{amount currency}vat{amount currency}}confirmedByCustomerAt trackingKey}cart{id lines{id product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}quantity price{amount currency}total{amount currency}addedAt updatedAt}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}warnings{code productId variantId message}}userErrors{code field message}}}",
};

/**
 * Creates an order from the customer's cart that awaits its card payment. A customer has at most one open
 * payment: the same cart and address return it again, others cancel its order. If it has been paid meanwhile,
 * the paid order is returned instead.
 */
export const StartCardPaymentDocument: TypedDocument<StartCardPaymentMutation, StartCardPaymentMutationVariables> = {
  name: 'StartCardPayment',
  api: 'shop',
  text: "mutation StartCardPayment($addressId:ID!$idempotencyKey:String!$expectedTotal:Centimes){startCardPayment(addressId:$addressId idempotencyKey:$idempotencyKey expectedTotal:$expectedTotal){payment{id provider key providerOrderId amount{amount currency}}cart{id lines{id product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}quantity price{amount currency}total{amount currency}addedAt updatedAt}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}warnings{code productId variantId message}}order{id number status language placedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}paymentMethod shippingInfo{name phone email street city region postalCode}history{status at}parcelNumber canCancel returnUntil canRequestReturn returnableLines{variantId quantity}returnedLines{variantId quantity}returnRequest{requestedAt reason receivedAt refusedAt refusal}refund{amount{amount currency}requestedAt doneAt}invoice{number issuedAt vat{amount currency}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}}creditNotes{number issuedAt amount{amount currency}vat{amount currency}}confirmedByCustomerAt trackingKey}userErrors{code field message}}}",
};

/**
 * Confirms a card payment with the result of the provider's dialog, which the server verifies.
 * PAYMENT_PENDING: the outcome is unknown, try again later. NOT_ALLOWED_NOW: the order was cancelled, the
 * payment is refunded.
 */
export const ConfirmCardPaymentDocument: TypedDocument<ConfirmCardPaymentMutation, ConfirmCardPaymentMutationVariables> = {
  name: 'ConfirmCardPayment',
  api: 'shop',
  text: "mutation ConfirmCardPayment($input:CardPaymentConfirmation!){confirmCardPayment(input:$input){order{id number status language placedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}paymentMethod shippingInfo{name phone email street city region postalCode}history{status at}parcelNumber canCancel returnUntil canRequestReturn returnableLines{variantId quantity}returnedLines{variantId quantity}returnRequest{requestedAt reason receivedAt refusedAt refusal}refund{amount{amount currency}requestedAt doneAt}invoice{number issuedAt vat{amount currency}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}}creditNotes{number issuedAt amount{amount currency}vat{amount currency}}confirmedByCustomerAt trackingKey}cart{id lines{id product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}quantity price{amount currency}total{amount currency}addedAt updatedAt}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}warnings{code productId variantId message}}userErrors{code field message}}}",
};

/**
 * Queries the provider about a card payment, for a dialog that was closed without a result.
 * Until the outcome is known the order stays PAYMENT_PENDING, with the user error PAYMENT_PENDING while the card may still be charged.
 */
export const CheckCardPaymentDocument: TypedDocument<CheckCardPaymentMutation, CheckCardPaymentMutationVariables> = {
  name: 'CheckCardPayment',
  api: 'shop',
  text: "mutation CheckCardPayment($paymentId:ID!){checkCardPayment(paymentId:$paymentId){order{id number status language placedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}paymentMethod shippingInfo{name phone email street city region postalCode}history{status at}parcelNumber canCancel returnUntil canRequestReturn returnableLines{variantId quantity}returnedLines{variantId quantity}returnRequest{requestedAt reason receivedAt refusedAt refusal}refund{amount{amount currency}requestedAt doneAt}invoice{number issuedAt vat{amount currency}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}}creditNotes{number issuedAt amount{amount currency}vat{amount currency}}confirmedByCustomerAt trackingKey}cart{id lines{id product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}quantity price{amount currency}total{amount currency}addedAt updatedAt}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}warnings{code productId variantId message}}userErrors{code field message}}}",
};

/**
 * Cancels an order that is PENDING, PAID or CONFIRMED. A card payment is refunded.
 */
export const CancelOrderDocument: TypedDocument<CancelOrderMutation, CancelOrderMutationVariables> = {
  name: 'CancelOrder',
  api: 'shop',
  text: "mutation CancelOrder($orderId:ID!$trackingKey:String){cancelOrder(orderId:$orderId trackingKey:$trackingKey){order{id number status language placedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}paymentMethod shippingInfo{name phone email street city region postalCode}history{status at}parcelNumber canCancel returnUntil canRequestReturn returnableLines{variantId quantity}returnedLines{variantId quantity}returnRequest{requestedAt reason receivedAt refusedAt refusal}refund{amount{amount currency}requestedAt doneAt}invoice{number issuedAt vat{amount currency}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}}creditNotes{number issuedAt amount{amount currency}vat{amount currency}}confirmedByCustomerAt trackingKey}cart{id lines{id product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}quantity price{amount currency}total{amount currency}addedAt updatedAt}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}warnings{code productId variantId message}}userErrors{code field message}}}",
};

/**
 * Requests a return within 7 days of the delivery (law 31-08).
 */
export const RequestReturnDocument: TypedDocument<RequestReturnMutation, RequestReturnMutationVariables> = {
  name: 'RequestReturn',
  api: 'shop',
  text: "mutation RequestReturn($orderId:ID!$reason:String!$lines:[ReturnLineInput!]$trackingKey:String){requestReturn(orderId:$orderId reason:$reason lines:$lines trackingKey:$trackingKey){order{id number status language placedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}paymentMethod shippingInfo{name phone email street city region postalCode}history{status at}parcelNumber canCancel returnUntil canRequestReturn returnableLines{variantId quantity}returnedLines{variantId quantity}returnRequest{requestedAt reason receivedAt refusedAt refusal}refund{amount{amount currency}requestedAt doneAt}invoice{number issuedAt vat{amount currency}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}}creditNotes{number issuedAt amount{amount currency}vat{amount currency}}confirmedByCustomerAt trackingKey}cart{id lines{id product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}quantity price{amount currency}total{amount currency}addedAt updatedAt}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}warnings{code productId variantId message}}userErrors{code field message}}}",
};

/**
 * The shopper's « Je confirme ma commande »: spares a call of the shop. Leaves the status; repeated, it changes nothing.
 */
export const ConfirmOrderDocument: TypedDocument<ConfirmOrderMutation, ConfirmOrderMutationVariables> = {
  name: 'ConfirmOrder',
  api: 'shop',
  text: "mutation ConfirmOrder($id:ID!$key:String!){confirmOrder(id:$id key:$key){order{id number status language placedAt lines{productId variantId variantTitle title brand image price{amount currency}quantity total{amount currency}}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}paymentMethod shippingInfo{name phone email street city region postalCode}history{status at}parcelNumber canCancel returnUntil canRequestReturn returnableLines{variantId quantity}returnedLines{variantId quantity}returnRequest{requestedAt reason receivedAt refusedAt refusal}refund{amount{amount currency}requestedAt doneAt}invoice{number issuedAt vat{amount currency}total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}}creditNotes{number issuedAt amount{amount currency}vat{amount currency}}confirmedByCustomerAt trackingKey}cart{id lines{id product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}quantity price{amount currency}total{amount currency}addedAt updatedAt}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}warnings{code productId variantId message}}userErrors{code field message}}}",
};

/**
 * Adds the products of an earlier order to the cart, except those that are unavailable or already in it.
 */
export const ReorderDocument: TypedDocument<ReorderMutation, ReorderMutationVariables> = {
  name: 'Reorder',
  api: 'shop',
  text: "mutation Reorder($orderId:ID!){reorder(orderId:$orderId){cart{id lines{id product{id title brand description image imageAlt price{amount currency}originalPrice{amount currency}discountPercent category{id name filterName description image imageAlt}outOfStock occasions fit ratings{value count}updatedAt}variant{id sku title selectedOptions{name value}size color swatch price{amount currency}originalPrice{amount currency}discountPercent availableForSale quantityAvailable frame{lensWidth bridgeWidth templeLength lensHeight frameWidth outline}}quantity price{amount currency}total{amount currency}addedAt updatedAt}quantity total{amount currency}originalTotal{amount currency}discount{amount currency}shipping{amount currency}payable{amount currency}missingForFreeDelivery{amount currency}warnings{code productId variantId message}}userErrors{code field message}}}",
};

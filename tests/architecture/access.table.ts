import { pages } from '#shared/pages.ts';

/**
 * Who may use what. A name that is missing here, or one that leads nowhere, fails the test beside
 * it: who adds a field or a route says here whom it is for.
 */

/** Anybody, and what they get says nothing of a customer. */
export const everyonesFields: Readonly<Record<string, string>> = {
  Query:
    'products product productsById featuredProducts home shopAt campaign campaigns categories category brands sizeGuides recommendSize cities cityNamed quote deliveryOptions ' +
    // With the token of a mailed link.
    'cardCheckout shop stockAlert ' +
    // Times alone: who has taken one is not said.
    'appointmentSlots appointmentDays',
  Mutation:
    'signUp logIn logInAsDemo startPasskeyLogIn logInWithPasskey placeGuestOrder requestStockAlert ' +
    // With the token of a mailed link; a device made known is no right.
    'requestPasswordReset resetPassword confirmEmail confirmDevice confirmStockAlert cancelStockAlert ' +
    'bookAppointment',
};

/** The customer whom the token names, for what is theirs; with what the test tries on another's. */
export const customersFields: Readonly<Record<string, string>> = {
  'Query.me': '',
  'Mutation.deleteAccount': '(password: "un mot de passe")',
  'Mutation.changePassword': '(currentPassword: "un mot de passe", password: "un autre secret")',
  'Mutation.updateCustomer': '(input: { firstName: "Salma", lastName: "Idrissi" })',
  'Mutation.requestEmailChange': '(email: "nouvelle@exemple.ma", password: "un mot de passe")',
  'Mutation.requestEmailVerification': '',
  'Mutation.addToCart': '(productId: "caftan-celeste")',
  'Mutation.setCartQuantity': '(productId: "$productId", quantity: 9)',
  'Mutation.changeCartVariant':
    '(productId: "$productId", variantId: "$productId", toVariantId: "$productId")',
  'Mutation.removeFromCart': '(productId: "$productId")',
  'Mutation.clearCart': '',
  'Mutation.applyDiscountCode': '(code: "ETE")',
  'Mutation.removeDiscountCode': '',
  'Mutation.mergeCart': '(lines: [{ productId: "caftan-celeste", quantity: 1 }])',
  'Mutation.addToWishlist': '(productId: "caftan-celeste")',
  'Mutation.removeFromWishlist': '(productId: "$productId")',
  'Mutation.addAddress': '(input: $address)',
  'Mutation.updateAddress': '(id: "$addressId", input: $address)',
  'Mutation.removeAddress': '(id: "$addressId")',
  'Mutation.startCardPayment': '(addressId: "$addressId", idempotencyKey: "a-key-of-another")',
  'Mutation.confirmCardPayment':
    '(input: { paymentId: "$paymentId", providerPaymentId: "pay_1", signature: "x" })',
  'Mutation.checkCardPayment': '(paymentId: "$paymentId")',
  'Mutation.startPasskeyRegistration': '(password: "un mot de passe")',
  'Mutation.addPasskey': '(response: "{}", name: "Clé")',
  'Mutation.removePasskey': '(id: "$passkeyId")',
  'Mutation.logOut': '',
  'Mutation.endSession': '(id: "$sessionId")',
  'Mutation.endOtherSessions': '',
  'Mutation.placeOrder':
    '(addressId: "$addressId", phone: "0612345678", idempotencyKey: "a-key-of-another")',
  'Mutation.reorder': '(orderId: "$orderId")',
};

/** The customer whose order it is, or the holder of the key of its link, or of an appointment's. */
export const keyHoldersFields: Readonly<Record<string, string>> = {
  'Query.trackedOrder': '(id: "$orderId", key: "$key")',
  // The phone is the key.
  'Mutation.findOrder': '(number: "$orderNumber", phone: "0612345679")',
  'Mutation.cancelOrder': '(orderId: "$orderId", trackingKey: "$key")',
  'Mutation.confirmOrder': '(id: "$orderId", key: "$key")',
  'Mutation.requestExchange':
    '(orderId: "$orderId", key: "$key", lines: [], method: IN_SHOP, idempotencyKey: "echange-1")',
  'Mutation.cancelExchange': '(orderId: "$orderId", key: "$key", exchangeId: "$orderId/E1")',
  'Mutation.cancelReturnRequest': '(orderId: "$orderId", key: "$key", requestId: "$orderId/1")',
  'Query.appointment': '(id: "$appointmentId", key: "$key")',
  'Mutation.cancelAppointment': '(id: "$appointmentId", key: "$key")',
  'Mutation.requestReturn': '(orderId: "$orderId", reason: "taille", trackingKey: "$key")',
};

/** Reached through the fields above alone, and for the same people. */
export const personalTypes: Readonly<Record<string, string>> = {
  Customer:
    'id firstName lastName email emailVerified createdAt sessions passkeys cart wishlist addresses orders openOrders dataExport order',
  Session: 'token customer',
  SessionPayload: 'session userErrors',
  CustomerPayload: 'customer userErrors',
  CustomerSession: 'id createdAt lastSeenAt device isCurrent',
  SessionsPayload: 'sessions userErrors',
  Passkey: 'id name createdAt lastUsedAt',
  PasskeyOptionsPayload: 'options userErrors',
  PasskeysPayload: 'passkeys userErrors',
  Cart: 'id lines quantity total originalTotal discount discountCode shipping payable missingForFreeDelivery warnings',
  CartLine: 'id product variant alterations quantity price total addedAt updatedAt',
  CartDiscountCode: 'code isApplied problem reason saving isFreeDelivery',
  CartWarning: 'code productId variantId lineId message',
  CartPayload: 'cart userErrors',
  WishlistPayload: 'wishlist userErrors',
  Address: 'id name street city region postalCode cityId phone createdAt updatedAt',
  AddressPayload: 'addresses userErrors',
  Order:
    'id number status language placedAt lines quantity total originalTotal discount discountCode shipping payable vatPercent paymentMethod ' +
    'shippingInfo history delivery parcelNumber shipments canCancel returnUntil canRequestReturn returnableLines returnedLines returnRequest returnRequests exchangeableLines exchanges refund invoice creditNotes ' +
    'confirmedByCustomerAt trackingKey',
  Invoice:
    'number issuedAt vat lines total originalTotal discount discountCode shipping payable shippingInfo',
  CreditNote: 'number issuedAt amount vat',
  ReturnLine: 'variantId lineId quantity isDefective cause',
  ExchangeableLine: 'variantId lineId quantity choices',
  ExchangeChoice: 'variant availableForSale difference',
  Exchange:
    'id number requestedAt status method reason lines difference heldUntil parcelNumber shipments refusal canCancel documents history',
  ExchangeMove: 'status at',
  ExchangeLine:
    'variantId toVariantId title variantTitle toVariantTitle image quantity alterations isDefective receivedQuantity brand paid difference cause',
  ExchangeDocument: 'kind number issuedAt amount vat',
  OrderMove: 'status at',
  OrderDiscountCode: 'code saving isFreeDelivery',
  OrderDelivery: 'title kind fee earliest latest pickupPoint',
  DeliveryOption:
    'id kind title fee payable missingForFree earliest latest allowsTrying pickupPoint unavailable',
  Shipment: 'id carrier trackingNumber trackingUrl status events',
  ShipmentEvent: 'at status text',
  ReturnRequest: 'id requestedAt reason lines receivedAt refusedAt refusal cancelledAt refund',
  ReturnRefund: 'amount method',
  Refund: 'amount requestedAt doneAt',
  OrderLine:
    'id productId variantId variantTitle title brand image alterations price quantity total',
  LineAlteration: 'id title measureName price value days',
  ShippingInfo: 'name phone email street city region postalCode cityId',
  OrderConnection: 'edges nodes pageInfo totalCount',
  OrderEdge: 'cursor node',
  OrderPayload: 'order cart isRepeated userErrors',
  Appointment:
    'id key kind status startsAt endsAt localTime name phone email note cancelReason calendar canCancel',
  AppointmentPayload: 'appointment userErrors',
  CardPayment: 'id provider key providerOrderId amount',
  CardPaymentPayload: 'payment cart order userErrors',
};

export const publicTypes: readonly string[] = (
  'Money UserError ConfirmDevicePayload RequestPayload StockAlert StockAlertPayload AppointmentSlot Product ' +
  'ProductOption ProductOptionValue ProductVariant ListedVariant SelectedOption FrameMeasures ProductImage ' +
  'ImageSource ProductDetail Alteration AlterationMeasure SizeGuide SizeGuideEntry BodyMeasureRange SizeRecommendation Ratings Category Brand ProductConnection ProductEdge PageInfo ' +
  'ProductFacets FacetCount OptionFacet OptionValueCount OccasionCount FrameWidthCount ColorFamilyCount AudienceCount UnderstoodPart AnsweringPage PriceRange CardCheckout Shop ' +
  'Home HomePart HomeImage Campaign ReducingCampaign ShopAt City PickupPoint Merchant ShopLanguage ShopLogo ShopColours ShopText ProductLanguages Silhouette Wearer WearerPicture'
).split(' ');

export type RouteAccess =
  | 'EVERYONE'
  | 'CUSTOMER'
  | 'KEY'
  /** A caller who can sign as the payment provider. */
  | 'PROVIDER'
  /** A carrier that the shop knows, and that can sign. */
  | 'CARRIER'
  /** The caller who started the payment; there with the built-in test provider only. */
  | 'PAYER'
  /** A caller with the key that is printed at start, on this machine. */
  | 'DEVELOPER'
  /** Each field for those whom server/admin/admin.access.ts names. */
  | 'STAFF'
  /** API tokens with the scope of the export. */
  | 'PROGRAM'
  | 'WATCHER';

const routesAccess: Readonly<Record<string, RouteAccess>> = {
  'GET /healthz': 'EVERYONE',
  'GET /readyz': 'EVERYONE',
  'GET /metrics': 'WATCHER',
  'GET,POST /graphql': 'EVERYONE',
  'GET /schema.graphql': 'EVERYONE',
  'GET /openapi.json': 'EVERYONE',
  'GET /openapi': 'EVERYONE',
  'GET /feeds/google.xml': 'EVERYONE',
  'GET /export/products.ndjson': 'PROGRAM',
  'GET /export/orders.ndjson': 'PROGRAM',
  'GET /export/sales.csv': 'PROGRAM',
  'GET /export/invoices.csv': 'PROGRAM',
  'POST /graphql/admin': 'STAFF',
  // The sandbox's page, and that of the back office: all that is in them comes by the POST.
  'GET /graphql/admin': 'EVERYONE',
  'GET /admin': 'EVERYONE',
  'GET /admin/*': 'EVERYONE',
  'GET /dev/outbox': 'DEVELOPER',
  'GET /dev/outbox/:id': 'DEVELOPER',
  'POST /payment/webhook': 'PROVIDER',
  'POST /webhooks/carriers/:carrierId': 'CARRIER',
  'POST /payment/test/:orderId': 'PAYER',
  'POST /payment/test/:orderId/fail': 'PAYER',
  'POST /payment/test/:orderId/delay': 'PAYER',
  'GET /pictures/:name': 'EVERYONE',
  'GET /api/products': 'EVERYONE',
  'GET /api/products/:id': 'EVERYONE',
  'GET /api/categories': 'EVERYONE',
  'GET /api/categories/:id': 'EVERYONE',
  'POST /api/auth/login': 'EVERYONE',
  'POST /api/auth/signup': 'EVERYONE',
  'GET,POST /api/user/cart': 'CUSTOMER',
  'POST,DELETE /api/user/cart/:id': 'CUSTOMER',
  'GET,POST /api/user/wishlist': 'CUSTOMER',
  'DELETE /api/user/wishlist/:id': 'CUSTOMER',
  'GET,POST /api/user/address': 'CUSTOMER',
  'POST,DELETE /api/user/address/:id': 'CUSTOMER',
  'GET /assets/*': 'EVERYONE',
  'GET /images/*': 'EVERYONE',
  'GET /.well-known/security.txt': 'EVERYONE',
  'GET /.well-known/change-password': 'EVERYONE',
  'GET /robots.txt': 'EVERYONE',
  'GET /favicon.ico': 'EVERYONE',
  'GET /sdk.tgz': 'EVERYONE',
  'GET /sitemap.xml': 'EVERYONE',
  'GET /rendez-vous/:appointmentId/:appointmentKey/agenda.ics': 'KEY',
  // As browsers without script send the forms of these pages.
  'POST /conseil': 'EVERYONE',
  'POST /rendez-vous/:appointmentId/:appointmentKey': 'KEY',
  'POST /track/:orderId/:trackingKey': 'KEY',
  // A page's HTML is the same for everybody: what is personal in it comes through the API.
  ...Object.fromEntries(
    Object.values(pages).map(({ path, access }) => [
      `GET ${path}`,
      access === 'KEY' ? 'KEY' : 'EVERYONE',
    ]),
  ),
};

/** One method each, such as `GET /api/products`. */
export const routes: ReadonlyArray<readonly [route: string, access: RouteAccess]> = Object.entries(
  routesAccess,
).flatMap(([route, access]) => {
  const [methods = '', path = ''] = route.split(' ');
  return methods.split(',').map((method) => [`${method} ${path}`, access] as const);
});

/** A customer's records that another one may try to reach, by the name that the table has for them. */
export type Belongings = Readonly<
  Record<
    | 'productId'
    | 'addressId'
    | 'orderId'
    | 'orderNumber'
    | 'paymentId'
    | 'sessionId'
    | 'passkeyId'
    | 'appointmentId',
    string
  >
>;

/** The arguments of a field of the table for what belongs to a customer. */
export const argsFor = (args: string, belongings: Readonly<Record<string, string>>): string =>
  args
    .replace('$address)', `${ADDRESS})`)
    .replace(/\$(\w+)/g, (_, name: string) => belongings[name] ?? '');

const ADDRESS =
  '{ id: "$addressId" name: "X" street: "X" city: "X" region: "X" postalCode: "10000" }';

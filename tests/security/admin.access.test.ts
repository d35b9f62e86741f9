import { describe, expect, test } from 'vitest';
import { API_SCOPES } from '../../server/api-token/api-token.rules.ts';
import {
  apiSecret,
  openAdmin,
  openStaff,
  requestAdmin,
  type AdminRequest,
} from '../support/shop/admin.ts';
import { schemas } from '../support/schemas.ts';
import { sharedShop } from '../support/shop/shared-shop.ts';
import type { GraphqlAnswer } from '../support/shop/shop.ts';
import { callsOf } from './calls.ts';

type Who = 'EVERYONE' | 'STAFF' | 'OWNER';
type Access = readonly [who: Who, scope?: string];

/** The root fields by who may use them, and by the scope that opens them to an API token. */
const FIELDS: Readonly<Record<string, string>> = {
  EVERYONE: 'me setup setUpAccount logIn requestPasswordReset startPasskeyLogIn logInWithPasskey',
  STAFF:
    'dashboard failedMails firstSteps logOut endSession endOtherSessions changePassword retryMail ' +
    'startPasskeyRegistration addPasskey removePasskey requirePasskey whatsAppText',
  'STAFF orders:read':
    'orders order ordersById ordersToCall callQueue exchanges sewingJobs invoices invoicesCsv merchant sales ' +
    'deliveryZones closedDays pickupPoints carriers carrierCities previewShipments deliveryTasks ' +
    'shipmentLabels courierSheet outstanding outstandingParcels outstandingCsv statements statement ' +
    'statementCsv appointments openingHours',
  'STAFF orders:write':
    'moveOrders undoMoves receiveParcels addOrderNote addOrderContact undoOrderContact holdRecipient releaseRecipient updateOrder receiveReturn refuseReturn ' +
    'createOrder quoteOrder markReady markPickedUp saveDeliveryZone removeDeliveryZone setClosedDays ' +
    'savePickupPoint removePickupPoint mapCity shipOrders setTrackingNumber refreshShipments ' +
    'cancelShipment advanceTestShipment closeDeliveryTask previewStatement settleStatement settleParcels cancelAppointment markAppointment ' +
    'createExchange approveExchange refuseExchange ' +
    'receiveExchange shipExchange completeExchange failExchange moveSewingJob',
  'STAFF catalog:read':
    'products product variantsNamed categories optionWords sizeGuides stockLevels stockAlerts home ' +
    'campaigns campaign campaignPrices shopPreviews discountCodes discountCode redirects',
  'STAFF catalog:write':
    'saveProduct duplicateProduct saveCategory setCategoryImage deleteCategory saveSizeGuide deleteSizeGuide saveOptionWords archiveProduct unarchiveProduct addProductImage setPrices importProducts ' +
    'moveProduct saveHome setHomeImage publishHome undoHome saveCampaign setCampaignImage endCampaign saveDiscountCode ' +
    'saveRedirects removeRedirect',
  'STAFF stock:write': 'setStock setStocks',
  'STAFF customers:read': 'customers customer',
  OWNER:
    'auditLog staff addStaff removeStaff apiTokens createApiToken revokeApiToken anonymizeCustomer importCustomers ' +
    'settings updateSettings setFirstStepAside identity saveIdentity setLogo saveCarrier testCarrier saveOpeningHours',
  'OWNER webhooks:write':
    'webhooks webhook createWebhook updateWebhook deleteWebhook rotateWebhookSecret sendTestWebhook redeliver',
};
const ACCESS: Readonly<Record<string, Access>> = Object.fromEntries(
  Object.entries(FIELDS).flatMap(([access, names]) =>
    names.split(' ').map((name) => [name, access.split(' ') as unknown as Access]),
  ),
);

const calls = (['Query', 'Mutation'] as const).flatMap((root) => callsOf(schemas.admin, root));
const uploads = new Set(calls.flatMap((call) => (call.isUpload ? [call.document] : [])));
const FILE = { path: 'variables.file', name: 'x', type: 'text/plain', bytes: new Uint8Array() };
const request = (document: string, from: AdminRequest) =>
  uploads.has(document)
    ? requestAdmin(shop, document, { file: null }, { ...from, files: [FILE] })
    : requestAdmin(shop, document, {}, from);
const callsFor = (...levels: readonly Who[]) =>
  calls
    .filter(({ name }) => levels.includes(ACCESS[name]?.[0] ?? 'EVERYONE'))
    .map(({ name, document }) => [name, document] as const);

const shop = await sharedShop();
const owner = await openAdmin(shop);
const staff = await openStaff(shop, 'karim@exemple.ma', 'STAFF');
const { token: shopper } = await shop.customer();

async function secretsWith(scopesOf: (scope: string) => readonly string[]) {
  const made: Array<[string, string]> = [];
  for (const scope of API_SCOPES) made.push([scope, await apiSecret(shop, scopesOf(scope))]);
  return new Map(made);
}
/** Tokens by scope: one that has it alone, and one that has all others. */
const alone = await secretsWith((scope) => [scope]);
const withoutIt = await secretsWith((scope) => API_SCOPES.filter((other) => other !== scope));

/** The status, and the errors' codes: what the fields themselves say is no matter here. */
const refusal = ({ status, errors }: GraphqlAnswer<unknown>) => ({
  status,
  codes: errors.map(({ extensions }) => extensions.code),
});
const UNAUTHENTICATED = { status: 401, codes: ['UNAUTHENTICATED'] };
const FORBIDDEN = { status: 403, codes: ['FORBIDDEN'] };

test('the table names every root field of the admin schema', () => {
  expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(ACCESS).toSorted());
});

test.each(callsFor('STAFF', 'OWNER'))(
  '%s is refused to guests and shoppers',
  async (_, document) => {
    for (const authorization of ['', shopper, `Bearer ${shopper}`]) {
      const answer = await request(document, { headers: { authorization } });
      expect(refusal(answer)).toEqual(UNAUTHENTICATED);
    }
  },
);

test.each(callsFor('OWNER'))('%s is refused to staff who are no owners', async (_, document) => {
  expect(refusal(await request(document, { cookie: staff.cookie }))).toEqual(FORBIDDEN);
});

const others = ({ codes }: ReturnType<typeof refusal>) =>
  codes.filter((code) => code !== 'UNAUTHENTICATED' && code !== 'FORBIDDEN');

const withSecret = (secret: string | undefined, document: string) =>
  request(document, { headers: { authorization: `Bearer ${secret}` } });

describe('API tokens', () => {
  const scoped = calls.flatMap(({ name, document }) => {
    const scope = ACCESS[name]?.[1];
    return scope === undefined ? [] : [[name, scope, document] as const];
  });
  const unscoped = calls
    .filter(({ name }) => ACCESS[name]?.[1] === undefined)
    .map(({ name, document }) => [name, document] as const);

  test.each(scoped)(
    '%s is open with %s, and refused without it, which the error names',
    async (_, scope, document) => {
      const { codes, ...answer } = refusal(await withSecret(alone.get(scope), document));
      expect(codes).toEqual(others({ codes, ...answer }));
      const refused = await withSecret(withoutIt.get(scope), document);
      expect(refusal(refused)).toEqual(FORBIDDEN);
      expect(refused.errors[0]?.message).toContain(scope);
    },
  );

  test.each(unscoped)('%s is refused to all', async (_, document) => {
    const every = await apiSecret(shop, API_SCOPES);
    const answer = await withSecret(every, document);
    expect(refusal(answer)).toEqual(FORBIDDEN);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

// Their own log-out would end the test.
const lasting = (...levels: readonly Who[]) =>
  callsFor(...levels).filter(([name]) => name !== 'logOut');

test.each([
  ...callsFor('EVERYONE').map((call) => [...call, null] as const),
  ...lasting('EVERYONE', 'STAFF').map((call) => [...call, staff.cookie] as const),
  ...lasting('EVERYONE', 'STAFF', 'OWNER').map((call) => [...call, owner.cookie] as const),
])('%s is not refused to whom it is for', async (_, document, cookie) => {
  const { codes, ...answer } = refusal(await request(document, { cookie }));
  expect(codes).toEqual(others({ codes, ...answer }));
});

test('a refused field does not run beside one that is allowed', async () => {
  const { data, errors, status } = await staff.request<{ addStaff: unknown }>(
    `mutation { addStaff(email: "a@exemple.ma", role: OWNER) { setupUrl } }`,
  );
  expect({ status, data }).toEqual({ status: 403, data: null });
  expect(errors).toHaveLength(1);
  const emails = (await shop.store.read.staff.all()).map(({ email }) => email);
  expect(emails.toSorted()).toEqual([staff.email, owner.email].toSorted());
});

import { describe, expect, test } from 'vitest';
import { BadConfig, readConfig, readPlaces } from '../../../server/config.ts';

const SECRET = 's'.repeat(32);
const DATABASE = 'postgresql://u:p%40ss@db.belle-vue.ma:5432/shop?sslmode=verify-full';
const SMTP = 'smtps://u:p%40ss@mail.belle-vue.ma:465?tls.rejectUnauthorized=false';
const SENDER = { name: '', address: 'commandes@belle-vue.example' };
const ORIGINS = ['https://vitrine.example', 'http://localhost:3000'];
const PROXIES = ['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.1'];
const KEYS = {
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'the key secret',
  RAZORPAY_WEBHOOK_SECRET: 'the webhook secret',
};

/** Variable, option, its default; a text, what it is read as. */
const OPTIONS = [
  ['HOST', 'host', '127.0.0.1', '0.0.0.0', '0.0.0.0'],
  ['PORT', 'port', 4000, '0', 0],
  ['DATA_DIR', 'dataDir', './data', '/tmp/x', '/tmp/x'],
  ['DATABASE_URL', 'databaseUrl', null, DATABASE, DATABASE],
  ['JWT_SECRET', 'jwtSecret', null, SECRET, SECRET],
  ['TOKEN_TTL', 'tokenTtlSeconds', 604_800, '90m', 5_400],
  ['API_DELAY_MS', 'apiDelayMs', 0, '400', 400],
  ['PUBLIC_URL', 'publicUrl', null, 'https://belle-vue.example/', 'https://belle-vue.example'],
  ['HSTS_SUBDOMAINS', 'isHstsForSubdomains', false, 'on', true],
  ['ALLOWED_ORIGINS', 'allowedOrigins', [], ORIGINS.join(', '), ORIGINS],
  ['TRUSTED_DOCUMENTS', 'isOnlyTrusted', false, 'only', true],
  ['SERVICE_WORKER', 'isServiceWorkerOn', true, 'off', false],
  ['SMTP_URL', 'smtpUrl', null, SMTP, SMTP],
  ['MAIL_FROM', 'mailFrom', SENDER, 'Vue <a@b.ma>', { name: 'Vue', address: 'a@b.ma' }],
  ['RATE_LIMITS', 'areRateLimitsOn', true, 'off', false],
  ['SANDBOX', 'isSandboxOn', true, 'on', true],
  ['TRUST_PROXY', 'trustedProxies', [], 'loopback, 10.0.0.0/8,2001:db8::/32, 192.0.2.1', PROXIES],
  ['LOG_LEVEL', 'logLevel', 'warn', 'info', 'info'],
  ['METRICS_TOKEN', 'metricsToken', null, 'a-token.of_16~+/==', 'a-token.of_16~+/=='],
  [
    'SENDIT_URL',
    'senditUrl',
    null,
    'https://sendit.example/api/v1/',
    'https://sendit.example/api/v1',
  ],
  ['OZON_URL', 'ozonUrl', null, 'http://127.0.0.1:9', 'http://127.0.0.1:9'],
  ['CARD_PAYMENTS', 'cardPayments', 'TEST', 'off', 'OFF'],
  ['SEED', 'isSeeded', true, 'empty', false],
  ['DEMO_CUSTOMER', 'isDemoCustomerOn', true, 'off', false],
] as const;

const MERCHANT = [
  ['SHOP_LEGAL_NAME', 'legalName', 'Belle Vue SARL'],
  ['SHOP_LEGAL_ADDRESS', 'address', '12, avenue Fal Ould Oumeir, Rabat'],
  ['SHOP_ICE', 'ice', '001525713000084'],
  ['SHOP_RC', 'rc', 'Rabat 12345'],
  ['SHOP_IF', 'taxId', '40123456'],
  ['SHOP_CNDP', 'cndp', 'D-W-123/2026'],
  ['SHOP_PHONE', 'phone', '05 37 00 00 00'],
  ['SHOP_EMAIL', 'email', 'contact@belle-vue.example'],
] as const;

const REFUSED = [
  ['PORT', ['abc', '65536', '-1', '4000.5']],
  ['DATABASE_URL', ['localhost:5432', 'postgres://', `mysql://u:${SECRET}@localhost/shop`]],
  ['JWT_SECRET', [SECRET.slice(1), ' '.repeat(64)]],
  ['TOKEN_TTL', ['7', '0d', 'forever']],
  ['API_DELAY_MS', ['-1', '400ms']],
  ['PUBLIC_URL', ['belle-vue.example', 'javascript:alert(1)']],
  ['SEED', ['full']],
  ['DEMO_CUSTOMER', ['yes']],
  [
    'SENDIT_URL',
    ['http://sendit.example', 'ftp://x.ma', 'https://u:p@x.ma', 'https://x.ma/?a=1', 'x'],
  ],
  ['OZON_URL', ['http://192.168.1.4', 'https://x.ma/#a']],
  ['CARD_PAYMENTS', ['cash']],
  ['SHOP_LEGAL_NAME', ['a\nb']],
  ['SHOP_ICE', ['1'.repeat(201)]],
  ['SHOP_EMAIL', ['nobody']],
  ['SMTP_URL', ['localhost', 'localhost:25', 'smtp:localhost', 'smtp://', 'smtp:///mail']],
  ['SMTP_URL', ['smtp://localhost:99999', `http://u:${SECRET}@localhost`]],
  ['MAIL_FROM', ['Belle Vue', 'a@b.ma, c@d.ma', 'Belle Vue\r\nBcc: x@y.ma <a@b.ma>']],
  ['ALLOWED_ORIGINS', ['*', 'null', 'https://vitrine.example/', 'https://vitrine.example,']],
  ['ALLOWED_ORIGINS', ['http://vitrine.example']],
  ['TRUSTED_DOCUMENTS', ['on']],
  ['TRUST_PROXY', ['true', 'loopback,', 'proxy.example']],
  ['TRUST_PROXY', ['10.0.0.0/33', '0.0.0.0/0', '10.0.0.0/8/8']],
  ['LOG_LEVEL', ['verbose']],
  ['METRICS_TOKEN', ['x'.repeat(15), `${SECRET} y`]],
  ['RATE_LIMITS', ['yes']],
  ['SANDBOX', ['true']],
  ['HSTS_SUBDOMAINS', ['yes']],
] as const;

describe('the configuration', () => {
  test('has the defaults of the contract', () => {
    expect(readConfig({})).toMatchObject({
      ...Object.fromEntries(OPTIONS.map(([, option, initial]) => [option, initial])),
      merchant: Object.fromEntries(MERCHANT.map(([, key]) => [key, null])),
      devUrl: null,
      razorpay: null,
      isPublic: false,
      isLoopbackAllowed: true,
    });
  });

  test('reads every variable', () => {
    const variables = {
      ...Object.fromEntries(OPTIONS.map(([name, , , text]) => [name, text])),
      ...Object.fromEntries(MERCHANT.map(([name, , text]) => [name, text])),
      SHOP_LEGAL_NAME: ' Belle Vue SARL ',
      ...KEYS,
    };
    expect(readConfig(variables)).toMatchObject({
      ...Object.fromEntries(OPTIONS.map(([, option, , , value]) => [option, value])),
      merchant: Object.fromEntries(MERCHANT.map(([, key, text]) => [key, text])),
      razorpay: {
        keyId: KEYS.RAZORPAY_KEY_ID,
        keySecret: KEYS.RAZORPAY_KEY_SECRET,
        webhookSecret: KEYS.RAZORPAY_WEBHOOK_SECRET,
      },
      isPublic: true,
      isLoopbackAllowed: false,
    });
  });

  test('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', JWT_SECRET: '', SANDBOX: '' })).toEqual(readConfig({}));
  });

  test.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['127.0.0.2', true],
    ['::1', true],
    ['0.0.0.0', false],
    ['192.168.1.4', false],
    ['127.0.0.1.evil.test', false],
  ])('listening on %s, the sandbox is on: %s', (HOST, isOn) => {
    expect(readConfig({ HOST }).isSandboxOn).toBe(isOn);
    expect(readConfig({ HOST, SANDBOX: 'off' }).isSandboxOn).toBe(false);
  });

  test.each([
    [{ PUBLIC_URL: 'https://belle-vue.example', CARD_PAYMENTS: 'off' }, false],
    [{ TRUST_PROXY: 'loopback' }, false],
    [{ TRUST_PROXY: 'loopback', SANDBOX: 'on' }, true],
    [{ PUBLIC_URL: 'http://localhost:4000' }, true],
  ])('with %o, the sandbox is on: %s, and nothing of this machine is called', (variables, isOn) => {
    expect(readConfig(variables)).toMatchObject({
      isSandboxOn: isOn,
      isPublic: true,
      isLoopbackAllowed: false,
    });
  });

  test('the published customer logs in while the sandbox is on, unless said otherwise', () => {
    expect(readConfig({ SANDBOX: 'off' }).isDemoCustomerOn).toBe(false);
    expect(readConfig({ HOST: '0.0.0.0' }).isDemoCustomerOn).toBe(false);
    expect(readConfig({ HOST: '0.0.0.0', DEMO_CUSTOMER: 'on' }).isDemoCustomerOn).toBe(true);
  });

  const https = { PUBLIC_URL: 'https://belle-vue.example' };

  test.each([
    [KEYS, 'RAZORPAY'],
    [{ ...KEYS, ...https }, 'RAZORPAY'],
    [{ ...KEYS, CARD_PAYMENTS: 'test' }, 'TEST'],
    [{ PUBLIC_URL: 'http://belle-vue.example' }, 'TEST'],
    [{ ...https, CARD_PAYMENTS: 'test' }, 'TEST'],
    [{ ...https, CARD_PAYMENTS: 'off' }, 'OFF'],
  ])('with %j cards are taken by %s', (set, by) => {
    expect(readConfig(set).cardPayments).toBe(by);
  });

  test.each([
    [https, /^CARD_PAYMENTS must be set/],
    [{ CARD_PAYMENTS: 'razorpay' }, /^RAZORPAY_KEY_ID is missing/],
    // Plain http is for stand-ins in the sandbox.
    [{ SANDBOX: 'off', OZON_URL: 'http://127.0.0.1:9' }, /^OZON_URL must be an https address/],
  ])('with %j the start is refused', (set, line) => {
    const read = () => readConfig(set);
    expect(read).toThrow(BadConfig);
    expect(read).toThrow(line);
  });

  test('of the command line is what finds the shop, whatever the service needs beside', () => {
    const service = { ...https, DATABASE_URL: DATABASE, SMTP_URL: SMTP };
    expect(() => readConfig(service)).toThrow(BadConfig);
    expect(readPlaces({ ...service, MAIL_FROM: '?', LOG_LEVEL: '?' })).toMatchObject({
      databaseUrl: DATABASE,
      publicUrl: 'https://belle-vue.example',
      isLoopbackAllowed: false,
    });
    expect(() => readPlaces({ PORT: 'http' })).toThrow(BadConfig);
  });

  test.each([
    ['45s', 45],
    ['30m', 1_800],
    ['12h', 43_200],
    ['7d', 604_800],
  ])('reads the lifetime %s as %i seconds', (TOKEN_TTL, seconds) => {
    expect(readConfig({ TOKEN_TTL }).tokenTtlSeconds).toBe(seconds);
  });

  const refused = REFUSED.flatMap(([name, texts]) => texts.map((text) => [name, text] as const));
  test.each(refused)('refuses %s=%s in one line that names it and no secret', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(BadConfig);
    expect(read).toThrow(new RegExp(`^${name} .*$`));
    expect(read).not.toThrow(SECRET.slice(1));
  });

  test('wants the secret that all instances share once there is a database', () => {
    const DATABASE_URL = 'postgres://u:password@localhost/shop';
    expect(() => readConfig({ DATABASE_URL })).toThrow(/^JWT_SECRET .*$/);
    expect(() => readConfig({ DATABASE_URL })).toThrow(BadConfig);
    expect(() => readConfig({ DATABASE_URL })).not.toThrow('password');
  });

  test('wants a sender once mails really leave', () => {
    const SMTP_URL = 'smtp://localhost:2525';
    expect(() => readConfig({ SMTP_URL })).toThrow(/^MAIL_FROM .*$/);
    expect(() => readConfig({ SMTP_URL })).toThrow(BadConfig);
    expect(readConfig({ SMTP_URL, MAIL_FROM: 'a@b.ma' })).toMatchObject({
      smtpUrl: SMTP_URL,
      mailFrom: { name: '', address: 'a@b.ma' },
    });
  });

  test.each(Object.keys(KEYS))('names %s when only it is missing', (name) => {
    const read = () => readConfig({ ...KEYS, [name]: '' });
    expect(read).toThrow(BadConfig);
    expect(read).toThrow(new RegExp(`^${name} is missing: .*$`));
    expect(read).not.toThrow('secret');
  });
});

import { describe, expect, test } from 'vitest';
import { BadConfig, readConfig } from '../../../server/config.ts';

describe('the configuration', () => {
  test('has the defaults of the contract', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      dataDir: './data',
      databaseUrl: null,
      jwtSecret: null,
      tokenTtlSeconds: 604_800,
      apiDelayMs: 0,
      publicUrl: null,
      allowedOrigins: [],
      isOnlyTrusted: false,
      isServiceWorkerOn: true,
      devUrl: null,
      smtpUrl: null,
      mailFrom: { name: 'Belle Vue', address: 'commandes@belle-vue.example' },
      areRateLimitsOn: true,
      isSandboxOn: true,
      trustedProxies: [],
      logLevel: 'warn',
      metricsToken: null,
      metricsPort: null,
      razorpay: null,
      cardPayments: 'TEST',
      isSeeded: true,
      isDemoCustomerOn: true,
      isPublic: false,
      isLoopbackAllowed: true,
      merchant: { legalName: null, ice: null, email: null },
    });
  });

  test('reads every variable', () => {
    const secret = 's'.repeat(32);
    expect(
      readConfig({
        HOST: '0.0.0.0',
        PORT: '0',
        DATA_DIR: '/tmp/x',
        DATABASE_URL: 'postgresql://u:p%40ss@db.belle-vue.ma:5432/shop?sslmode=verify-full',
        JWT_SECRET: secret,
        TOKEN_TTL: '90m',
        API_DELAY_MS: '400',
        PUBLIC_URL: 'https://belle-vue.example/',
        ALLOWED_ORIGINS: 'https://vitrine.example, http://localhost:3000',
        SMTP_URL: 'smtps://u:p%40ss@mail.belle-vue.ma:465?tls.rejectUnauthorized=false',
        MAIL_FROM: 'Belle Vue <commandes@belle-vue.ma>',
        RATE_LIMITS: 'off',
        SANDBOX: 'on',
        SERVICE_WORKER: 'off',
        TRUSTED_DOCUMENTS: 'only',
        TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32, 192.0.2.1',
        LOG_LEVEL: 'info',
        METRICS_TOKEN: 'a-token.of_16~+/==',
        METRICS_PORT: '9464',
        RAZORPAY_KEY_ID: 'rzp_test_1',
        RAZORPAY_KEY_SECRET: 'k',
        RAZORPAY_WEBHOOK_SECRET: 'w',
        SEED: 'empty',
        DEMO_CUSTOMER: 'off',
        CARD_PAYMENTS: 'off',
        SHOP_LEGAL_NAME: ' Belle Vue SARL ',
        SHOP_LEGAL_ADDRESS: '12, avenue Fal Ould Oumeir, Rabat',
        SHOP_ICE: '001525713000084',
        SHOP_RC: 'Rabat 12345',
        SHOP_IF: '40123456',
        SHOP_CNDP: 'D-W-123/2026',
        SHOP_PHONE: '05 37 00 00 00',
        SHOP_EMAIL: 'contact@belle-vue.example',
      }),
    ).toMatchObject({
      host: '0.0.0.0',
      port: 0,
      dataDir: '/tmp/x',
      databaseUrl: 'postgresql://u:p%40ss@db.belle-vue.ma:5432/shop?sslmode=verify-full',
      jwtSecret: secret,
      tokenTtlSeconds: 5_400,
      apiDelayMs: 400,
      publicUrl: 'https://belle-vue.example',
      isOnlyTrusted: true,
      isServiceWorkerOn: false,
      allowedOrigins: ['https://vitrine.example', 'http://localhost:3000'],
      smtpUrl: 'smtps://u:p%40ss@mail.belle-vue.ma:465?tls.rejectUnauthorized=false',
      mailFrom: { name: 'Belle Vue', address: 'commandes@belle-vue.ma' },
      areRateLimitsOn: false,
      isSandboxOn: true,
      trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.1'],
      logLevel: 'info',
      metricsToken: 'a-token.of_16~+/==',
      metricsPort: 9464,
      razorpay: { keyId: 'rzp_test_1', keySecret: 'k', webhookSecret: 'w' },
      cardPayments: 'OFF',
      isSeeded: false,
      isDemoCustomerOn: false,
      isPublic: true,
      isLoopbackAllowed: false,
      merchant: {
        legalName: 'Belle Vue SARL',
        address: '12, avenue Fal Ould Oumeir, Rabat',
        ice: '001525713000084',
        rc: 'Rabat 12345',
        taxId: '40123456',
        cndp: 'D-W-123/2026',
        phone: '05 37 00 00 00',
        email: 'contact@belle-vue.example',
      },
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

  const KEYS = {
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'k',
    RAZORPAY_WEBHOOK_SECRET: 'w',
  };
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
  ])('with %j the start is refused', (set, line) => {
    expect(() => readConfig(set)).toThrow(BadConfig);
    expect(() => readConfig(set)).toThrow(line);
  });

  test.each([
    ['45s', 45],
    ['30m', 1_800],
    ['12h', 43_200],
    ['7d', 604_800],
  ])('reads the lifetime %s as %i seconds', (TOKEN_TTL, seconds) => {
    expect(readConfig({ TOKEN_TTL }).tokenTtlSeconds).toBe(seconds);
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '4000.5'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', `mysql://u:${'x'.repeat(31)}@localhost/shop`],
    ['JWT_SECRET', 'x'.repeat(31)],
    ['JWT_SECRET', ' '.repeat(64)],
    ['TOKEN_TTL', '7'],
    ['TOKEN_TTL', '0d'],
    ['TOKEN_TTL', 'forever'],
    ['API_DELAY_MS', '-1'],
    ['API_DELAY_MS', '400ms'],
    ['PUBLIC_URL', 'belle-vue.example'],
    ['SEED', 'full'],
    ['DEMO_CUSTOMER', 'yes'],
    ['CARD_PAYMENTS', 'cash'],
    ['SHOP_LEGAL_NAME', 'a\nb'],
    ['SHOP_ICE', '1'.repeat(201)],
    ['SHOP_EMAIL', 'nobody'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['SMTP_URL', 'localhost'],
    ['SMTP_URL', 'localhost:25'],
    ['SMTP_URL', 'smtp:localhost'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp:///mail'],
    ['SMTP_URL', 'smtp://localhost:99999'],
    ['SMTP_URL', `http://u:${'x'.repeat(31)}@localhost`],
    ['MAIL_FROM', 'Belle Vue'],
    ['MAIL_FROM', 'a@b.ma, c@d.ma'],
    ['MAIL_FROM', 'Belle Vue\r\nBcc: x@y.ma <a@b.ma>'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'null'],
    ['ALLOWED_ORIGINS', 'https://vitrine.example/'],
    ['ALLOWED_ORIGINS', 'http://vitrine.example'],
    ['ALLOWED_ORIGINS', 'https://vitrine.example,'],
    ['TRUSTED_DOCUMENTS', 'on'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'loopback,'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', 'proxy.example'],
    ['LOG_LEVEL', 'verbose'],
    ['METRICS_TOKEN', 'x'.repeat(15)],
    ['METRICS_TOKEN', `${'x'.repeat(31)} y`],
    ['METRICS_PORT', '65536'],
    ['METRICS_PORT', '4000'],
    ['RATE_LIMITS', 'yes'],
    ['SANDBOX', 'true'],
  ])('refuses %s=%s in one line that names it and keeps secrets to itself', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(BadConfig);
    expect(read).toThrow(new RegExp(`^${name} .*$`));
    expect(read).not.toThrow('x'.repeat(31));
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

  const razorpay = {
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'the key secret',
    RAZORPAY_WEBHOOK_SECRET: 'the webhook secret',
  };

  test.each(Object.keys(razorpay))('names %s when only it is missing', (name) => {
    const read = () => readConfig({ ...razorpay, [name]: '' });
    expect(read).toThrow(BadConfig);
    expect(read).toThrow(new RegExp(`^${name} is missing: .*$`));
    expect(read).not.toThrow('secret');
  });
});

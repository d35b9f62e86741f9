import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../server/shared/network/public-url.ts';

const onThisMachine = { isLoopbackAllowed: true };
const elsewhere = { isLoopbackAllowed: false };

describe('the URL of a receiver', () => {
  test.each([
    'https://hooks.example/belle-vue?shop=1',
    'https://hooks.example.:8443/',
    'https://93.184.215.14/',
    'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/',
    'https://[2001:4860:4860::8888]/',
    'https://localhost.example/',
  ])('may be public: %s', (url) => {
    expect([refusalOf(url, elsewhere), refusalOf(url, onThisMachine)]).toEqual([null, null]);
  });

  test.each([
    ['IPv4', ['127.0.0.1', '127.1', '2130706433', '0x7f000001', '017700000001', '127.0.0.1.']],
    ['IPv4 in other digits', ['①②⑦.0.0.1']],
    ['a name', ['localhost', 'LOCALHOST.', 'localhost..', 'shop.localhost']],
    ['IPv6', ['[::1]', '[::ffff:127.0.0.1]']],
  ])('may be on this machine only if that is allowed: %s', (_, hosts) => {
    for (const host of hosts) {
      const url = `http://${host}:4000/hook`;
      const refusals = [refusalOf(url, elsewhere), refusalOf(url, onThisMachine)];
      expect([host, ...refusals]).toEqual([host, 'NOT_PUBLIC', null]);
    }
  });

  test.each([
    ['unspecified', ['0.0.0.0', '0', '[::]']],
    ['private', ['10.0.0.1', '10.1', '0xa.1', '172.31.255.255', '192.168.1.1', '192.168.1.1..']],
    ['of a provider or a link', ['100.64.0.1', '169.254.169.254', '[fe80::1]']],
    ['for tests and documents', ['192.0.2.1', '198.18.0.1', '203.0.113.7', '[2001:db8::1]']],
    ['for many', ['224.0.0.1', '255.255.255.255', '[ff02::1]']],
    ['IPv4 within IPv6', ['[::10.0.0.1]', '[::ffff:10.0.0.1]', '[::ffff:0:10.0.0.1]']],
    ['public IPv4 within IPv6', ['[::ffff:93.184.215.14]']],
    ['translated', ['[64:ff9b::10.0.0.1]', '[64:ff9b:1::1]', '[2001::1]', '[2002:a00:1::]']],
    ['reserved or local IPv6', ['[100::1]', '[3fff::1]', '[fc00::1]', '[fec0::1]']],
  ])('is never of a network that is not public: %s', (_, hosts) => {
    for (const host of hosts) {
      const url = `https://${host}/hook`;
      const refusals = [refusalOf(url, elsewhere), refusalOf(url, onThisMachine)];
      expect([host, ...refusals]).toEqual([host, 'NOT_PUBLIC', 'NOT_PUBLIC']);
    }
  });

  const OTHERS = 'hooks.example/x ftp://hooks.example/ file:///etc/passwd data:application/json,{}';
  const WITHOUT_A_HOST = 'https:// https://./ https://[fe80::1%25eth0]/ https://1.2.3.4.5/';
  const WITH_A_PASSWORD = 'https://user:password@hooks.example/';

  test.each(['', ...`${OTHERS} ${WITHOUT_A_HOST} ${WITH_A_PASSWORD}`.split(' ')])(
    'is a web address without a password: %s is not',
    (url) => {
      expect(refusalOf(url, onThisMachine)).toBe('INVALID');
    },
  );

  test('is plain http only on a developer’s machine', () => {
    expect(refusalOf('http://hooks.example/', elsewhere)).toBe('NO_HTTPS');
    expect(refusalOf('http://hooks.example/', onThisMachine)).toBeNull();
  });
});

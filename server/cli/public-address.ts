import { BlockList, isIP } from 'node:net';

/** From IANA's special-purpose registries, loopback apart. */
const PRIVATE = blockList([
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved and broadcast; then IPv6, with what only wraps an IPv4 address.
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 23],
  ['2002::', 16],
  ['100::', 64],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]);

const LOOPBACK = blockList([
  ['127.0.0.0', 8],
  ['::1', 128],
]);

function blockList(networks: ReadonlyArray<readonly [string, number]>): BlockList {
  const list = new BlockList();
  for (const [network, bits] of networks) list.addSubnet(network, bits, familyOf(network));
  return list;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

export function isLoopback(address: string): boolean {
  return isIn(LOOPBACK, address);
}

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  return !isLoopback(address) && !isIn(PRIVATE, address);
}

function isIn(list: BlockList, address: string): boolean {
  // A zone (`fe80::1%eth0`) would hide the address.
  const [plain = ''] = address.split('%', 1);
  return list.check(plain, familyOf(plain));
}

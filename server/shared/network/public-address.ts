import { BlockList, isIP } from 'node:net';

/** Networks of IANA's special-purpose registries, loopback apart. */
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
  // Multicast, reserved and broadcast.
  ['224.0.0.0', 3],
  // IPv6: what GLOBAL contains that only wraps an IPv4 address (Teredo, 6to4) or documents.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

/** Every other IPv6 network is local, unassigned, or wraps an IPv4 address (mapped, NAT64). */
const GLOBAL = blockList([['2000::', 3]]);

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
  return address.includes(':') ? 'ipv6' : 'ipv4';
}

export function isLoopback(address: string): boolean {
  return isIn(LOOPBACK, address);
}

/** Returns whether a host, as URLs and sockets write it, is this machine. */
export function isThisMachine(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  return name === 'localhost' || (isIP(name) !== 0 && isLoopback(name));
}

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0 || isLoopback(address) || isIn(PRIVATE, address)) return false;
  return version === 4 || isIn(GLOBAL, address);
}

function isIn(list: BlockList, address: string): boolean {
  // A zone (`fe80::1%eth0`) would hide the address.
  const [plain = ''] = address.split('%', 1);
  return list.check(plain, familyOf(plain));
}

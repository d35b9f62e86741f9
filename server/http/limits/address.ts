import { isIPv6 } from 'node:net';

/** The other half of an IPv6 address is chosen by its owner. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;
/** Prefix of an IPv4 address mapped into IPv6 (RFC 4291, 2.5.5.2). */
const MAPPED_IPV4 = '0:0:0:0:0:ffff';

/** An IPv4 address, or the /64 of an IPv6 address: one client has all 2^64 of it. */
export function addressOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  const groups = groupsOf(address);
  const last = groups.slice(-2);
  return groups.slice(0, -2).join(':') === MAPPED_IPV4
    ? last.flatMap(bytesOf).join('.')
    : `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function groupsOf(address: string): readonly string[] {
  // URL hosts are in the shortest form (RFC 5952), with hexadecimal groups only.
  const host = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = host.split('::');
  const first = before.split(':').filter(Boolean);
  const last = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last];
}

function bytesOf(group: string): readonly number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}

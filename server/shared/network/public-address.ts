import ipaddr from 'ipaddr.js';

/** Every other IPv6 network is local, unassigned, or wraps an IPv4 address (mapped, NAT64). */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');

export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Returns whether a host, as URLs and sockets write it, is this machine. */
export function isThisMachine(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  return name === 'localhost' || isLoopback(name);
}

/** Knows the networks of IANA's special-purpose registries. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL);
}

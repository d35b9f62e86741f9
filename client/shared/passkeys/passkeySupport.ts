export const IP_ADDRESS = /^(\d+\.){3}\d+$|^\[/;
const LOOPBACK = /^127\.|^\[::1\]$/;

/** Whether browser and address allow passkeys, which belong to a domain. In the browser only. */
export function hasPasskeys() {
  return 'PublicKeyCredential' in window && !IP_ADDRESS.test(location.hostname);
}

/** Returns where passkeys work; null unless the shop is open at an IP address of this machine. */
export function passkeyAddress() {
  if (!('PublicKeyCredential' in window) || !LOOPBACK.test(location.hostname)) return null;
  const url = new URL(location.href);
  url.hostname = 'localhost';
  return url.href;
}

import ipaddr from 'ipaddr.js';
import { isLoopback, isPublicAddress } from './public-address.ts';

/** An http or https URL without user and password; null for everything else. */
export function readWebUrl(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && hostOf(url) && !url.username && !url.password ? url : null;
}

/** A name without its final dots, or an IP address: the URL parser has read `127.1` and `0x7f.1`. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
}

/**
 * Says why no request may go to a URL, by its text alone: what a name resolves to is checked when
 * the request is sent. Plain http is for a shop on a developer's machine, as loopback is.
 */
export function refusalOf(
  text: string,
  { isLoopbackAllowed }: { readonly isLoopbackAllowed: boolean },
): 'INVALID' | 'NO_HTTPS' | 'NOT_PUBLIC' | null {
  const url = readWebUrl(text);
  if (!url) return 'INVALID';
  const host = hostOf(url);
  const isLocal = /(^|\.)localhost$/.test(host) || isLoopback(host);
  if (isLocal && !isLoopbackAllowed) return 'NOT_PUBLIC';
  if (!isLocal && ipaddr.isValid(host) && !isPublicAddress(host)) return 'NOT_PUBLIC';
  return url.protocol === 'http:' && !isLoopbackAllowed ? 'NO_HTTPS' : null;
}

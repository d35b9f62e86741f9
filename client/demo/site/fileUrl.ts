import { base as buildBase } from '../../page/prefix.ts';

/** Returns the address of a file of the shop below the demo's folder. Others stay as they are. */
export function fileUrl(address: string, base = buildBase): string {
  const isOnHost = /^\/(?!\/)/.test(address) && !address.startsWith(base);
  return isOnHost ? base + address.slice(1) : address;
}

/** Works like `fileUrl`, for each address of a `srcset`. */
export function fileUrls(srcSet: string, base?: string): string {
  return srcSet
    .split(', ')
    .map((each) => fileUrl(each, base))
    .join(', ');
}

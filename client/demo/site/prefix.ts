import { base, withoutPrefix as ofShop } from '../../page/prefix.ts';

/** Links get the folder by themselves (jsx/jsx-runtime.ts). */
export { base, prefix } from '../../page/prefix.ts';

export const withoutPrefix = (pathname: string) => ofShop(pathname.slice(base.length - 1));

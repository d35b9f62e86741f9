import { viewerOf } from '../account/sessions.ts';
import { useApiToken } from '../api-token/api-token.use.ts';
import { frenchWords } from '../catalog/translation/words.rules.ts';
import type { Shop, ShopContext } from '../context.ts';
import { DEFAULT_LANGUAGE } from '#shared/language.ts';
import { Unauthenticated } from '../shared/problems.ts';
import type { Viewer } from '../shared/viewer.ts';

/** Properties of a request that services may know. */
export interface Caller extends Pick<
  ShopContext,
  'requestId' | 'clientAddress' | 'deviceTokens' | 'userAgent' | 'localPort'
> {
  readonly authorization: string | undefined;
}

/** Throws RateLimited. */
export async function contextOfCaller(shop: Shop, caller: Caller): Promise<ShopContext> {
  const { authorization } = caller;
  // To the shop, programs are guests.
  if (await isApiToken(shop, authorization)) {
    const viewer: Viewer = { kind: 'GUEST', token: 'MISSING' };
    return { ...(await contextAs(shop, caller, viewer)), hasToken: true };
  }
  return contextAs(shop, caller, await viewerOf(shop, authorization));
}

export async function contextAs(shop: Shop, caller: Caller, viewer: Viewer): Promise<ShopContext> {
  const { requestId, clientAddress, deviceTokens, userAgent, localPort } = caller;
  const own: Omit<ShopContext, keyof Shop> = {
    requestId,
    clientAddress,
    deviceTokens,
    userAgent,
    localPort,
    viewer,
    language: DEFAULT_LANGUAGE,
    words: frenchWords,
    offers: await shop.store.read.campaigns.offersAt(shop.clock()),
    hasToken: viewer.kind === 'CUSTOMER',
    answer: {
      retryAfter: null,
      deviceTokens: null,
      sessionId: null,
      isPublic: false,
      logged: { operation: null, code: null },
    },
  };
  // Each property added to a spread of the shop would cost more than this whole object.
  return Object.assign(own, shop);
}

/** Throws RateLimited. An invalid one makes an unreadable token, as any other text does. */
async function isApiToken(shop: Shop, authorization: string | undefined): Promise<boolean> {
  try {
    return (await useApiToken(shop, authorization)) !== null;
  } catch (error) {
    if (error instanceof Unauthenticated) return false;
    throw error;
  }
}

import { v7 as uuid } from 'uuid';
import type { Language } from '#shared/language.ts';
import type { ShopColours } from '#shared/catalog/colours.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import { deviceCookie, deviceTokensOf } from '../../server/http/device-cookie.ts';
import { contextOfCaller, type Caller } from '../../server/http/caller.ts';
import { describe, STATUS } from '../../server/http/graphql/errors.ts';
import { codeOf } from '../../server/http/rest/codes.ts';
import { schema } from '../../server/http/graphql/schema.ts';
import { BadBody, parseJson } from '../../server/http/rest/json-body.ts';
import type { Shop } from '../../server/context.ts';
import { fr } from '../../server/http/http.fr.ts';
import type { Log } from '../../server/shared/log/log.ts';
import type { DemoAdmin } from './admin.ts';
import { openEmpty } from '../../server/seed/seed.ts';
import { nameEarlierShop } from '../../server/seed/earlier-shop.ts';
import { answerGraphql } from './graphql.ts';
import { jsonResponse, jsonText, type DemoRequest, type DemoResponse } from './http.ts';
import { answerPayment } from './payments.ts';
import { answerPicture } from './pictures.ts';
import { refusal, restRefusal } from './restRefusal.ts';
import { readSeed } from './seed.ts';
import {
  addOwner,
  createShop,
  fillStore,
  startJobs,
  type Owner,
  type ShopOptions,
} from './shop.ts';
import { findIdentity, findPageShop } from '../../server/settings/identity/identity.service.ts';
import type { Saved, StoredMail } from './store/saved.ts';
import { openDemoStore } from './store/store.ts';

export type { DemoRequest, DemoResponse, Shop, StoredMail };

/** Describes whose shop the pages are of, as a server writes it into each of them. */
export interface PageLook {
  readonly shops: Readonly<Record<Language, PageShop>>;
  /** Null for those of the theme. */
  readonly colours: ShopColours | null;
}

export interface DemoOptions extends ShopOptions {
  readonly open: () => Promise<Saved>;
  /** Opens a new shop without goods and without a name. */
  readonly isEmpty?: boolean;
  /** The demo goes on in memory. */
  readonly onLoss: (reason: unknown) => void;
  /** Runs when a mail was sent. */
  readonly onMail?: () => void;
  /** Owner of the back office; without one, the first account is still to be set up. */
  readonly owner?: Owner;
}

export interface Demo {
  /** Tests prepare their shop with it. */
  readonly shop: Shop;
  /** The newest, newest first. */
  mails(): Promise<readonly StoredMail[]>;
  readonly isLostOnClose: () => boolean;
  /** Sends mails, and looks after payments and what expires, until it is closed. */
  startJobs(): void;
  answer(request: Omit<DemoRequest, 'id'>): Promise<DemoResponse>;
  pageLook(): Promise<PageLook>;
  /** Closes it and removes everything. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the shop, filled with the seed if nothing was saved. */
export async function openDemo(options: DemoOptions): Promise<Demo> {
  const { publicUrl, log } = options;
  const opened = await openDemoStore(options.open, options.onLoss);
  const { store } = opened;
  const isNamed = await store.read.identity.isSaved();
  const seed = await readSeed(opened.isNew || !isNamed);
  if (opened.isNew) {
    await (options.isEmpty ? openEmpty(store) : fillStore(store, seed, new Date()));
  } else if (!isNamed) await nameEarlierShop(store, seed.shop);
  if (options.owner) await addOwner(store, options.owner, new Date());
  const { shop, provider } = createShop(store, seed, options);
  const pictures = new Set(seed.products.map(({ image }) => image));
  let admin: Promise<DemoAdmin> | undefined;
  const openAdmin = async (): Promise<DemoAdmin> => {
    // Few visits open the back office.
    const { demoAdmin } = await import('./admin.ts');
    return demoAdmin(shop, publicUrl, (path) => pictures.has(path));
  };
  let stopJobs: (() => Promise<void>) | undefined;

  async function answered(request: DemoRequest): Promise<DemoResponse> {
    const { path, headers } = request;
    if (path === '/graphql/admin') {
      return (await (admin ??= openAdmin())).answer(request, callerOf(request));
    }
    const contextOf = () => contextOfCaller(shop, callerOf(request));
    if (path.startsWith('/api/')) {
      const { answerRest } = await import('./rest.ts');
      return answerRest(request, contextOf);
    }
    if (path === '/graphql') {
      const sent = parseJson(jsonText(request));
      const context = await contextOf();
      const accept = headers.get('accept') ?? '';
      const response = await answerGraphql(schema, sent, { context, accept });
      const { deviceTokens } = context.answer;
      if (deviceTokens !== null) {
        response.headers.append('set-cookie', deviceCookie(deviceTokens, publicUrl));
      }
      return response;
    }
    return (
      (await answerPayment(request, provider)) ??
      (await answerPicture(request, store.pictures)) ??
      errorResponse(request.path, 404, fr.rest.unknownRoute)
    );
  }

  return {
    shop,
    mails: opened.mails,
    isLostOnClose: opened.isLostOnClose,
    startJobs() {
      stopJobs = startJobs(shop, async ({ id, date, to, subject, html, text }) => {
        const at = date.toISOString();
        await opened.saveMail({ id, at, to: to.address, subject, html, text });
        options.onMail?.();
      });
    },
    async answer(sent) {
      // As on the server, a slash at the end of a path says nothing.
      const request = { ...sent, id: uuid(), path: sent.path.replace(/(.)\/$/, '$1') };
      try {
        return await answered(request);
      } catch (error) {
        return refused(request, error, log);
      }
    },
    async pageLook() {
      const [FR, AR, EN, { colours }] = await Promise.all([
        findPageShop(shop, 'FR'),
        findPageShop(shop, 'AR'),
        findPageShop(shop, 'EN'),
        findIdentity(shop),
      ]);
      return { shops: { FR, AR, EN }, colours };
    },
    async reset() {
      await stopJobs?.();
      await opened.clear();
      await store.close();
    },
    async close() {
      await stopJobs?.();
      await store.close();
    },
  };
}

function callerOf({ id, headers }: DemoRequest): Caller {
  return {
    authorization: headers.get('authorization') ?? undefined,
    requestId: id,
    clientAddress: '127.0.0.1',
    deviceTokens: deviceTokensOf(headers.get('cookie') ?? undefined),
    userAgent: headers.get('user-agent') ?? globalThis.navigator?.userAgent,
    localPort: 0,
  };
}

function refused({ id, path }: DemoRequest, error: unknown, log: Log): DemoResponse {
  const isGraphql = path.startsWith('/graphql');
  const known = isGraphql ? graphqlRefusal(error) : restRefusal(error);
  if (known) return known;
  if (error instanceof URIError) return errorResponse(path, 400, fr.rest.malformedUrl);
  const isBad = error instanceof BadBody;
  if (!isBad) log.error({ err: error, reqId: id }, 'a request failed');
  return errorResponse(
    path,
    isBad ? error.statusCode : 500,
    isBad ? error.message : fr.rest.failure(id),
  );
}

function errorResponse(path: string, status: number, message: string): DemoResponse {
  const isGraphql = path.startsWith('/graphql');
  return isGraphql
    ? jsonResponse(status, { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] })
    : refusal(status, codeOf(status), [message]);
}

/** Null for a fault of the demo. */
function graphqlRefusal(error: unknown): DemoResponse | null {
  const known = describe(error);
  if (!known) return null;
  const { message, ...extensions } = known;
  return jsonResponse(STATUS[known.code] ?? 400, { errors: [{ message, extensions }] });
}

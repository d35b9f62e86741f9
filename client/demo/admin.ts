import { PictureUnavailable } from '../../server/catalog/picture/picture.rules.ts';
import { actorOf, type AdminContext, type StaffViewer } from '../../server/staff/staff.viewer.ts';
import { adminSchema } from '../../server/admin/admin.schema.ts';
import { useApiToken } from '../../server/api-token/api-token.use.ts';
import type { CommandTools, Shop } from '../../server/context.ts';
import { IDLE_HEADER, staffCookie, staffTokenOf } from '../../server/http/admin/cookie.ts';
import {
  isMultipart,
  operationsOf,
  refuseForm,
  type SentForm,
} from '../../server/http/admin/upload-form.ts';
import { deviceCookie } from '../../server/http/device-cookie.ts';
import { contextAs, type Caller } from '../../server/http/caller.ts';
import { readWebUrl } from '../../server/shared/network/public-url.ts';
import { parseJson } from '../../server/http/rest/json-body.ts';
import { staffViewerOf } from '../../server/staff/staff.sessions.ts';
import { answerGraphql } from './graphql.ts';
import { jsonText, type DemoRequest, type DemoResponse } from './http.ts';
import { Buffer } from './node/buffer.ts';

export interface DemoAdmin {
  /** Throws what the services throw. */
  answer(request: DemoRequest, caller: Caller): Promise<DemoResponse>;
}

const unavailable = async (address: string): Promise<never> => {
  throw new PictureUnavailable({ code: 'UNREACHABLE', host: readWebUrl(address)?.host ?? address });
};

export function demoAdmin(
  shop: Shop,
  shopUrl: string,
  hasPicture: (path: string) => boolean,
): DemoAdmin {
  const tools: CommandTools = {
    hasPicture,
    pictureSource: { read: unavailable, fetch: unavailable },
    isLoopbackAllowed: true,
  };

  async function viewerOf({ headers }: DemoRequest): Promise<StaffViewer> {
    const used = await useApiToken(shop, headers.get('authorization') ?? undefined);
    if (used) return { kind: 'TOKEN', token: used.token };
    const token = staffTokenOf(headers.get('cookie') ?? undefined, shopUrl);
    return staffViewerOf(shop, token, { isIdle: headers.get(IDLE_HEADER) === '1' });
  }

  return {
    async answer(request, caller) {
      const staffViewer = await viewerOf(request);
      const context: AdminContext = {
        ...(await contextAs(shop, caller, { kind: 'GUEST', token: 'MISSING' })),
        ...tools,
        shopUrl,
        staffViewer,
        actor: actorOf(staffViewer),
        staffAnswer: { cookie: null, opened: null },
      };
      const accept = request.headers.get('accept') ?? '';
      const response = await answerGraphql(adminSchema, await sentIn(request), { context, accept });
      const { cookie } = context.staffAnswer;
      const { deviceTokens } = context.answer;
      if (deviceTokens !== null) {
        response.headers.append('set-cookie', deviceCookie(deviceTokens, shopUrl));
      }
      if (cookie !== null) response.headers.append('set-cookie', staffCookie(cookie, shopUrl));
      return response;
    },
  };
}

/** Throws BadBody. */
async function sentIn(request: DemoRequest): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!isMultipart({ headers: { 'content-type': type } })) return parseJson(jsonText(request));
  const form = [...(await formOf(request.body, type))];
  const read = form.map(async ([name, value]) =>
    typeof value === 'string'
      ? { fields: [[name, value] as const], files: [] }
      : { fields: [], files: [[name, await bytesOf(value)] as const] },
  );
  const parts = await Promise.all(read);
  return operationsOf({
    fields: parts.flatMap(({ fields }) => fields),
    files: parts.flatMap(({ files }) => files),
  });
}

/** The build puts the demo's buffers in the place of Node's. */
const bytesOf = async (file: Blob) =>
  Buffer.from(await file.arrayBuffer()) as unknown as SentForm['files'][number][1];

/** Reads a form without limits: a page sends only to itself here. */
async function formOf(body: BodyInit, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    return refuseForm('BODY');
  }
}

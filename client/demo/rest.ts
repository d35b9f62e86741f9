import { deviceCookie } from '../../server/http/device-cookie.ts';
import { codeOf } from '../../server/http/rest/codes.ts';
import { parseJson } from '../../server/http/rest/json-body.ts';
import { restRoutes } from '../../server/http/rest/routes.ts';
import type { ShopContext } from '../../server/context.ts';
import type { RestRoute } from '../../server/rest.route.ts';
import { fr } from '../../server/http/http.fr.ts';
import { requireCustomer } from '../../server/shared/viewer.ts';
import { jsonResponse, jsonText, type DemoRequest, type DemoResponse } from './http.ts';
import { refusal } from './restRefusal.ts';

const routes = restRoutes.map((route) => ({
  route,
  pattern: new RegExp(`^/api${route.path.replace(':id', '([^/]+)')}$`),
}));

/** Throws what the services throw. */
export async function answerRest(
  request: DemoRequest,
  contextOf: () => Promise<ShopContext>,
): Promise<DemoResponse> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const found = routes.flatMap(({ route, pattern }) => {
    const match = route.method === method ? pattern.exec(request.path) : null;
    return match ? [{ route, id: decodeURIComponent(match[1] ?? '') }] : [];
  })[0];
  if (!found) return refusal(404, codeOf(404), [fr.rest.unknownRoute]);
  return answerRoute(found.route, found.id, { request, context: await contextOf() });
}

async function answerRoute(
  route: RestRoute,
  id: string,
  { request, context }: { readonly request: DemoRequest; readonly context: ShopContext },
): Promise<DemoResponse> {
  const sent = route.method === 'POST' && hasBody(request) ? parseJson(jsonText(request)) : null;
  if (route.serves === 'CUSTOMERS') requireCustomer(context);
  const response = jsonResponse(route.status, await route.handle(context, { id, body: sent }));
  const { deviceTokens } = context.answer;
  if (deviceTokens !== null) {
    response.headers.append('set-cookie', deviceCookie(deviceTokens, context.settings.publicUrl));
  }
  return response;
}

const hasBody = ({ headers, body }: DemoRequest) => body.length > 0 || headers.has('content-type');

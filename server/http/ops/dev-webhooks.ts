import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../../context.ts';
import { fr } from '../http.fr.ts';
import { answer } from '../errors.ts';
import { isDirect } from '../limits/this-machine.ts';
import { acceptBytes, parseJson } from '../rest/json-body.ts';
import { STATUSES, WebhookInboxes } from './webhook-inboxes.ts';

const PATH = '/dev/webhooks/:inbox';
const BODY_LIMIT = 100 * 1024;
/** Chosen by the browser at random: only those who know it read the inbox. */
const NAME = /^[\w-]{16,64}$/;

interface Named {
  Params: { inbox: string };
  Querystring: { after?: unknown };
}

/** Receivers of webhooks for developers, shown by the client's API tester. */
export async function serveDevWebhooks(
  app: FastifyInstance,
  { clock, settings }: Pick<Shop, 'clock' | 'settings'>,
): Promise<void> {
  const inboxes = new WebhookInboxes();

  await app.register(async (scope) => {
    acceptBytes(scope);
    scope.addHook<Named>('onRequest', (request, reply, done) => {
      if (isDirect(request) && NAME.test(request.params.inbox)) return done();
      reply.callNotFound();
    });

    scope.post<Named>(PATH, { bodyLimit: BODY_LIMIT, config: { readsNoStore: true } }, receive);
    scope.get<Named>(PATH, { config: { readsNoStore: true } }, list);
    scope.delete<Named>(PATH, { config: { readsNoStore: true } }, clear);
    scope.post<Named>(`${PATH}/status`, { config: { readsNoStore: true } }, chooseStatus);
  });

  function receive(request: FastifyRequest<Named>, reply: FastifyReply) {
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const received = { headers, body: textOf(request.body) };
    return send(reply.status(inboxes.receive(request.params.inbox, received, clock())), {});
  }

  function list(request: FastifyRequest<Named>, reply: FastifyReply) {
    const { inbox } = request.params;
    const after = Number(request.query.after ?? 0);
    // The shop reaches itself by its own port, whatever is in front of it.
    const origin = settings.publicUrl ?? `http://127.0.0.1:${request.socket.localPort}`;
    return send(reply, {
      url: `${origin}/dev/webhooks/${inbox}`,
      status: inboxes.status(inbox),
      requests: inboxes.received(inbox, Number.isNaN(after) ? 0 : after),
    });
  }

  function clear(request: FastifyRequest<Named>, reply: FastifyReply) {
    inboxes.clear(request.params.inbox);
    return send(reply, {});
  }

  function chooseStatus(request: FastifyRequest<Named>, reply: FastifyReply) {
    const input = parseJson(textOf(request.body));
    const chosen = typeof input === 'object' && input && 'status' in input ? input.status : null;
    const status = STATUSES.find((each) => each === chosen);
    if (status === undefined) return answer(request, reply, 422, fr.devWebhooks.badStatus);
    inboxes.setStatus(request.params.inbox, status);
    return send(reply, { status });
  }
}

function textOf(body: unknown): string {
  return Buffer.isBuffer(body) ? body.toString() : '';
}

function send(reply: FastifyReply, body: object): FastifyReply {
  return reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').send(body);
}

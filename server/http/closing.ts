import type { FastifyInstance } from 'fastify';

/**
 * Has the shop part with whoever it answers while it closes: a connection that was busy then and is
 * kept alive after would hold the process until it times out.
 */
export function partWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_, reply, __, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}

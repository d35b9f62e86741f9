import { DAY_MS } from '#shared/instants.ts';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../context.ts';
import { currentSettings, type SettingsSources } from '../../settings/settings.service.ts';
import { paths } from '#shared/paths.ts';
import { originOf } from './send.ts';

/** Less than the recommended year (RFC 9116, 2.5.5). */
const VALID_DAYS = 180;

/** Where a found weakness can be reported (RFC 9116). */
export function serveSecurityTxt(
  app: FastifyInstance,
  shop: SettingsSources & Pick<Shop, 'clock'>,
  publicUrl: string | null,
): void {
  const originNow = originOf(app, publicUrl);
  app.get('/.well-known/security.txt', async (_, reply) => {
    const { email } = await currentSettings(shop);
    const expires = new Date(shop.clock().getTime() + VALID_DAYS * DAY_MS);
    const lines = [
      ...(email === null ? [] : [`Contact: mailto:${email}`]),
      `Contact: ${originNow()}/contact`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: fr, en',
      `Canonical: ${originNow()}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}

/** Password managers lead a customer to the page that changes a password (W3C, A Well-Known URL for Changing Passwords). */
export function leadToPasswordChange(app: FastifyInstance): void {
  app.get('/.well-known/change-password', (_, reply) => reply.redirect(paths.security(), 302));
}

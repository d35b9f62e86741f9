import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { smtpTransport } from '../../../server/mail/smtp.ts';

/** Where a refusal comes in the conversation: at log-in, at the recipient, after the content. */
type Stage = 'AUTH' | 'RCPT' | 'DATA';

/** A mail as it arrived. */
interface Arrived {
  readonly to: readonly string[];
  readonly raw: string;
  readonly email: Email;
}

/** Starts a real SMTP server on this machine that keeps what it is given; its opener closes it. */
export async function startSink() {
  const arrived: Arrived[] = [];
  let refused: { readonly stage: Stage; readonly code: number } | null = null;
  const refusalAt = (stage: Stage, about = ''): Error | null =>
    refused?.stage === stage
      ? Object.assign(new Error(`Not now, ${about}`), { responseCode: refused.code })
      : null;

  const listen = async (port: number): Promise<SMTPServer> => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      allowInsecureAuth: true,
      closeTimeout: 1,
      onAuth: ({ username }, _, done) => done(refusalAt('AUTH'), { user: username }),
      onRcptTo: ({ address }, _, done) => done(refusalAt('RCPT', address)),
      onData: callbackify(async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
        const content = await buffer(stream);
        const refusal = refusalAt('DATA');
        if (refusal) throw refusal;
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const email = await PostalMime.parse(content);
        arrived.push({ to, raw: content.toString('latin1'), email });
      }),
    });
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return server;
  };

  let server = await listen(0);
  const { port } = server.server.address() as AddressInfo; // it listens on a port, not on a path
  const url = `smtp://shop:secret@127.0.0.1:${port}`;
  const transport = smtpTransport(url);
  const away = () => new Promise<void>((resolve) => server.close(resolve));
  return {
    url,
    arrived,
    /** The shop's own, leading here. */
    transport,
    /** Refuses everything at this stage with this code, until `accept`. */
    refuse(stage: Stage, code: number) {
      refused = { stage, code };
    },
    accept() {
      refused = null;
    },
    away,
    /** At the same port. */
    async back() {
      server = await listen(port);
    },
    async close() {
      transport.close();
      await away();
    },
  };
}

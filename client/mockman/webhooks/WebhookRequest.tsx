import { useEffect, useState } from 'react';

import { cx } from '../../ui/cx.ts';
import { locale } from '../../text/language.fr.ts';
import { AnswerPart } from '../AnswerPart.tsx';
import type { ReceivedRequest } from './inbox.ts';
import { checkSignature, readSecret, type Signature } from './signature.ts';
import { mockmanTexts } from '../mockman.fr.ts';

type Props = { request: ReceivedRequest; secret: string };

const time = new Intl.DateTimeFormat(locale, {
  timeStyle: 'medium',
  timeZone: 'Africa/Casablanca',
});

export function WebhookRequest({ request, secret }: Props) {
  const { at, headers, body, status } = request;
  const signature = useSignature(request, secret);
  const content = read(body);
  const id = headers.find(([name]) => name === 'webhook-id')?.[1];
  return (
    <details className="surface webhook-request">
      <summary className="webhook-request__summary">
        <time dateTime={at}>{time.format(new Date(at))}</time>
        <strong>{content.type ?? mockmanTexts.noType}</strong>
        <code className="webhook-request__id">{id ?? mockmanTexts.noId}</code>
        <span>{mockmanTexts.answered(status)}</span>
        <span
          className={cx('webhook-request__signature', `webhook-request__signature--${signature}`)}
        >
          {mockmanTexts.signatures[signature]}
        </span>
      </summary>
      <div className="webhook-request__parts">
        <AnswerPart title={mockmanTexts.body} text={content.text || mockmanTexts.emptyBody} />
        <AnswerPart
          title={mockmanTexts.headers}
          text={headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
        />
      </div>
    </details>
  );
}

function useSignature(request: ReceivedRequest, secretText: string) {
  const [signature, setSignature] = useState<Signature>('UNKNOWN');
  useEffect(() => {
    let isCurrent = true;
    const secret = readSecret(secretText);
    const checking = secret ? checkSignature(request, secret) : Promise.resolve('UNKNOWN' as const);
    void checking.then((found) => isCurrent && setSignature(found));
    return () => {
      isCurrent = false;
    };
  }, [request, secretText]);
  return signature;
}

/** A body as JSON with its type, or as it is. */
function read(body: string): { text: string; type?: string } {
  try {
    const value: unknown = JSON.parse(body);
    const text = JSON.stringify(value, null, 2);
    const isTyped = typeof value === 'object' && value !== null && 'type' in value;
    return isTyped && typeof value.type === 'string' ? { text, type: value.type } : { text };
  } catch {
    return { text: body };
  }
}

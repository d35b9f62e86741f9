import { useId, useState, useEffect } from 'react';

import { Button } from '../../ui/button/Button.tsx';
import { announce } from '../../ui/feedback/Announcer.tsx';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { clockTime } from '../../ui/format/date.ts';
import { inboxName, statuses, type ReceivedRequest } from './inbox.ts';
import { readSecret, checkSignature, type Signature } from './signature.ts';
import { useInbox } from './useInbox.ts';
import './WebhookInbox.css';
import { cx } from '../../ui/cx.ts';
import { locale } from '../../text/language.fr.ts';
import { AnswerPart } from '../AnswerPart.tsx';
import { mockmanTexts } from '../mockman.fr.ts';

const texts = mockmanTexts;

/** A receiver of webhooks for developers, while the shop's sandbox is on. */
export function WebhookInbox() {
  const titleId = useId();
  const [name] = useState(inboxName);
  const [secretText, setSecretText] = useState('');
  const { inbox, problem, retry, setStatus, clear } = useInbox(name);
  const secret = readSecret(secretText);

  if (!inbox) {
    return problem ? <Failure text={texts.failed} onRetry={() => void retry()} /> : <Loader />;
  }
  const { url, status, requests } = inbox;
  // Without permission or https there is no clipboard: the field can still be selected.
  const copy = () =>
    navigator.clipboard?.writeText(url).then(
      () => announce(texts.copied),
      () => undefined,
    );

  return (
    <div className="webhook-inbox stack-6">
      <p className="webhook-inbox__text">{texts.text}</p>
      <section className="surface webhook-inbox__settings stack-4" aria-label={texts.receiver}>
        <div className="webhook-inbox__url stack-2">
          <Field
            label={texts.url}
            hint={texts.urlHint}
            value={url}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <Button variant="secondary" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </div>
        <SelectField
          label={texts.status}
          error={problem === 'STATUS' ? texts.statusFailed : null}
          value={status}
          onChange={({ target }) => {
            const chosen = statuses.find((each) => String(each) === target.value);
            if (chosen) void setStatus(chosen);
          }}
        >
          {statuses.map((each) => (
            <option key={each} value={each}>
              {texts.statuses[each]}
            </option>
          ))}
        </SelectField>
        <Field
          label={texts.secret}
          hint={texts.secretHint}
          error={secretText !== '' && !secret ? texts.badSecret : null}
          value={secretText}
          onChange={({ target }) => setSecretText(target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </section>
      <section aria-labelledby={titleId}>
        <div className="webhook-inbox__bar">
          <h2 id={titleId}>{texts.requests}</h2>
          <Button variant="quiet" disabled={requests.length === 0} onClick={() => void clear()}>
            {texts.clear}
          </Button>
        </div>
        {problem === 'READ' ? <Failure text={texts.failed} onRetry={() => void retry()} /> : null}
        {problem === 'CLEAR' ? (
          <Failure text={texts.clearFailed} onRetry={() => void clear()} />
        ) : null}
        {requests.length === 0 ? (
          <div className="surface stack-2">
            <p>{texts.none}</p>
            <p className="webhook-inbox__text">{texts.noneHint}</p>
          </div>
        ) : (
          <ol className="webhook-inbox__list">
            {requests.map((request) => (
              <li key={request.number}>
                <WebhookRequest request={request} secret={secretText} />
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

const time = new Intl.DateTimeFormat(locale, {
  timeStyle: 'medium',
  timeZone: 'UTC',
});

function WebhookRequest({ request, secret }: { request: ReceivedRequest; secret: string }) {
  const { at, headers, body, status } = request;
  const signature = useSignature(request, secret);
  const content = read(body);
  const id = headers.find(([name]) => name === 'webhook-id')?.[1];
  return (
    <details className="surface webhook-request">
      <summary className="webhook-request__summary">
        <time dateTime={at}>{time.format(clockTime(at))}</time>
        <strong>{content.type ?? mockmanTexts.noType}</strong>
        <code className="webhook-request__id">{id ?? mockmanTexts.noId}</code>
        <span>{mockmanTexts.answered(status)}</span>
        <span
          className={cx('webhook-request__signature', `webhook-request__signature--${signature}`)}
        >
          {mockmanTexts.signatures[signature]}
        </span>
      </summary>
      <div className="webhook-request__parts stack-4">
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

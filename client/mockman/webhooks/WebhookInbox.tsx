import { useId, useState } from 'react';

import { Button } from '../../ui/button/Button.tsx';
import { announce } from '../../ui/feedback/Announcer.tsx';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { inboxName, statuses } from './inbox.ts';
import { readSecret } from './signature.ts';
import { useInbox } from './useInbox.ts';
import './WebhookInbox.css';
import { WebhookRequest } from './WebhookRequest.tsx';
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
    <div className="webhook-inbox">
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

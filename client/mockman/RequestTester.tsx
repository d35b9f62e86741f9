import { useId, useState, useRef } from 'react';

import { mockmanTexts } from './mockman.fr.ts';
import { Button } from '../ui/button/Button.tsx';
import { Field } from '../ui/form/Field.tsx';
import { useForm } from '../ui/form/useForm.ts';
import { AnswerPart } from './AnswerPart.tsx';
import { emptyRequest, methods, readRequest, type Method } from './request.ts';
import './RequestTester.css';
import { TextArea } from '../ui/form/TextArea.tsx';

const texts = mockmanTexts.tester;
const code = {
  className: 'mockman__code',
  rows: 4,
  spellCheck: false,
  autoCapitalize: 'none',
} as const;

/** Sends a request to this shop and shows the raw response. */
export function RequestTester() {
  const methodId = useId();
  const [method, setMethod] = useState<Method>('GET');
  const { ref, values, field, refuse } = useForm(emptyRequest);
  const { answer, isSending, send } = useRequest();

  const submit = () => {
    const { url, init, errors } = readRequest(method, values, window.location.origin);
    refuse(errors ?? {});
    if (url) void send(url, init);
  };

  return (
    <div className="mockman">
      <form
        ref={ref}
        className="surface mockman__form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="field">
          <label className="field__label" htmlFor={methodId}>
            {texts.method}
          </label>
          <select
            id={methodId}
            className="field__input"
            value={method}
            onChange={({ target }) =>
              setMethod(methods.find((each) => each === target.value) ?? 'GET')
            }
          >
            {methods.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </div>
        <Field {...field('address')} label={texts.address} spellCheck={false} inputMode="url" />
        <TextArea {...code} {...field('headers')} label={texts.headers} hint={texts.headersHint} />
        <TextArea {...code} {...field('body')} label={texts.body} />
        <Button type="submit" disabled={isSending}>
          {isSending ? texts.sending : texts.send}
        </Button>
      </form>
      <div className="mockman__answer" aria-live="polite" aria-busy={isSending}>
        <AnswerPart title={texts.status} text={answer?.status ?? texts.nothing} />
        <AnswerPart title={texts.response} text={answer?.body ?? texts.noResponse} />
        <AnswerPart title={texts.responseHeaders} text={answer?.headers ?? texts.nothing} />
      </div>
    </div>
  );
}

/** A response as received; only JSON is indented. */
type Answer = { status: string; headers: string; body: string };

/** `answer` is the last response, undefined when there is none. */
function useRequest() {
  const [answer, setAnswer] = useState<Answer>();
  const [isSending, setIsSending] = useState(false);
  const latest = useRef(0);

  const send = async (url: URL, init: RequestInit) => {
    const turn = ++latest.current;
    setIsSending(true);
    setAnswer(undefined);
    const next = await ask(url, init).catch(() => undefined);
    if (turn !== latest.current) return;
    setAnswer(next);
    setIsSending(false);
  };
  return { answer, isSending, send };
}

async function ask(url: URL, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return {
    status: `${response.status} ${response.statusText}`.trim(),
    headers,
    body: pretty(await response.text()),
  };
}

function pretty(text: string) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

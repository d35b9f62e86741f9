import { lazy, Suspense, useState } from 'react';

import { DocumentHead } from '../page/DocumentHead.tsx';
import { mockmanTexts } from './mockman.fr.ts';
import { Loader } from '../ui/feedback/Loader.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useHydrated } from '../apollo/hydration.ts';
import './MockmanPage.css';
import { RequestTester } from './RequestTester.tsx';
import { hasInboxes } from './webhooks/inbox.ts';

const WebhookInbox = lazy(async () => ({
  default: (await import('./webhooks/WebhookInbox.tsx')).WebhookInbox,
}));

const texts = mockmanTexts.tester;

/** A tool for developers: requests to this shop and, in the sandbox, the webhooks that it sends. */
export function MockmanPage() {
  const isHydrated = useHydrated();
  const [tab, setTab] = useState<'request' | 'webhooks'>('request');
  const request = {
    name: 'request',
    label: mockmanTexts.tabs.request,
    content: <RequestTester />,
  } as const;
  const webhooks = {
    name: 'webhooks',
    label: mockmanTexts.tabs.webhooks,
    content:
      tab === 'webhooks' ? (
        <Suspense fallback={<Loader />}>
          <WebhookInbox />
        </Suspense>
      ) : null,
  } as const;
  const tabs = isHydrated && hasInboxes() ? [request, webhooks] : [request];
  return (
    <div className="page">
      <DocumentHead title={texts.documentTitle} />
      <h1 className="mockman__heading">{texts.title}</h1>
      <p className="mockman__text">
        {texts.text} <a href="/openapi">{mockmanTexts.restApi}</a>
      </p>
      <Tabs label={texts.documentTitle} tabs={tabs} current={tab} onChange={setTab} />
    </div>
  );
}

import { DocumentHead } from '../page/DocumentHead.tsx';
import { mockmanTexts } from './mockman.fr.ts';
import { RequestTester } from './RequestTester.tsx';

const texts = mockmanTexts.tester;

/** A tool for developers: requests to this shop. */
export function MockmanPage() {
  return (
    <div className="page">
      <DocumentHead title={texts.documentTitle} />
      <h1 className="mockman__heading">{texts.title}</h1>
      <p className="mockman__text">
        {texts.text} <a href="/openapi">{mockmanTexts.restApi}</a>
      </p>
      <RequestTester />
    </div>
  );
}

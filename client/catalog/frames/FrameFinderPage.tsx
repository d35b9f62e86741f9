import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { frontWidth, FRAME_MEASURES, type FrameLike } from '#shared/catalog/frame-fit.ts';
import { frameMeasures } from '../frameMeasures.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { paths, compareHash } from '#shared/paths.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { announce } from '../../ui/feedback/Announcer.tsx';
import { shopTexts } from '../../text/shop.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CardRuler } from './CardRuler.tsx';
import './FrameFinderPage.css';
import { frameFinderHead } from './frameFinderQuery.ts';
import { FrameMatches } from './FrameMatches.tsx';
import { frameTexts } from './frames.fr.ts';
import {
  frameFinderPath,
  readMeasures,
  readSearch,
  typed,
  type FrameSearch,
} from './frameSearch.ts';
import { MeasuresForm } from './MeasuresForm.tsx';

const { breadcrumb } = shopTexts;
const steps = [
  { label: breadcrumb.home, to: paths.home() },
  { label: breadcrumb.shop, to: paths.catalog() },
  { label: frameTexts.title },
];

/**
 * Frames of the size of one's own. Measures are stored on the device, and the address stays free of them; an
 * address that holds some shows those.
 */
export function FrameFinderPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readSearch(params);
  const inAddress = readMeasures(search);
  const stored = frameMeasures.use();
  const hasAddress = search.printed !== '' || search.width !== '';
  const measures = hasAddress ? inAddress.measures : stored;
  const results = useRef<HTMLDivElement>(null);
  const isGiven = useRef(false);
  const shown = hasAddress ? search : { ...search, ...typed(stored) };

  // After the form is sent its results are what comes next, for readers of all kinds.
  useEffect(() => {
    if (!isGiven.current || !measures) return;
    isGiven.current = false;
    results.current?.focus();
  }, [measures]);

  const shownAt = useRef('');
  const path = frameFinderPath(search);
  useEffect(() => {
    const isChanged = shownAt.current !== '' && shownAt.current !== path;
    shownAt.current = path;
    // The pressed button is gone, or made anew, with the earlier results.
    if (isChanged && document.activeElement === document.body) {
      results.current?.focus({ preventScroll: true });
    }
  }, [path]);

  const clear = () => {
    const rest = { ...search, printed: '', width: '', without: [] };
    void navigate(frameFinderPath(rest), { replace: true });
  };
  const give = (given: FrameLike) => {
    isGiven.current = true;
    frameMeasures.save(given);
    clear();
  };
  const forget = () => {
    frameMeasures.save(null);
    announce(frameTexts.yours.forgotten);
    clear();
  };

  return (
    <div className="page">
      <DocumentHead {...frameFinderHead} />
      <Breadcrumb steps={steps} />
      <h1 className="frame-finder__title">{frameTexts.title}</h1>
      <p className="frame-finder__lead">{frameTexts.lead}</p>
      {measures ? <OwnMeasures measures={measures} search={search} onForget={forget} /> : null}
      <details
        // Each set of measures begins anew, with what is typed and whether it is open.
        key={JSON.stringify(shown)}
        className="frame-finder__give"
        open={measures === null}
      >
        <summary className="frame-finder__summary">
          <span>{measures ? frameTexts.yours.change : frameTexts.yours.give}</span>
          <Icon name="chevron" size={20} />
        </summary>
        <div className="frame-finder__ways">
          <MeasuresForm search={shown} onGive={give} />
          <CardMeasure measures={measures} onGive={give} />
        </div>
        <p className="frame-finder__note note">{frameTexts.privacy}</p>
      </details>
      {measures ? (
        <div ref={results} tabIndex={-1} className="frame-finder__results">
          <FrameMatches measures={measures} search={search} />
        </div>
      ) : (
        <p className="frame-finder__note note">
          <Link to={paths.sizeGuide()}>{frameTexts.guide}</Link>
        </p>
      )}
    </div>
  );
}

const { ruler } = frameTexts;

type Props = { measures: FrameLike | null; onGive: (measures: FrameLike) => void };

/** The width of the front, measured on the screen: it stands beside the numbers that are known. */
function CardMeasure({ measures, onGive }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="frame-finder__card needs-script">
      <h2 className="frame-finder__heading">{ruler.title}</h2>
      <p>{ruler.text}</p>
      {isOpen ? (
        <CardRuler
          width={Math.round(frontWidth(measures ?? {}))}
          onKeep={(frameWidth) => onGive({ ...measures, frameWidth })}
        />
      ) : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {ruler.start}
        </Button>
      )}
    </section>
  );
}

const { yours, millimetres, back } = frameTexts;

type OwnMeasuresProps = { measures: FrameLike; search: FrameSearch; onForget: () => void };

function OwnMeasures({ measures, search: { productId, variantId }, onForget }: OwnMeasuresProps) {
  return (
    <section className="surface stack-3" aria-labelledby="vos-mesures">
      <h2 id="vos-mesures" className="frame-finder__heading">
        {yours.title}
      </h2>
      <dl className="frame-finder__measures">
        {FRAME_MEASURES.map((measure) => {
          const isComputed = measure === 'frameWidth' && measures.frameWidth === undefined;
          const length = isComputed ? frontWidth(measures) : measures[measure];
          return length === undefined ? null : (
            <div key={measure}>
              <dt>{yours.label[measure]}</dt>
              <dd>
                <span>{millimetres(length)}</span>
                {isComputed ? <small>{` ${yours.computed}`}</small> : null}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="frame-finder__links">
        {productId === null ? null : (
          <Link to={paths.product(productId, variantId ?? undefined) + compareHash}>{back}</Link>
        )}
        <Button variant="quiet" className="needs-script" onClick={onForget}>
          {yours.forget}
        </Button>
      </p>
    </section>
  );
}

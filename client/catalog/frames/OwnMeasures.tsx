import { Link } from 'react-router-dom';

import { FRAME_MEASURES, type FrameLike } from '../../../server/shared/isomorphic/frame-fit.ts';
import { compareHash, paths } from '../../../server/shared/isomorphic/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { frameTexts } from './frames.fr.ts';
import type { FrameSearch } from './frameSearch.ts';
import { ownWidth } from './ownFrame.ts';

const { yours, millimetres, back } = frameTexts;

type Props = { measures: FrameLike; search: FrameSearch; onForget: () => void };

export function OwnMeasures({ measures, search: { productId, variantId }, onForget }: Props) {
  return (
    <section className="surface stack-3" aria-labelledby="vos-mesures">
      <h2 id="vos-mesures" className="frame-finder__heading">
        {yours.title}
      </h2>
      <dl className="frame-finder__measures">
        {FRAME_MEASURES.map((measure) => {
          const isComputed = measure === 'frameWidth' && measures.frameWidth === undefined;
          const length = isComputed ? ownWidth(measures) : measures[measure];
          return length === undefined ? null : (
            <div key={measure}>
              <dt>{yours.label[measure]}</dt>
              <dd>
                {millimetres(length)} {isComputed ? <span>{yours.computed}</span> : null}
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

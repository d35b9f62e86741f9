import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';

import { FRAME_MEASURES, type FrameLike, type FrameMeasure } from '#shared/catalog/frame-fit.ts';
import { FailedPart } from '../../apollo/QueryProblem.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { catalogPath, widthNames } from '../list/filter/filters.ts';
import { wideningsQuery, wideningsVariables, type Wanted } from './frameFinderQuery.ts';
import { frameTexts } from './frames.fr.ts';
import { frameFinderPath, type FrameSearch } from './frameSearch.ts';

const { empty } = frameTexts;

type Props = {
  measures: FrameLike;
  wanted: Wanted;
  search: FrameSearch;
};

/** Which measure no frame has, and how many there are without it. */
export function NoMatch({ measures, wanted, search }: Props) {
  const query = useQuery(wideningsQuery, { variables: wideningsVariables(wanted) });
  const { data, error } = query;
  if (error && !data) return <FailedPart query={query} />;
  if (!data) return <Skeleton className="frame-finder__skeleton" />;
  const without = {
    lensWidth: data.withoutLens.totalCount,
    bridgeWidth: data.withoutBridge.totalCount,
    templeLength: data.withoutTemple.totalCount,
    frameWidth: data.withoutFront.totalCount,
  };
  const alone = {
    lensWidth: data.lens.totalCount,
    bridgeWidth: data.bridge.totalCount,
    templeLength: data.temple.totalCount,
    frameWidth: data.front.totalCount,
  };
  const given = FRAME_MEASURES.filter((measure) => wanted.like[measure] !== undefined);
  const none = given.filter((measure) => alone[measure] === 0);
  const oneLess = given
    .filter((measure) => given.length > 1 && without[measure] > 0)
    .map((measure) => ({ left: [measure], count: without[measure] }));
  // Where no single measure is to blame, each is offered alone.
  const widenings: { left: FrameMeasure[]; count: number }[] =
    oneLess.length > 0 || given.length < 3
      ? oneLess
      : given
          .filter((measure) => alone[measure] > 0)
          .map((measure) => ({
            left: given.filter((other) => other !== measure),
            count: alone[measure],
          }));
  return (
    <>
      <Picture
        src="/images/empty-search.svg"
        alt=""
        width={320}
        height={320}
        className="frame-finder__nothing"
      />
      <h2 className="frame-finder__heading">{empty.title}</h2>
      {none.length === 0 ? <p>{empty.together}</p> : null}
      {none.map((measure) => (
        <p key={measure}>{empty.none(measure, measures[measure] ?? 0)}</p>
      ))}
      <ul className="frame-finder__widenings">
        {widenings.map(({ left, count }) => (
          <li key={left.join(' ')}>
            <Link to={frameFinderPath({ ...search, without: [...search.without, ...left] })}>
              {empty.widen(left, count)}
            </Link>
          </li>
        ))}
        {search.includeOutOfStock ? null : (
          <li>
            <Link to={frameFinderPath({ ...search, includeOutOfStock: true })}>
              {frameTexts.includeOutOfStock}
            </Link>
          </li>
        )}
      </ul>
      <ButtonLink to={catalogPath({ widths: Object.values(widthNames) })} variant="secondary">
        {empty.all}
      </ButtonLink>
    </>
  );
}

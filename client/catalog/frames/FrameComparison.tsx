import { Link } from 'react-router-dom';

import { frontWidth, FRAME_MEASURES, type FrameLike } from '#shared/catalog/frame-fit.ts';
import { paths } from '#shared/paths.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { Frame } from '../product/measures/frameShape.ts';
import './FrameComparison.css';
import { FrameOverlay } from './FrameOverlay.tsx';
import { frameTexts } from './frames.fr.ts';
import { FrameWidth } from './FrameWidth.tsx';

const { compare, yours, millimetres, legend } = frameTexts;

type Props = { frame: Frame; own: FrameLike; onClose: () => void };

/** A frame over one's own, in a drawing, in words and measure by measure. */
export function FrameComparison({ frame, own, onClose }: Props) {
  const known = { ...own, frameWidth: frontWidth(own) };
  return (
    <Dialog title={compare.title} className="frame-comparison" onClose={onClose}>
      <FrameWidth frame={frame} own={own} className="frame-comparison__words" />
      <FrameOverlay frame={frame} own={own} />
      <p className="note">{legend}</p>
      <table className="frame-comparison__table">
        <thead>
          <tr>
            <th scope="col">{compare.measure}</th>
            <th scope="col">{compare.this}</th>
            <th scope="col">{compare.yours}</th>
          </tr>
        </thead>
        <tbody>
          {FRAME_MEASURES.map((measure) => {
            const mine = known[measure];
            return (
              <tr key={measure}>
                <th scope="row">{yours.label[measure]}</th>
                <td>{millimetres(frame[measure])}</td>
                <td>{mine === undefined ? compare.unknown : millimetres(mine)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Link to={paths.frameFinder()} className="frame-comparison__link">
        {compare.finder}
      </Link>
    </Dialog>
  );
}

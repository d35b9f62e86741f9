import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';

import { frPictures as texts } from '../../text/admin/products/pictures.fr.ts';
import { cropRectangle, heightOf, moveCrop, zoomLimit, type Crop } from './crop.ts';
import './Cropper.css';

// Pixels of the canvas, twice its usual size on the page.
const shownWidth = 512;
const step = 0.03;
const zoomStep = 1.1;

const moves: Readonly<Record<string, Parameters<typeof moveCrop>[2]>> = {
  ArrowLeft: { right: -step },
  ArrowRight: { right: step },
  ArrowUp: { down: -step },
  ArrowDown: { down: step },
  '+': { zoomBy: zoomStep },
  '=': { zoomBy: zoomStep },
  '-': { zoomBy: 1 / zoomStep },
};

type Props = { bitmap: ImageBitmap; crop: Crop; onCrop: (crop: Crop) => void };

/** The part of the picture that is shown, in the ratio of the shop's cards. */
export function Cropper({ bitmap, crop, onCrop }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const helpId = useId();
  const zoomId = useId();

  useEffect(() => {
    const { left, top, width, height } = cropRectangle(bitmap, crop);
    const shownHeight = heightOf(shownWidth);
    canvas.current
      ?.getContext('2d')
      ?.drawImage(bitmap, left, top, width, height, 0, 0, shownWidth, shownHeight);
  }, [bitmap, crop]);

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const [right, down] = [-event.movementX / width, -event.movementY / height];
    onCrop(moveCrop(bitmap, crop, { right, down }));
  };
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onCrop(moveCrop(bitmap, crop, move));
  };

  return (
    <div className="stack-2">
      {/* Moved by pointer and by keyboard, as a slider in two directions. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className="cropper__frame"
        role="application"
        aria-label={texts.cropLabel}
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      >
        <canvas ref={canvas} width={shownWidth} height={heightOf(shownWidth)} />
      </div>
      <p id={helpId} className="cropper__help">
        {texts.cropHelp}
      </p>
      <label htmlFor={zoomId} className="cropper__zoom">
        {texts.zoom}
        <input
          id={zoomId}
          type="range"
          min={1}
          max={zoomLimit(bitmap)}
          step={0.01}
          value={crop.zoom}
          onChange={({ target }) =>
            onCrop(moveCrop(bitmap, crop, { zoomBy: target.valueAsNumber / crop.zoom }))
          }
        />
      </label>
    </div>
  );
}

import { useEffect, useId, useRef, useState, type PointerEvent, type ReactNode } from 'react';

import { Button } from '../../ui/button/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { FrameFront } from '../product/measures/FrameFront.tsx';
import './CardRuler.css';
import { frameTexts } from './frames.fr.ts';
import { ownFrame } from './ownFrame.ts';
import { ranges } from './printedMeasures.ts';

// ISO/IEC 7810 ID-1, in millimetres.
const card = { long: 85.6, short: 53.98, corner: 3.18 };

/** Pixels of CSS a millimetre: phones have up to 7, and zooming enlarges them. */
const scales = { min: 2.5, max: 9, step: 0.01, first: 96 / 25.4 };

/** The long side of a card at the largest scale of most screens, in pixels. */
const roomForCard = 560;

const { ruler, millimetres } = frameTexts;

type Props = { width: number; onKeep: (width: number) => void };

/** Finds the scale of the screen with a bank card, then the width of glasses that are held against it. */
export function CardRuler({ width: before, onKeep }: Props) {
  const [scale, setScale] = useState(scales.first);
  const [step, setStep] = useState<'CARD' | 'GLASSES'>('CARD');
  const [width, setWidth] = useState(before);
  const [ref, room] = useRoom();
  return (
    <div ref={ref} className="card-ruler">
      {step === 'CARD' ? (
        <>
          <p>{ruler.card.text}</p>
          <Card scale={scale} isUpright={room < roomForCard} onScale={setScale} />
          <Slider
            {...scales}
            label={ruler.card.label}
            value={scale}
            valueText={ruler.card.value(100 / scale)}
            onChange={setScale}
          />
          <Button variant="secondary" onClick={() => setStep('GLASSES')}>
            {ruler.card.next}
          </Button>
        </>
      ) : (
        <>
          <Glasses
            width={width}
            scale={scale}
            isWhole={room >= ranges.frameWidth.max * scale}
            onWidth={setWidth}
          />
          <Slider
            {...ranges.frameWidth}
            step={1}
            label={ruler.glasses.label}
            value={width}
            valueText={millimetres(width)}
            onChange={setWidth}
          />
          <div className="row-3">
            <Button onClick={() => onKeep(width)}>{ruler.glasses.keep(millimetres(width))}</Button>
            <Button variant="secondary" onClick={() => setStep('CARD')}>
              {ruler.glasses.back}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

type CardProps = { scale: number; isUpright: boolean; onScale: (scale: number) => void };

/** Draws the card at its size, one corner fixed; dragging the other one changes the scale. */
function Card({ scale, isUpright, onScale }: CardProps) {
  const [width, height] = isUpright ? [card.short, card.long] : [card.long, card.short];
  return (
    <Stage
      label={ruler.card.drawing}
      box={{ x: 0, y: 0, width, height }}
      scale={scale}
      onDrag={({ x }) => onScale(bounded(x / width, scales))}
      handle={{ x: width, y: height }}
    >
      <rect className="card-ruler__card" width={width} height={height} rx={card.corner} />
      <rect
        className="card-ruler__chip"
        x={9}
        y={isUpright ? 10 : 18}
        width={11}
        height={9}
        rx={1.5}
      />
    </Stage>
  );
}

type GlassesProps = {
  width: number;
  scale: number;
  /** Whether the whole front has room; else half of it, turned by a quarter. */
  isWhole: boolean;
  onWidth: (width: number) => void;
};

/** Draws glasses at their size; dragging the mark at their edge changes the width. */
function Glasses({ width, scale, isWhole, onWidth }: GlassesProps) {
  const frame = ownFrame({ frameWidth: width });
  const most = ranges.frameWidth.max / 2;
  const edge = width / 2;
  const label = ruler.glasses.drawing(millimetres(width));
  const onEdge = (length: number) => onWidth(Math.round(bounded(2 * length, ranges.frameWidth)));
  const marks = <path className="card-ruler__mark" d={`M0 -6v56M${edge} -6v56M${-edge} -6v56`} />;
  return (
    <>
      <p>{isWhole ? ruler.glasses.text : ruler.glasses.half}</p>
      {isWhole ? (
        <Stage
          label={label}
          box={{ x: -most, y: -8, width: 2 * most, height: 62 }}
          scale={scale}
          onDrag={({ x }) => onEdge(x / scale - most)}
          handle={{ x: edge, y: 46 }}
          isCentred
        >
          <FrameFront frame={frame} />
          {marks}
        </Stage>
      ) : (
        <Stage
          label={label}
          box={{ x: -49, y: -2, width: 53, height: most + 8 }}
          scale={scale}
          onDrag={({ y }) => onEdge(y / scale - 2)}
          handle={{ x: -45, y: edge }}
          isCentred
        >
          <g transform="rotate(90)">
            <FrameFront frame={frame} />
            {marks}
          </g>
        </Stage>
      )}
    </>
  );
}

type StageProps = {
  label: string;
  /** In millimetres. */
  box: { x: number; y: number; width: number; height: number };
  scale: number;
  handle: { x: number; y: number };
  /** A drawing whose size changes keeps its corner in place instead. */
  isCentred?: boolean;
  /** Pixels from the corner of the drawing. */
  onDrag: (point: { x: number; y: number }) => void;
  children: ReactNode;
};

/** A drawing at its size, with a handle for fingers and mice; the slider beside it is for keys. */
function Stage({ label, box, scale, handle, isCentred = false, onDrag, children }: StageProps) {
  const follow = (event: PointerEvent<SVGElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const corner = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (corner) onDrag({ x: event.clientX - corner.left, y: event.clientY - corner.top });
  };
  return (
    <div className="card-ruler__stage">
      <svg
        className={cx('card-ruler__drawing', isCentred && 'card-ruler__drawing--centred')}
        width={box.width * scale}
        height={box.height * scale}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        aria-label={label}
      >
        {children}
        <circle
          className="card-ruler__handle"
          cx={handle.x}
          cy={handle.y}
          // A finger needs 44 pixels, which the border around it adds to.
          r={10 / scale}
          strokeWidth={24 / scale}
          onPointerDown={(event) => {
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={follow}
        />
      </svg>
    </div>
  );
}

type SliderProps = {
  label: string;
  value: number;
  valueText: string;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
};

function Slider({ label, value, valueText, min, max, step, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="card-ruler__slider">
      <label htmlFor={id}>{label}</label>
      <span aria-hidden="true">{valueText}</span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}

const bounded = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, value));

/** The width of an element in pixels, as it changes; 0 before it is known. */
function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, room] as const;
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { followGestures } from './gestures.ts';
import { maxScale, pan, wholeView, zoom, type Point, type Sizes, type View } from './zoom.ts';

const centre: Point = { x: 0, y: 0 };
const buttonFactor = 1.5;
const doubleTapFactor = 2.5;
const arrowStep = 80;
// The picture moves against the arrow: the view moves with it.
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: arrowStep, y: 0 },
  ArrowRight: { x: -arrowStep, y: 0 },
  ArrowUp: { x: 0, y: arrowStep },
  ArrowDown: { x: 0, y: -arrowStep },
};

/** A picture that wheel, pinch, double tap, drag, keys and buttons enlarge and move. */
export function useZoom() {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [view, setView] = useState(wholeView);

  const change = useCallback((next: (view: View, sizes: Sizes) => View) => {
    const sizes = measure(stage.current, picture.current);
    if (sizes) setView((now) => next(now, sizes));
  }, []);
  const zoomBy = useCallback(
    (factor: number, point = centre) => change((now, sizes) => zoom(now, factor, point, sizes)),
    [change],
  );

  useEffect(() => {
    if (!stage.current) return undefined;
    return followGestures(stage.current, {
      onPan: (by) => change((now, sizes) => pan(now, by, sizes)),
      onZoom: zoomBy,
      onDoubleTap: (point) =>
        change((now, sizes) =>
          now.scale > 1 ? wholeView : zoom(now, doubleTapFactor, point, sizes),
        ),
    });
  }, [change, zoomBy]);

  useEffect(() => {
    // On resize the view stays where it was.
    const onResize = () => change((now, sizes) => pan(now, centre, sizes));
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const by = arrows[event.key];
      if (by) change((now, sizes) => pan(now, by, sizes));
      else if (event.key === '+' || event.key === '=') zoomBy(buttonFactor);
      else if (event.key === '-') zoomBy(1 / buttonFactor);
      else if (event.key === '0') setView(wholeView);
      else return;
      event.preventDefault();
    };
    window.addEventListener('resize', onResize);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('resize', onResize);
      window.removeEventListener('keydown', onKey);
    };
  }, [change, zoomBy]);

  // Set by script: the content security policy forbids style attributes.
  useLayoutEffect(() => {
    const { scale, x, y } = view;
    if (picture.current) picture.current.style.translate = `${x}px ${y}px`;
    if (picture.current) picture.current.style.scale = String(scale);
  }, [view]);

  return {
    stage,
    picture,
    percent: Math.round(view.scale * 100),
    canZoomIn: view.scale < maxScale,
    canZoomOut: view.scale > 1,
    zoomIn: () => zoomBy(buttonFactor),
    zoomOut: () => zoomBy(1 / buttonFactor),
  };
}

function measure(stage: HTMLElement | null, picture: HTMLElement | null): Sizes | undefined {
  if (!stage || !picture) return undefined;
  return {
    stage: { width: stage.clientWidth, height: stage.clientHeight },
    picture: { width: picture.offsetWidth, height: picture.offsetHeight },
  };
}

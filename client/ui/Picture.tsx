import { NO_PICTURE } from '#shared/catalog/no-picture.ts';
import { PicturePlaceholder } from './PicturePlaceholder.tsx';

/** `first` is loaded before all others, one a page; `soon` is in view from the start. */
export type PicturePriority = 'first' | 'soon';

/** The first of a list, the next `count` in view, and the rest, which load lazily. */
export function priorityAt(index: number, count: number): PicturePriority | undefined {
  if (index >= count) return undefined;
  return index === 0 ? 'first' : 'soon';
}

export type PictureSource = { url: string; width: number };

type Props = {
  src: string;
  alt: string;
  /** Stands in its place where there is none: what it would show. */
  text?: string;
  /** Smaller widths of `src`, largest first; drawings are sharp at every size and have none. */
  sources?: readonly PictureSource[] | undefined;
  /** Widths at which it is shown, as in HTML. */
  sizes?: string;
  /** Its own size, which reserves its space; the shop's pictures are 4:5. */
  width?: number;
  height?: number;
  /** The picture is loaded lazily where this is missing. */
  priority?: PicturePriority;
  className?: string;
};

/** Reserves its space until loaded. */
export function Picture({
  src,
  alt,
  text = alt,
  sources,
  sizes,
  width = 400,
  height = 500,
  priority,
  className,
}: Props) {
  if (src === NO_PICTURE) return <PicturePlaceholder text={text} className={className} />;
  return (
    <img
      // Before `src`: some browsers start the request as soon as they have it.
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      decoding={priority === 'first' ? undefined : 'async'}
      srcSet={srcSetOf(src, sources)}
      sizes={sources?.length ? sizes : undefined}
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
    />
  );
}

/** The width of `src` itself is not known: above the next smaller one, browsers take it anyway. */
function srcSetOf(src: string, sources: readonly PictureSource[] = []): string | undefined {
  const [largest] = sources;
  if (!largest) return undefined;
  return [{ url: src, width: 2 * largest.width }, ...sources]
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
}

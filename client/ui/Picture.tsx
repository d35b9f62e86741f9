import type { PicturePriority } from './picturePriority.ts';

type Props = {
  src: string;
  alt: string;
  /** Its own size, which reserves its space; the shop's pictures are 4:5. */
  width?: number;
  height?: number;
  /** Without it the picture is loaded lazily. */
  priority?: PicturePriority;
  className?: string;
};

/**
 * Reserves its space until loaded. The shop's pictures are drawings, sharp at every size: no
 * `srcset`.
 */
export function Picture({ src, alt, width = 400, height = 500, priority, className }: Props) {
  return (
    <img
      // Before `src`: some browsers start the request as soon as they have it.
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      decoding={priority === 'first' ? undefined : 'async'}
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
    />
  );
}

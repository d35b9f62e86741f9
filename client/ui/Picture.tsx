import type { PicturePriority } from './picturePriority.ts';

type Props = {
  src: string;
  alt: string;
  /** Its own size, for the room it takes before it has come; the shop's pictures are 4:5. */
  width?: number;
  height?: number;
  /** Without it: fetched when it comes near. */
  priority?: PicturePriority;
  className?: string;
};

/**
 * A picture that keeps its room until it has come. The shop's are drawings: one file is sharp at
 * every size, so there is none to choose from.
 */
export function Picture({ src, alt, width = 400, height = 500, priority, className }: Props) {
  return (
    <img
      // Before `src`: some browsers begin to fetch as soon as they know where from.
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

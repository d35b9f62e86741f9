type Props = {
  src: string;
  alt: string;
  /** Its own size, for the room it takes before it has come; the shop's pictures are 4:5. */
  width?: number;
  height?: number;
  /** Seen first: fetched at once, before all others. */
  priority?: boolean;
  className?: string;
};

/** A picture that keeps its room, fetched when it comes near unless it has `priority`. */
export function Picture({
  src,
  alt,
  width = 400,
  height = 500,
  priority = false,
  className,
}: Props) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  );
}

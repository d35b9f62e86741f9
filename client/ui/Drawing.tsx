type Props = {
  /** Path on a grid of 24, with strokes of 1.5. */
  path: string;
  size?: number;
  isFilled?: boolean;
};

/** Hidden from screen readers: the element around it has a name of its own. */
export function Drawing({ path, size = 22, isFilled = false }: Props) {
  return (
    <svg
      className={isFilled ? 'icon icon--filled' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

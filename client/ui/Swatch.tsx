import './Swatch.css';

type Props = { colour: string; size?: number };

/** A drawing, since the page's policy forbids styles in attributes. */
export function Swatch({ colour, size = 24 }: Props) {
  return (
    <svg className="swatch" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill={colour} />
    </svg>
  );
}

import './BarChart.css';

export type Bar = {
  key: string;
  /** Below the first and the last bar. */
  label: string;
  value: number;
  /** Under a pointer. */
  description: string;
};

type Props = { bars: readonly Bar[] };

const height = 100;
const step = 12;
const gap = 3;

/** Bars over time, hidden from screen readers: give the same numbers as a table beside it. */
export function BarChart({ bars }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className="bar-chart">
      <svg
        className="bar-chart__drawing"
        aria-hidden="true"
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="none"
      >
        {bars.map(({ key, value, description }, place) => {
          const size = (value / most) * height;
          return (
            <g key={key} className="bar-chart__bar">
              <title>{description}</title>
              <rect x={place * step} width={step} height={height} className="bar-chart__area" />
              <rect
                x={place * step + gap / 2}
                y={height - size}
                width={step - gap}
                height={size}
                className="bar-chart__value"
              />
            </g>
          );
        })}
      </svg>
      <div className="bar-chart__labels" aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
    </div>
  );
}

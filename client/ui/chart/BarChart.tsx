import './BarChart.css';

type Bar = {
  key: string;
  /** Stands below the first and the last bar. */
  label: string;
  value: number;
  /** Value to compare with, as a paler bar before it. */
  before?: number;
  /** Under a pointer. */
  description: string;
};

const height = 100;
const step = 12;
const gap = 3;

/** Bars over time, hidden from screen readers: give the same numbers as a table beside it. */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value, before = 0 }) => Math.max(value, before)));
  const sizeOf = (value: number) => (value / most) * height;
  return (
    <div>
      <svg
        className="bar-chart__drawing"
        aria-hidden="true"
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="none"
      >
        {bars.map(({ key, value, before, description }, place) => {
          const start = place * step + gap / 2;
          const width = before === undefined ? step - gap : (step - gap) / 2;
          return (
            <g key={key} className="bar-chart__bar">
              <title>{description}</title>
              <rect x={place * step} width={step} height={height} className="bar-chart__area" />
              {before === undefined ? null : (
                <rect
                  x={start}
                  y={height - sizeOf(before)}
                  width={width}
                  height={sizeOf(before)}
                  className="bar-chart__before"
                />
              )}
              <rect
                x={start + (step - gap - width)}
                y={height - sizeOf(value)}
                width={width}
                height={sizeOf(value)}
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

import { useId } from 'react';

type Props<Value extends string> = {
  legend: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** One of a few, in a row. */
export function Choices<Value extends string>({
  legend,
  values,
  labels,
  chosen,
  onChoose,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend className="field__label">{legend}</legend>
      <div className="choices__row">
        {values.map((value) => (
          <label key={value} className="choices__choice">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              className="choices__input"
              onChange={() => onChoose(value)}
            />
            <span>{labels[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

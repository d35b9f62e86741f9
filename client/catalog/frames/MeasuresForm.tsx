import type { FrameLike } from '#shared/catalog/frame-fit.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { frameTexts } from './frames.fr.ts';
import { readMeasures, searchNames, type FrameSearch } from './frameSearch.ts';
import { SearchInputs } from './SearchInputs.tsx';
import { ranges, type Problem } from './printedMeasures.ts';

const texts = frameTexts.form;

type Props = {
  /** The previous search, which fills the fields. */
  search: FrameSearch;
  /** Called with valid measures, in place of opening the form's address. */
  onGive: (measures: FrameLike) => void;
};

/** The numbers inside one's own glasses. Without scripts it opens the page with them. */
export function MeasuresForm({ search, onGive }: Props) {
  const { ref, values, field, refuse } = useForm(
    { printed: search.printed, width: search.width },
    problemsOf(search),
  );
  return (
    <form
      ref={ref}
      className="frame-finder__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { measures } = readMeasures(values);
        if (measures) onGive(measures);
        else refuse({ printed: texts.nothing, ...problemsOf(values) });
      }}
    >
      <h2 className="frame-finder__heading">{texts.title}</h2>
      <p>{texts.text}</p>
      <TempleDrawing />
      <Field
        {...field('printed')}
        name={searchNames.printed}
        label={texts.printed}
        hint={texts.printedHint}
        autoComplete="off"
        maxLength={100}
      />
      <Field
        {...field('width')}
        name={searchNames.width}
        label={texts.width}
        hint={texts.widthHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={100}
      />
      <SearchInputs search={{ ...search, printed: '', width: '', without: [] }} />
      <Button type="submit">{texts.submit}</Button>
    </form>
  );
}

/** Describes the problems for their fields. */
function problemsOf(typed: Pick<FrameSearch, 'printed' | 'width'>) {
  const { printed, width } = readMeasures(typed).problems;
  return {
    ...(printed && { printed: describe(printed) }),
    ...(width && { width: describe(width) }),
  };
}

const describe = (problem: Problem) =>
  frameTexts.problem(
    problem,
    ranges[problem.code === 'OUT_OF_RANGE' ? problem.measure : 'frameWidth'],
  );

/** The inside of a temple, in millimetres, with the numbers printed on it. */
function TempleDrawing() {
  return (
    <svg className="frame-finder__temple" viewBox="0 0 150 44" aria-label={frameTexts.drawing}>
      <path
        className="frame-finder__temple-shape"
        d="M4 8h104c22 0 32 8 38 30l-8 2c-6-16-12-21-30-21l-98-1c-4 0-6-2-6-5z"
      />
      <path className="frame-finder__temple-shape" d="M4 4h7v22H4z" />
      <g className="frame-finder__temple-numbers">
        <text x="30" y="16">
          52
        </text>
        <path d="M42.5 10.5h5v5h-5z" />
        <text x="51" y="16">
          18
        </text>
        <text x="70" y="16">
          145
        </text>
      </g>
    </svg>
  );
}

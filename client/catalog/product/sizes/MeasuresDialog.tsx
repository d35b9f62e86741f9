import { describeSize, describeWarnings } from '../../../../server/catalog/sizes/describe.ts';
import { wearerTexts } from '../../../../server/catalog/silhouette/wearers.fr.ts';
import { sizeReasons } from '../../../../server/catalog/sizes/sizes.fr.ts';
import { adviseSize, MEASURE_BOUNDS } from '../../../../server/catalog/sizes/sizes.rules.ts';
import { bodyMeasures, measureNames, type BodyMeasures, type MeasureName } from './bodyMeasures.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { announce } from '../../../ui/feedback/Announcer.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm, type FormErrors } from '../../../ui/form/useForm.ts';
import { readCentimetres } from './readCentimetres.ts';
import { sizeTexts } from './sizes.fr.ts';

const { fields, problems } = sizeTexts;

export type SizedProduct = Parameters<typeof adviseSize>[0] & {
  guide: { note: string | null; lengthNote: string | null } | null;
};

/** The measures are given once, for every garment. */
export function MeasuresDialog({ sized, onClose }: { sized: SizedProduct; onClose: () => void }) {
  const known = bodyMeasures.use();
  const { ref, values, field, refuse } = useForm(written(known));

  const submit = async () => {
    const given = measureNames.filter((name) => values[name].trim() !== '');
    const errors: FormErrors<MeasureName> = {};
    const measures: Partial<Record<MeasureName, number>> = {};
    for (const name of given) {
      const centimetres = readCentimetres(values[name]);
      if (centimetres === null) {
        errors[name] = problems.unreadable(MEASURE_BOUNDS.min, MEASURE_BOUNDS.max);
      } else measures[name] = centimetres;
    }
    if (given.length === 0) errors.chest = problems.none;
    if (Object.keys(errors).length > 0) return refuse(errors);
    bodyMeasures.save(measures);
    const advice = adviseSize(sized, measures);
    const size = advice.size === null ? '' : `${sizeTexts.yours(advice.size)}. `;
    const reason = describeSize(sizeReasons, advice);
    const warnings = describeWarnings(sizeReasons, wearerTexts, advice);
    announce(size + [reason, ...warnings].join(' '));
    onClose();
  };
  const forget = () => {
    bodyMeasures.save(null);
    announce(sizeTexts.forgotten);
    onClose();
  };

  return (
    <Dialog title={sizeTexts.title} className="measures-dialog" onClose={onClose}>
      <p>{sizeTexts.text}</p>
      {[sized.guide?.note, sized.guide?.lengthNote].map((text) =>
        text ? (
          <p key={text} className="measures-dialog__note note">
            {text}
          </p>
        ) : null,
      )}
      <Form ref={ref} className="measures-dialog__form" isBusy={false} onSubmit={submit}>
        {measureNames.map((name) => (
          <Field
            key={name}
            {...field(name)}
            {...fields[name]}
            inputMode="decimal"
            autoComplete="off"
            unit={sizeTexts.unit}
          />
        ))}
        <p className="measures-dialog__note note">{sizeTexts.privacy}</p>
        <div className="measures-dialog__buttons row-3">
          <Button type="submit">{sizeTexts.submit}</Button>
          {known === null ? null : (
            <Button variant="ghost" onClick={forget}>
              {sizeTexts.forget}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}

function written(known: BodyMeasures | null): Record<MeasureName, string> {
  const text = (name: MeasureName) => {
    const centimetres = known?.[name];
    return centimetres === undefined ? '' : sizeTexts.number(centimetres);
  };
  // Each measure has its text.
  return Object.fromEntries(measureNames.map((name) => [name, text(name)])) as Record<
    MeasureName,
    string
  >;
}

import { Button } from '../../ui/button/Button.tsx';
import { announce } from '../../ui/feedback/announce.ts';
import { Field } from '../../ui/form/Field.tsx';
import { AdminIcon } from './AdminIcon.tsx';

type Props = { label: string; value: string; copy: string; copied: string };

/** A text to take along. */
export function CopyField({ label, value, copy, copied }: Props) {
  // Without permission or https there is no clipboard: the field can still be selected.
  const write = () =>
    navigator.clipboard?.writeText(value).then(
      () => announce(copied),
      () => undefined,
    );
  return (
    <>
      <Field label={label} value={value} readOnly onFocus={({ target }) => target.select()} />
      <div>
        <Button variant="secondary" onClick={() => void write()}>
          <AdminIcon name="copy" size={20} />
          {copy}
        </Button>
      </div>
    </>
  );
}

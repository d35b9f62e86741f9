import { Checkbox } from '../../ui/form/Checkbox.tsx';

type Group = { label: string; choices: readonly { value: string; label: string }[] };

type Props = {
  label: string;
  groups: readonly Group[];
  chosen: string[];
  error: string | null;
  onChange: (chosen: string[]) => void;
};

export function ChoiceGroups({ label, groups, chosen, error, onChange }: Props) {
  const toggle = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value));
  return (
    <fieldset className="choice-groups">
      <legend className="field__label">{label}</legend>
      {groups.map((group) => (
        <fieldset key={group.label}>
          <legend className="choice-groups__label">{group.label}</legend>
          {group.choices.map((choice) => (
            <Checkbox
              key={choice.value}
              label={choice.label}
              note={choice.value}
              checked={chosen.includes(choice.value)}
              onChange={({ target }) => toggle(choice.value, target.checked)}
            />
          ))}
        </fieldset>
      ))}
      {error === null ? null : (
        <p role="alert" className="field__error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

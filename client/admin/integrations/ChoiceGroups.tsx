import { frIntegrations } from '../../text/admin/integrations.fr.ts';
import { labels } from '../../text/admin/labels.fr.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';

type Group = { label: string; choices: readonly { value: string; label: string }[] };

type Props = {
  label: string;
  groups: readonly Group[];
  /** The chosen values, with spaces between them, as a form's field holds them. */
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

export const chosenOf = (value: string) => value.split(' ').filter((each) => each !== '');

export function ChoiceGroups({ label, groups, value, error, onChange }: Props) {
  const chosen = chosenOf(value);
  const toggle = (choice: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, choice] : chosen.filter((each) => each !== choice);
    onChange({ target: { value: next.join(' ') } });
  };
  return (
    <fieldset className="choice-groups stack-3">
      <legend className="field__label">{label}</legend>
      {groups.map((group) => (
        <fieldset key={group.label}>
          <legend className="note">{group.label}</legend>
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
      {error === undefined ? null : (
        <p role="alert" className="field__error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The choices of these kinds: the first part of their codes. */
const group = (label: string, names: Readonly<Record<string, string>>, ...kinds: string[]) => ({
  label,
  choices: Object.entries(names)
    .filter(([value]) => kinds.includes(value.split(/[.:]/, 1)[0] ?? ''))
    .map(([value, name]) => ({ value, label: name })),
});

const { groups } = frIntegrations;

export const scopeGroups = [
  group(groups.catalog, labels.scope, 'catalog', 'stock'),
  group(groups.orders, labels.scope, 'orders'),
  group(groups.customers, labels.scope, 'customers'),
  group(groups.webhooks, labels.scope, 'webhooks'),
];

export const eventGroups = [
  group(groups.orders, labels.event, 'order', 'return', 'refund', 'shipment', 'exchange'),
  group(groups.catalog, labels.event, 'product', 'stock', 'campaign'),
  group(groups.customers, labels.event, 'customer', 'appointment'),
];

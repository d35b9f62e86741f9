import { frDashboard } from '../../text/fr.admin.dashboard.ts';
import { Section } from '../page/Section.tsx';

/** What shoppers do not see, because the shop was not given it. */
export function MissingSettings({ names }: { names: readonly string[] }) {
  const { title, text } = frDashboard.missingSettings;
  if (names.length === 0) return null;
  return (
    <Section title={title}>
      <p>{text}</p>
      <ul className="missing-settings">
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { frDashboard } from '../../text/fr.admin.dashboard.ts';

/** What shoppers do not see, because the shop was not given it. */
export function MissingSettings({ names }: { names: readonly string[] }) {
  const { title, text } = frDashboard.missingSettings;
  if (names.length === 0) return null;
  return (
    <section className="surface" aria-labelledby="missing-settings">
      <h2 id="missing-settings">{title}</h2>
      <p>{text}</p>
      <ul className="missing-settings">
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

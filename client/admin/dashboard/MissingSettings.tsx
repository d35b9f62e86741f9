import { frDashboard } from '../../text/fr.admin.dashboard.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { Section } from '../page/Section.tsx';
import { useStaff } from '../staff/me.ts';

/** What shoppers do not see, because the shop was not given it. */
export function MissingSettings({ names }: { names: readonly string[] }) {
  const { title, text, complete } = frDashboard.missingSettings;
  const { role } = useStaff();
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
      {role === 'OWNER' ? (
        <ButtonLink variant="secondary" to={adminPaths.settings()}>
          {complete}
        </ButtonLink>
      ) : null}
    </Section>
  );
}

import { frDashboard } from '../../text/admin/dashboard.fr.ts';
import { labelOf } from '../../text/admin/labels.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { Section } from '../page/Section.tsx';
import { useStaff } from '../staff/me.ts';

/** The fields of « Réglages », by the variables of the environment that are their defaults. */
const fields: Readonly<Record<string, string>> = {
  SHOP_LEGAL_NAME: 'legalName',
  SHOP_LEGAL_ADDRESS: 'legalAddress',
  SHOP_ICE: 'ice',
  SHOP_RC: 'rc',
  SHOP_IF: 'taxId',
  SHOP_CNDP: 'cndp',
  SHOP_PHONE: 'phone',
  SHOP_EMAIL: 'email',
};

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
          <li key={name}>{labelOf('field', fields[name] ?? name)}</li>
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

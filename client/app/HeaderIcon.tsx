import { NavLink } from 'react-router-dom';

import { Icon, type IconName } from '../ui/Icon.tsx';

type Props = { to: string; icon: IconName; label: string; count?: number };

export function HeaderIcon({ to, icon, label, count = 0 }: Props) {
  const name = count > 0 ? `${label} ${count}` : label;
  return (
    <NavLink to={to} className="icon-button header__icon" aria-label={name}>
      <Icon name={icon} size={24} />
      {count > 0 ? <span className="header__badge">{count}</span> : null}
    </NavLink>
  );
}

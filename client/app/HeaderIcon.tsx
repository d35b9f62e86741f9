import { useId } from 'react';
import { NavLink } from 'react-router-dom';

import { Icon, type IconName } from '../ui/Icon.tsx';

type Props = {
  to: string;
  icon: IconName;
  label: string;
  count?: number;
  /** What the dot at the icon says; there is none without it. */
  dot?: string | undefined;
};

export function HeaderIcon({ to, icon, label, count = 0, dot }: Props) {
  const dotId = useId();
  const name = count > 0 ? `${label} ${count}` : label;
  return (
    <NavLink
      to={to}
      className="icon-button header__icon"
      aria-label={name}
      aria-describedby={dot && dotId}
    >
      <Icon name={icon} size={24} />
      {count > 0 ? <span className="header__badge">{count}</span> : null}
      {dot ? (
        <span id={dotId} className="header__dot">
          <span className="visually-hidden">{dot}</span>
        </span>
      ) : null}
    </NavLink>
  );
}

import type { ReactNode } from 'react';

type Props = { title: ReactNode; facts: readonly string[]; children: ReactNode };

/** Something of one's own account, such as a session, with what can be done about it. */
export function StaffAccountItem({ title, facts, children }: Props) {
  return (
    <li className="staff-account__item">
      <div className="staff-account__text">
        <p>{title}</p>
        <p className="staff-account__facts">{facts.join(' · ')}</p>
      </div>
      {children}
    </li>
  );
}

import type { ReactNode } from 'react';

import './AccountItem.css';

type Props = { title: ReactNode; facts: readonly string[]; children: ReactNode };

/** Something of the account, such as a session, with what can be done about it. */
export function AccountItem({ title, facts, children }: Props) {
  return (
    <li className="account-item">
      <div>
        <p className="account-item__title">{title}</p>
        <p className="account-item__facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {children}
    </li>
  );
}

import { Link } from 'react-router-dom';

import './TabLinks.css';

type Tab = { label: string; to: string; isCurrent: boolean };

/** Parts of a page, each with its address; scrolls sideways where it is too wide. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tab-links" aria-label={label}>
      <ul className="tab-links__list">
        {tabs.map(({ label: name, to, isCurrent }) => (
          <li key={to}>
            <Link
              ref={isCurrent ? showTab : undefined}
              to={to}
              className="tab-links__tab"
              aria-current={isCurrent ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function showTab(tab: HTMLElement | null) {
  const list = tab?.closest('.tab-links');
  if (tab && list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

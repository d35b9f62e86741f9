import { fr } from '../../text/fr.ts';
import './Loader.css';

/** Says that a page is on its way; tall enough that the footer stays out of sight. */
export function Loader() {
  return (
    <div className="loader">
      <span className="loader__ring" aria-hidden="true" />
      <span className="visually-hidden">{fr.app.loading}</span>
    </div>
  );
}

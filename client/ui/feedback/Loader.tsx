import { frUi } from '../../text/fr.ui.ts';
import './Loader.css';

/** Tall enough to hold the footer out of view. */
export function Loader() {
  return (
    <div className="loader">
      <span className="loader__ring" aria-hidden="true" />
      <span className="visually-hidden">{frUi.loading}</span>
    </div>
  );
}

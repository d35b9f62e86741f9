import { uiTexts } from '../../text/ui.fr.ts';
import './Loader.css';

/** Tall enough to hold the footer out of view. */
export function Loader() {
  return (
    <div className="loader">
      <span className="loader__ring" aria-hidden="true" />
      <span className="visually-hidden">{uiTexts.loading}</span>
    </div>
  );
}

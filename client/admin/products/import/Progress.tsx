import { frImport } from '../../../text/admin/products/import.fr.ts';

/** The bar has no value once all is sent: how long the rest takes is unknown. */
export function Progress({ isTrial, sent }: { isTrial: boolean; sent: number }) {
  const work = isTrial ? frImport.reading : frImport.writing;
  const label = sent < 1 ? frImport.sending : work;
  return (
    <div className="row-3">
      <progress value={sent < 1 ? sent : undefined} max={1} aria-label={label} />
      <span>{label}</span>
    </div>
  );
}

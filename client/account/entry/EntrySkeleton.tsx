import { shopTexts } from '../../text/shop.fr.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

export type EntrySkeletonProps = {
  fields: number;
  /** Below the last field but one: as long as it will be. */
  hint?: string;
  buttons: number;
  hasPasskey?: boolean;
};

export function EntrySkeleton({ fields, hint, buttons, hasPasskey = false }: EntrySkeletonProps) {
  return (
    <div className="entry-page__form" aria-busy="true">
      <p className="visually-hidden">{shopTexts.app.loading}</p>
      {Array.from({ length: fields }, (_, place) => (
        <div key={place} className="field">
          <Skeleton className="entry-page__label" />
          <Skeleton shape="button" className="entry-page__field" />
          {place === fields - 2 && hint && <p className="note">{hint}</p>}
        </div>
      ))}
      <div className="entry-page__buttons">
        {Array.from({ length: buttons }, (_, place) => (
          <Skeleton key={place} shape="button" />
        ))}
        {hasPasskey && <Skeleton shape="button" className="entry-page__passkey" />}
      </div>
    </div>
  );
}

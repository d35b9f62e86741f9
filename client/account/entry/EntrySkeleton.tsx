import { fr } from '../../text/fr.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

type Props = { fields: number; buttons: number };

export function EntrySkeleton({ fields, buttons }: Props) {
  return (
    <div className="entry-page__form">
      <p className="visually-hidden">{fr.app.loading}</p>
      {Array.from({ length: fields }, (_, place) => (
        <div key={place} className="field">
          <Skeleton className="entry-page__label" />
          <Skeleton shape="button" className="entry-page__field" />
        </div>
      ))}
      <div className="entry-page__buttons">
        {Array.from({ length: buttons }, (_, place) => (
          <Skeleton key={place} shape="button" />
        ))}
      </div>
    </div>
  );
}

import { prefix } from '../../page/prefix.ts';
import { Button } from '../../ui/button/Button.tsx';
import { catalogTexts } from '../catalog.fr.ts';
import './CatalogPage.css';

type Props = {
  isDisabled: boolean;
  onMore: () => void;
  /** The address of the rest of the list, without the language's prefix. */
  path: string;
};

/** The button that lengthens a list; without scripts a link to its rest. */
export function MoreProducts({ isDisabled, onMore, path }: Props) {
  return (
    <>
      <Button
        variant="secondary"
        className="catalog__more needs-script"
        disabled={isDisabled}
        onClick={onMore}
      >
        {catalogTexts.more}
      </Button>
      <noscript>
        <a href={prefix + path} rel="next" className="button button--secondary catalog__more">
          {catalogTexts.next}
        </a>
      </noscript>
    </>
  );
}

import { cx } from './cx.ts';
import './PicturePlaceholder.css';

// PicturePlaceholder.css has as many colours.
const tints = 6;

type Props = {
  /** Usually a title that stands beside it as well: it is not read out. */
  text: string;
  className?: string | undefined;
};

/** Fills its box with words on a colour that follows from them; where it is small, with their initial. */
export function PicturePlaceholder({ text, className }: Props) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'picture-placeholder',
        `picture-placeholder--${text.length % tints}`,
        className,
      )}
      // The stylesheet writes them: what is found, read out, copied and translated is the title beside it.
      data-text={text}
      data-initial={Array.from(text)[0]}
    />
  );
}

import { frProducts } from '../../../text/admin/products.fr.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { cx } from '../../../ui/cx.ts';
import { Picture } from '../../../ui/Picture.tsx';
import type { DraftPicture } from '../edit/draft.ts';
import { TextCell } from '../TextCell.tsx';

const { pictures: texts } = frProducts;

type Props = {
  picture: DraftPicture;
  /** The smallest file of it. */
  source: string;
  at: number;
  count: number;
  /** Colours of the product; none if it has no option of colours. */
  colours: readonly string[];
  error: string | undefined;
  isDragged: boolean;
  onChange: (change: Partial<DraftPicture>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragOver: () => void;
  onDragEnd: () => void;
};

export function PictureItem(props: Props) {
  const { picture, source, at, count, colours, error, isDragged } = props;
  const number = at + 1;
  return (
    // Dragging is a convenience: the buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={cx('picture-item', isDragged && 'picture-item--dragged')}
      onDragOver={(event) => {
        // Files are dropped elsewhere.
        if (event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        props.onDragOver();
      }}
      onDrop={(event) => event.preventDefault()}
    >
      {/* Only the picture is a handle: text in the field could not be selected otherwise. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="picture-item__handle"
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', picture.url);
          props.onDragStart();
        }}
        onDragEnd={props.onDragEnd}
      >
        <Picture src={source} alt={picture.alt} className="picture-item__picture" />
        {at === 0 ? <span className="picture-item__mark">{texts.first}</span> : null}
      </div>
      <TextCell
        label={texts.alt(number)}
        value={picture.alt}
        error={error}
        onText={(alt) => props.onChange({ alt })}
      />
      {colours.length === 0 || at === 0 ? null : (
        <select
          className="picture-item__colour"
          aria-label={texts.colour(number)}
          value={picture.value ?? ''}
          onChange={({ target }) => props.onChange({ value: target.value || null })}
        >
          <option value="">{texts.allColours}</option>
          {colours.map((colour) => (
            <option key={colour}>{colour}</option>
          ))}
        </select>
      )}
      <div className="picture-item__buttons">
        <IconButton
          icon="arrow"
          className="picture-item__up"
          label={texts.up(number)}
          aria-disabled={at === 0}
          onClick={() => props.onMove(at - 1)}
        />
        <IconButton
          icon="arrow"
          label={texts.down(number)}
          aria-disabled={number === count}
          onClick={() => props.onMove(at + 1)}
        />
        {/* A product has at least one. */}
        {count > 1 ? (
          <IconButton icon="trash" label={texts.remove(number)} onClick={props.onRemove} />
        ) : null}
      </div>
    </li>
  );
}

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { frShowcase } from '../../text/admin/products/showcase.fr.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/Picture.tsx';
import './PlaceList.css';

const { places: texts } = frShowcase;

export type PlacedItem = {
  id: string;
  title: string;
  /** Null without one. */
  image: string | null;
  note?: ReactNode;
};

type Props = {
  label: string;
  items: readonly PlacedItem[];
  /** Whether more items stand behind those that are shown. */
  hasMore?: boolean;
  /** Puts an item at a place among the others, from 0; null for the end. */
  onMove: (item: PlacedItem, to: number | null) => void;
  onRemove?: (item: PlacedItem) => void;
};

type Step = 'top' | 'up' | 'down' | 'end';

/** A list whose items are dragged, or moved by buttons, which retain the focus. */
export function PlaceList({ label, items, hasMore = false, onMove, onRemove }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ id: string; step: Step } | null>(null);
  /** The order while something is dragged. */
  const [drag, setDrag] = useState<{ id: string; to: number } | null>(null);
  const dragged = drag && items.find(({ id }) => id === drag.id);
  const shown = dragged ? placed(items, dragged, drag.to) : items;

  // The browser forgets the focus of what changes its place.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { id, step } = pressed.current;
    const row = list.current?.querySelector(`[data-id="${CSS.escape(id)}"]`);
    if (row && !row.contains(document.activeElement)) {
      row.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus();
    }
    pressed.current = null;
  });

  const press = (item: PlacedItem, at: number, step: Step) => {
    const isLast = at === items.length - 1 && !hasMore;
    if (step === 'top' || step === 'up' ? at === 0 : isLast) return;
    pressed.current = { id: item.id, step };
    onMove(item, { top: 0, up: at - 1, down: at + 1, end: null }[step]);
  };
  const drop = () => {
    if (dragged && items.indexOf(dragged) !== drag.to) onMove(dragged, drag.to);
    setDrag(null);
  };

  const rowOf = (item: PlacedItem, at: number) => {
    const { id, title, image, note } = item;
    const isFirst = at === 0;
    const isLast = at === shown.length - 1 && !hasMore;
    const button = (step: Step, isOff: boolean) => (
      <IconButton
        icon={step === 'top' || step === 'end' ? 'chevron' : 'arrow'}
        className={`place-item__${step}`}
        label={texts[step](title)}
        data-step={step}
        aria-disabled={isOff}
        onClick={() => press(item, at, step)}
      />
    );
    return (
      // Dragging is a convenience: the buttons do the same.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <li
        key={id}
        data-id={id}
        className={cx('place-item', drag?.id === id && 'place-item--dragged')}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', title);
          setDrag({ id, to: at });
        }}
        onDragOver={(event) => {
          if (!drag) return;
          event.preventDefault();
          if (drag.to !== at) setDrag({ ...drag, to: at });
        }}
        onDrop={(event) => {
          event.preventDefault();
          drop();
        }}
        onDragEnd={() => setDrag(null)}
      >
        <span className="place-item__number">{at + 1}</span>
        {image === null ? null : <Picture src={image} alt="" className="place-item__picture" />}
        <div className="place-item__words">
          <p>
            <bdi>{title}</bdi>
          </p>
          {note}
        </div>
        <div className="place-item__buttons">
          {button('top', isFirst)}
          {button('up', isFirst)}
          {button('down', isLast)}
          {button('end', isLast)}
          {onRemove ? (
            <IconButton icon="trash" label={texts.remove(title)} onClick={() => onRemove(item)} />
          ) : null}
        </div>
      </li>
    );
  };

  return (
    <ol ref={list} className="place-list" aria-label={label}>
      {shown.map(rowOf)}
    </ol>
  );
}

/** Returns the list with an item at a place among the others, from 0; null for the end. */
export function placed<T extends { id: string }>(
  items: readonly T[],
  item: T,
  to: number | null,
): readonly T[] {
  const others = items.filter(({ id }) => id !== item.id);
  return others.toSpliced(to ?? others.length, 0, item);
}

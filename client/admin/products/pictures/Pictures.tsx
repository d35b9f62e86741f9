import { useState } from 'react';

import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { cx } from '../../../ui/cx.ts';
import { announce } from '../../../ui/feedback/Announcer.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Section } from '../../page/Section.tsx';
import { NewPictures } from '../../pictures/NewPictures.tsx';
import type { PictureFiles } from '../../pictures/usePictureFiles.ts';
import type { Editor } from '../edit/useProductForm.ts';
import { TextCell } from '../TextCell.tsx';
import './Pictures.css';
import { useAddPicture } from './useAddPicture.ts';

const { pictures: texts } = frProducts;

/** All pictures in order, the first one being the shop's; and new ones, one after another. */
export function Pictures({ editor, files }: { editor: Editor; files: PictureFiles }) {
  const { base } = editor;
  return (
    <Section title={texts.title} className="surface editor-section">
      <p className="editor-section__help note">{base ? texts.help : texts.saveFirst}</p>
      {base ? (
        <>
          <PictureList editor={editor} />
          <AddedPictures editor={editor} productId={base.id} waiting={files} />
        </>
      ) : null}
    </Section>
  );
}

function PictureList({ editor }: { editor: Editor }) {
  const [dragged, setDragged] = useState<number | null>(null);
  const { base, values: draft, field, errorOf } = editor;
  const { images } = draft;
  const known = new Map(base?.images.map((image) => [image.url, image]));
  const colours = draft.options.find(({ values }) => values.some(({ swatch }) => swatch !== null));

  const move = (from: number, to: number) => {
    const picture = images[from];
    if (!picture || to < 0 || to >= images.length) return;
    editor.change(() => ({ images: images.toSpliced(from, 1).toSpliced(to, 0, picture) }));
    announce(texts.moved(to + 1, images.length));
  };
  const remove = (at: number) => {
    editor.change(() => ({ images: images.toSpliced(at, 1) }));
    announce(texts.removed);
  };

  const itemOf = ({ url, alt, value }: (typeof images)[number], at: number) => {
    const number = at + 1;
    return (
      // Dragging is a convenience: the buttons do the same.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <li
        // The same file may be there twice.
        key={`${url} ${images.slice(0, at).filter((each) => each.url === url).length}`}
        className={cx('picture-item', dragged === at && 'picture-item--dragged')}
        onDragOver={(event) => {
          // Files are dropped elsewhere.
          if (event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          if (dragged === null || dragged === at) return;
          move(dragged, at);
          setDragged(at);
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
            event.dataTransfer.setData('text/plain', url);
            setDragged(at);
          }}
          onDragEnd={() => setDragged(null)}
        >
          <Picture
            src={known.get(url)?.sources.at(-1)?.url ?? url}
            alt={alt}
            className="picture-item__picture"
          />
          {at === 0 ? <span className="picture-item__mark">{texts.first}</span> : null}
        </div>
        <TextCell
          {...field(`images.${at}.alt`)}
          label={texts.alt(number)}
          error={errorOf(`images.${at}.alt`) ?? errorOf(`images.${at}.value`)}
        />
        {colours && at > 0 ? (
          <select
            className="picture-item__colour"
            aria-label={texts.colour(number)}
            value={value ?? ''}
            onChange={({ target }) =>
              editor.change(() => ({
                images: images.with(at, { url, alt, value: target.value || null }),
              }))
            }
          >
            <option value="">{texts.allColours}</option>
            {colours.values.map((colour) => (
              <option key={colour.value}>{colour.value}</option>
            ))}
          </select>
        ) : null}
        <div className="picture-item__buttons">
          <IconButton
            icon="arrow"
            className="picture-item__up"
            label={texts.up(number)}
            aria-disabled={at === 0}
            onClick={() => move(at, at - 1)}
          />
          <IconButton
            icon="arrow"
            label={texts.down(number)}
            aria-disabled={number === images.length}
            onClick={() => move(at, at + 1)}
          />
          {/* A product has at least one. */}
          {images.length > 1 ? (
            <IconButton icon="trash" label={texts.remove(number)} onClick={() => remove(at)} />
          ) : null}
        </div>
      </li>
    );
  };

  return (
    <ol className="pictures" aria-label={texts.list}>
      {images.map(itemOf)}
    </ol>
  );
}

type AddedProps = { editor: Editor; productId: string; waiting: PictureFiles };

function AddedPictures({ editor, productId, waiting }: AddedProps) {
  return <NewPictures waiting={waiting} send={useAddPicture(productId, editor)} />;
}

import { useState } from 'react';

import { frProducts } from '../../../text/admin/products.fr.ts';
import { announce } from '../../../ui/feedback/Announcer.tsx';
import { NewPictures } from '../../pictures/NewPictures.tsx';
import type { PictureFiles } from '../../pictures/usePictureFiles.ts';
import type { DraftPicture } from '../edit/draft.ts';
import type { Editor } from '../edit/useProductForm.ts';
import { PictureItem } from './PictureItem.tsx';
import './Pictures.css';
import { useAddPicture } from './useAddPicture.ts';

const { pictures: texts } = frProducts;

/** All pictures in order, the first one being the shop's; and new ones, one after another. */
export function Pictures({ editor, files }: { editor: Editor; files: PictureFiles }) {
  const { base } = editor;
  return (
    <section className="surface editor-section" aria-labelledby="picture-fields">
      <h2 id="picture-fields">{texts.title}</h2>
      {base ? (
        <>
          <p className="editor-section__help note">{texts.help}</p>
          <PictureList editor={editor} />
          <AddedPictures editor={editor} productId={base.id} waiting={files} />
        </>
      ) : (
        <p className="editor-section__help note">{texts.saveFirst}</p>
      )}
    </section>
  );
}

function PictureList({ editor }: { editor: Editor }) {
  const [dragged, setDragged] = useState<number | null>(null);
  const { base, values: draft, errorOf } = editor;
  const { images } = draft;
  const known = new Map(base?.images.map((image) => [image.url, image]));
  const colours = draft.options.find(({ values }) => values.some(({ swatch }) => swatch !== null));

  const move = (from: number, to: number) => {
    const picture = images[from];
    if (!picture || to < 0 || to >= images.length) return;
    editor.change(() => ({ images: images.toSpliced(from, 1).toSpliced(to, 0, picture) }));
    announce(texts.moved(to + 1, images.length));
  };
  const set = (at: number, change: Partial<DraftPicture>) =>
    editor.change((now) => ({
      images: now.images.map((image, index) => (index === at ? { ...image, ...change } : image)),
    }));
  const remove = (at: number) => {
    editor.change((now) => ({ images: now.images.toSpliced(at, 1) }));
    announce(texts.removed);
  };

  return (
    <ol className="pictures" aria-label={texts.list}>
      {images.map((picture, at) => (
        <PictureItem
          // The same file may be there twice.
          key={`${picture.url} ${images.slice(0, at).filter(({ url }) => url === picture.url).length}`}
          picture={picture}
          source={known.get(picture.url)?.sources.at(-1)?.url ?? picture.url}
          at={at}
          count={images.length}
          colours={colours?.values.map(({ value }) => value) ?? []}
          error={errorOf(`images.${at}.alt`) ?? errorOf(`images.${at}.value`)}
          isDragged={dragged === at}
          onChange={(change) => set(at, change)}
          onMove={(to) => move(at, to)}
          onRemove={() => remove(at)}
          onDragStart={() => setDragged(at)}
          onDragOver={() => {
            if (dragged === null || dragged === at) return;
            move(dragged, at);
            setDragged(at);
          }}
          onDragEnd={() => setDragged(null)}
        />
      ))}
    </ol>
  );
}

type AddedProps = { editor: Editor; productId: string; waiting: PictureFiles };

function AddedPictures({ editor, productId, waiting }: AddedProps) {
  return <NewPictures waiting={waiting} send={useAddPicture(productId, editor)} />;
}

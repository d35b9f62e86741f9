import { useId, useRef, useState } from 'react';

import { NO_PICTURE } from '#shared/catalog/no-picture.ts';
import { useOverlay } from '../../useOverlay.ts';
import { direction } from '../../../ui/writing/writing.fr.ts';
import { productTexts } from '../product.fr.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Picture, type PictureSource } from '../../../ui/Picture.tsx';
import { PicturePlaceholder } from '../../../ui/PicturePlaceholder.tsx';
import './Gallery.css';
import './GalleryThumbnails.css';

const loadViewer = () => import('./PictureViewer.tsx');

type ProductPicture = { url: string; alt: string; sources: readonly PictureSource[] };

type Props = { pictures: readonly ProductPicture[]; title: string };

/** One picture at a time: swiped on touch screens, chosen by its thumbnail everywhere. */
export function Gallery({ pictures, title }: Props) {
  const id = useId();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const enlarge = useRef<HTMLButtonElement>(null);
  const { loaded, isLoading, open, close } = useOverlay('#photo', loadViewer);
  const current = pictures[shown] ?? pictures[0];

  const show = (index: number) => {
    setShown(index);
    const { current: list } = strip;
    // At once: the pictures between would each become the current one.
    list?.scrollTo({ left: direction * index * list.clientWidth, behavior: 'instant' });
  };

  if (current?.url === NO_PICTURE) {
    return <PicturePlaceholder text={title} className="gallery__missing" />;
  }
  return (
    <div className="gallery">
      {pictures.length > 1 ? (
        <GalleryThumbnails id={id} pictures={pictures} shown={shown} onShow={show} />
      ) : null}
      <div className="gallery__stage">
        {/* A click on the picture is a convenience; the button does the same. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <ul
          ref={strip}
          className="gallery__strip"
          aria-label={productTexts.picture.all}
          // What scrolls can be scrolled by arrow keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={pictures.length > 1 ? 0 : undefined}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
            if (clientWidth > 0) setShown(Math.round(direction * (scrollLeft / clientWidth)));
          }}
          onClick={() => {
            // The dialog gives the focus back to it.
            enlarge.current?.focus({ preventScroll: true });
            open();
          }}
        >
          {pictures.map(({ url, alt, sources }, index) => (
            <li
              key={url}
              className="gallery__slide"
              // Of those that lie outside the strip nothing is read.
              inert={index !== shown}
              aria-hidden={index !== shown || undefined}
            >
              <GalleryPicture url={url} alt={alt} sources={sources} isFirst={index === 0} />
            </li>
          ))}
        </ul>
        {/* Outside the slides, of which one after the other is inert: the focus stays. */}
        <IconButton
          ref={enlarge}
          icon="expand"
          label={productTexts.picture.enlarge}
          className="gallery__enlarge"
          aria-busy={isLoading || undefined}
          onClick={open}
        />
      </div>
      {loaded && current ? (
        <loaded.PictureViewer src={current.url} alt={current.alt} title={title} onClose={close} />
      ) : null}
    </div>
  );
}

/** Shows a picture in the gallery's size. The first one loads before all others of the page. */
export function GalleryPicture({
  url,
  alt,
  text,
  sources,
  isFirst,
}: ProductPicture & { text?: string; isFirst: boolean }) {
  return (
    <Picture
      src={url}
      sources={sources}
      sizes="(min-width: 700px) 36rem, 100vw"
      alt={alt}
      text={text}
      priority={isFirst ? 'first' : undefined}
      className="gallery__picture"
    />
  );
}

type GalleryThumbnailsProps = {
  /** Common name of the gallery's radios. */
  id: string;
  pictures: readonly ProductPicture[];
  shown: number;
  onShow: (index: number) => void;
};

function GalleryThumbnails({ id, pictures, shown, onShow }: GalleryThumbnailsProps) {
  return (
    <div className="gallery-thumbnails" role="radiogroup" aria-label={productTexts.picture.all}>
      {pictures.map(({ url, alt, sources }, index) => (
        <label key={url} className="gallery-thumbnails__thumbnail">
          <input
            type="radio"
            name={id}
            value={index}
            checked={index === shown}
            className="gallery-thumbnails__input"
            onChange={() => onShow(index)}
          />
          <span className="visually-hidden">
            {productTexts.picture.nth(index + 1, pictures.length, alt)}
          </span>
          <Picture
            src={url}
            sources={sources}
            sizes="3.25rem"
            alt=""
            className="gallery-thumbnails__picture"
          />
        </label>
      ))}
    </div>
  );
}

import { productTexts } from '../product.fr.ts';
import { Picture, type PictureSource } from '../../../ui/Picture.tsx';
import './GalleryThumbnails.css';

export type GalleryPicture = { url: string; alt: string; sources: readonly PictureSource[] };

type Props = {
  /** Of the gallery: the radios' common name. */
  id: string;
  pictures: readonly GalleryPicture[];
  shown: number;
  onShow: (index: number) => void;
};

export function GalleryThumbnails({ id, pictures, shown, onShow }: Props) {
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

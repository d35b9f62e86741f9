import { shopTexts } from '../../text/shop.fr.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import './gallery/Gallery.css';
import './gallery/GalleryThumbnails.css';
import './ProductSkeleton.css';
import './ProductView.css';

/** Most products have three pictures. */
const THUMBNAILS = [1, 2, 3];

export function ProductSkeleton() {
  return (
    <div className="page">
      <p className="visually-hidden">{shopTexts.app.loading}</p>
      <Skeleton className="product-skeleton__path" />
      <div className="product-view">
        <div className="product-view__frame">
          <div className="gallery">
            <div className="gallery-thumbnails">
              {THUMBNAILS.map((place) => (
                <span key={place} className="gallery-thumbnails__thumbnail">
                  <Skeleton shape="picture" />
                </span>
              ))}
            </div>
            <Skeleton shape="picture" />
          </div>
        </div>
        <div className="product-view__facts">
          <Skeleton />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="button" />
        </div>
      </div>
    </div>
  );
}

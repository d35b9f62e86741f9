import { useState } from 'react';

import { fr } from '../../text/fr.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { PictureViewer } from './PictureViewer.tsx';
import './ProductPicture.css';

type Props = { src: string; alt: string; title: string };

export function ProductPicture({ src, alt, title }: Props) {
  const [isEnlarged, setIsEnlarged] = useState(false);
  return (
    <div className="product-picture">
      <Picture src={src} alt={alt} priority="first" className="product-picture__image" />
      <IconButton
        icon="expand"
        label={fr.product.picture.enlarge}
        className="product-picture__enlarge"
        onClick={() => setIsEnlarged(true)}
      />
      {isEnlarged ? (
        <PictureViewer src={src} alt={alt} title={title} onClose={() => setIsEnlarged(false)} />
      ) : null}
    </div>
  );
}

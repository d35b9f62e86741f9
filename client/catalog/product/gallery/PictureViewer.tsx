import { productTexts } from '../product.fr.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import './PictureViewer.css';
import { useZoom } from './useZoom.ts';

type Props = { src: string; alt: string; title: string; onClose: () => void };

export function PictureViewer({ src, alt, title, onClose }: Props) {
  const { stage, picture, percent, canZoomIn, canZoomOut, zoomIn, zoomOut } = useZoom();
  return (
    <Dialog title={title} className="picture-viewer" onClose={onClose}>
      {/* At a limit a button stays focusable, so that the keys still reach the dialog. */}
      <div className="picture-viewer__tools">
        <IconButton
          icon="plus"
          label={productTexts.picture.zoomIn}
          aria-disabled={!canZoomIn}
          onClick={zoomIn}
        />
        <IconButton
          icon="minus"
          label={productTexts.picture.zoomOut}
          aria-disabled={!canZoomOut}
          onClick={zoomOut}
        />
        <output className="picture-viewer__zoom">{productTexts.picture.zoom(percent)}</output>
        <p className="picture-viewer__hint">{productTexts.picture.hint}</p>
      </div>
      <div ref={stage} className="picture-viewer__stage">
        <img
          ref={picture}
          src={src}
          alt={alt}
          width={400}
          height={500}
          draggable={false}
          className="picture-viewer__picture"
        />
      </div>
    </Dialog>
  );
}

import { productTexts } from '../product.fr.ts';
import { Picture } from '../../../ui/Picture.tsx';
import './Wearers.css';

export type Wearer = {
  /** Centimetres. */
  stature: number;
  alt: string;
  note: string;
  /** One, in the colour of the variant. */
  pictures: readonly { url: string }[];
};

/** Chosen without script: each radio shows the figure behind it. */
export function Wearers({ wearers }: { wearers: readonly Wearer[] }) {
  return (
    <fieldset className="wearers">
      <legend>{productTexts.sections.wearers.legend}</legend>
      {wearers.map(({ stature, alt, note, pictures }, index) => {
        const [picture] = pictures;
        return (
          <div key={stature} className="wearers__one">
            <label className="wearers__stature">
              <input type="radio" name="stature" defaultChecked={index === 1} />
              <span>{productTexts.sections.wearers.metres(stature)}</span>
            </label>
            {picture ? (
              <figure className="wearers__figure">
                <Picture src={picture.url} alt={alt} />
                <figcaption>{note}</figcaption>
              </figure>
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}

import type { Shape } from '../silhouette/silhouette.rules.ts';
import type { Audience, ColorFamily } from '#shared/catalog/product-traits.ts';
import type { Occasion } from '../occasion/occasion.rules.ts';
import type { AlterationInput } from '../alteration/alteration.rules.ts';
import type {
  FrameRecord,
  PlainField,
  ProductRecord,
  ProductTranslation,
  VariantCode,
} from '../catalog.store.ts';

/** Omitted, or null: a value that is cleared. */
export type Given<T> = T | null | undefined;

export interface OptionInput {
  readonly name: string;
  readonly values: ReadonlyArray<{ readonly value: string; readonly swatch?: Given<string> }>;
}

export interface VariantInput extends Readonly<Partial<Record<VariantCode, Given<string>>>> {
  /** A new variant has none. */
  readonly id?: Given<string>;
  readonly sku?: Given<string>;
  readonly values: readonly string[];
  readonly ownPrice?: Given<number>;
  readonly ownOriginalPrice?: Given<number>;
  readonly stockOnHand?: Given<number>;
  readonly frame?: Given<FrameRecord>;
}

export interface ImageInput {
  readonly url: string;
  readonly alt: string;
  readonly value?: Given<string>;
}

export interface SilhouetteInput {
  readonly shape: Shape;
  readonly length: number;
  readonly color?: Given<string>;
}

export interface TranslationInput {
  readonly language: ProductTranslation['language'];
  readonly title?: Given<string>;
  readonly description?: Given<string>;
  readonly details?: Given<ReadonlyArray<{ readonly label: string; readonly value: string }>>;
  readonly pictures?: Given<ReadonlyArray<{ readonly french: string; readonly text: string }>>;
}

type PlainInput = { readonly [F in PlainField]?: Given<ProductRecord[F]> };

export interface ProductInput extends PlainInput {
  /** A new product has none. */
  readonly id?: Given<string>;
  readonly categoryName?: Given<string>;
  readonly price?: Given<number>;
  readonly originalPrice?: Given<number>;
  readonly options?: Given<readonly OptionInput[]>;
  readonly variants?: Given<readonly VariantInput[]>;
  readonly details?: Given<ReadonlyArray<{ readonly label: string; readonly value: string }>>;
  readonly occasions?: Given<readonly Occasion[]>;
  readonly colorFamilies?: Given<readonly ColorFamily[]>;
  readonly audience?: Given<readonly Audience[]>;
  readonly kinds?: Given<readonly string[]>;
  readonly sizeGuide?: Given<string>;
  readonly silhouette?: Given<SilhouetteInput>;
  readonly alterations?: Given<readonly AlterationInput[]>;
  readonly images?: Given<readonly ImageInput[]>;
  readonly translations?: Given<readonly TranslationInput[]>;
  /** A new product alone has it. */
  readonly isDraft?: Given<boolean>;
}

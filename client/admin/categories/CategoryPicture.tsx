import { useApolloClient } from '@apollo/client/react';
import type { ComponentProps } from 'react';

import { graphql } from '../../generated/admin/index.ts';
import { frCategories } from '../../text/admin/products/categories.fr.ts';
import { frPictures } from '../../text/admin/products/pictures.fr.ts';
import { shopTexts } from '../../text/shop.fr.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../page/Section.tsx';
import { CARD_WIDTH } from '../pictures/crop.ts';
import { encodePicture, type ChosenPicture } from '../pictures/encodePicture.ts';
import { NewPictures } from '../pictures/NewPictures.tsx';
import type { PictureFiles } from '../pictures/usePictureFiles.ts';
import { useUploadMutation, type Send } from '../pictures/useUpload.ts';
import './CategoryPicture.css';
import { categoriesQuery, type Category } from './categoryTexts.ts';

const setCategoryImageMutation = graphql(`
  mutation AdminSetCategoryImage($id: ID!, $file: Upload!, $alt: String!) {
    payload: setCategoryImage(id: $id, file: $file, alt: $alt) {
      category {
        ...EditedCategory
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const { picture: texts } = frCategories;

type Props = {
  /** Null for a new one. */
  category: Category | null;
  waiting: PictureFiles;
  alt: Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'error' | 'onChange'>;
};

/** The picture, its text, which is saved with the form, and another one, which replaces it at once. */
export function CategoryPicture({ category, waiting, alt }: Props) {
  const send = useSetPicture(category?.id ?? '');
  if (!category) {
    return (
      <Section title={texts.title}>
        <p className="note">{texts.saveFirst}</p>
      </Section>
    );
  }
  return (
    <Section title={texts.title} className="surface admin-form">
      <p className="note">{texts.help}</p>
      <div className="category-picture">
        <Picture src={category.image} alt={category.imageAlt} className="category-picture__image" />
        <Field
          {...alt}
          label={texts.alt}
          hint={frPictures.altHint}
          required
          autoComplete="off"
          className="category-picture__alt"
        />
      </div>
      <NewPictures waiting={waiting} isOne send={send} />
    </Section>
  );
}

function useSetPicture(id: string): Send<ChosenPicture> {
  const { cache } = useApolloClient();
  const send = useUploadMutation(setCategoryImageMutation);
  return async ({ alt, ...picture }, progress) => {
    // The shop shows it in one size, that of a card.
    const [file] = await encodePicture(picture, CARD_WIDTH);
    if (!file) return shopTexts.problems.unexpected;
    const payload = await send({
      variables: { id, alt },
      filesName: 'file',
      files: file,
      ...progress,
    });
    if (typeof payload === 'string') return payload;
    const { category } = payload;
    if (!category) return shopTexts.problems.unexpected;
    cache.updateQuery({ query: categoriesQuery }, (data) => ({
      categories: (data?.categories ?? []).map((each) => (each.id === id ? category : each)),
    }));
    return null;
  };
}

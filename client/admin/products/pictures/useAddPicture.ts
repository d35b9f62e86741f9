import { useApolloClient } from '@apollo/client/react';

import { graphql } from '../../../generated/admin/index.ts';
import { encodePicture, type ChosenPicture } from '../../pictures/encodePicture.ts';
import { useUploadMutation, type Send } from '../../pictures/useUpload.ts';
import { shopTexts } from '../../../text/shop.fr.ts';
import { productQuery } from '../edit/productQuery.ts';
import type { Editor } from '../edit/useProductForm.ts';

const addPictureMutation = graphql(`
  mutation AddProductImage($productId: ID!, $files: [Upload!]!, $alt: String!) {
    payload: addProductImage(productId: $productId, files: $files, alt: $alt) {
      product {
        ...EditedProduct
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/** Returns how a picture is added to the end of the product's, whose draft then shows it. */
export function useAddPicture(productId: string, editor: Editor): Send<ChosenPicture> {
  const client = useApolloClient();
  const send = useUploadMutation(addPictureMutation);
  return async ({ alt, ...picture }, progress) => {
    const files = await encodePicture(picture);
    const variables = { productId, alt };
    const payload = await send({ variables, filesName: 'files', files, ...progress });
    if (typeof payload === 'string') return payload;
    const { product } = payload;
    if (!product) return shopTexts.problems.unexpected;
    const { id } = product;
    client.writeQuery({ query: productQuery, variables: { id }, data: { product } });
    // This tab's own change: others' are found when it is saved, as the version then differs.
    editor.follow(product);
    return null;
  };
}

import { print } from '@apollo/client/utilities';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';

import { shopTexts } from '../../../text/shop.fr.ts';
import { frProducts } from '../../../text/admin/products.fr.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { productQuery, type EditedProduct } from '../edit/productQuery.ts';
import { draftOf } from '../edit/draft.ts';
import { rebase } from '../edit/rebase.ts';
import type { Editor } from '../edit/useEditor.ts';
import type { Crop } from './crop.ts';
import { encodePicture } from './encode.ts';
import { upload } from './upload.ts';

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

type NewPicture = { name: string; bitmap: ImageBitmap; crop: Crop; alt: string };

type Body = {
  data?: {
    payload: { product: EditedProduct | null; userErrors: readonly { message: string }[] };
  } | null;
  errors?: readonly { message: string }[];
};

/** Encodes and uploads a picture. `progress` is null while there is nothing under way. */
export function useAddPicture(productId: string, editor: Editor) {
  const client = useApolloClient();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const send = async ({ bitmap, crop, alt }: NewPicture, signal: AbortSignal) => {
    const files = await encodePicture(bitmap, crop);
    const response = await upload({
      // With the type names that the cache needs.
      query: print(client.cache.transformDocument(addPictureMutation)),
      variables: { productId, alt },
      filesName: 'files',
      files,
      onProgress: setProgress,
      signal,
    });
    // The endpoint's response to this document.
    const { data, errors } = response as Body;
    const { product, userErrors = [] } = data?.payload ?? {};
    const [problem] = userErrors;
    if (problem) return problem.message;
    if (!product || (errors && errors.length > 0)) return shopTexts.problems.unexpected;
    const { id } = product;
    client.writeQuery({ query: productQuery, variables: { id }, data: { product } });
    // This tab's own change: others' are found when it is saved, as the version then differs.
    editor.setState((state) => {
      const { base, draft } = state;
      if (!base || product.version !== base.version + 1) return state;
      return { ...state, base: product, draft: rebase(draftOf(base), draft, product) };
    });
    return null;
  };

  /** Resolves to whether it was added. */
  const add = async (picture: NewPicture) => {
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    setProgress(0);
    try {
      const problem = await send(picture, controller.signal);
      setFailure(problem);
      return problem === null;
    } catch (error) {
      const isCancelled = controller.signal.aborted;
      const reason = error instanceof Error ? error.message : shopTexts.problems.unexpected;
      setFailure(isCancelled ? frProducts.pictures.cancelled : reason);
      return false;
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  return { add, cancel: () => running.current?.abort(), progress, failure };
}

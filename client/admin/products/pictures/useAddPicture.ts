import { useApolloClient } from '@apollo/client/react';
import { print } from '@apollo/client/utilities';
import { useEffect, useRef, useState } from 'react';

import { shopTexts } from '../../../text/shop.fr.ts';
import { frProducts } from '../../../text/admin/products.fr.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { productQuery, type EditedProduct } from '../edit/productQuery.ts';
import { draftOf } from '../edit/draft.ts';
import { rebase } from '../edit/rebase.ts';
import type { Editor } from '../edit/useEditor.ts';
import { cropRectangle, heightOf, widthsOf, type Crop } from './crop.ts';
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

const quality = 0.82;

/**
 * The crop in several widths, largest first, without metadata: WebP, or JPEG where the browser cannot
 * write WebP.
 */
async function encodePicture(bitmap: ImageBitmap, crop: Crop): Promise<File[]> {
  const area = cropRectangle(bitmap, crop);
  const files: File[] = [];
  for (const width of widthsOf(area.width)) {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = heightOf(width);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    // Transparent parts would be black in JPEG.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    const { left, top, width: from, height } = area;
    context.drawImage(bitmap, left, top, from, height, 0, 0, canvas.width, canvas.height);
    files.push(await encode(canvas));
  }
  return files;
}

async function encode(canvas: HTMLCanvasElement) {
  const webp = await blobOf(canvas, 'image/webp');
  // Browsers that cannot write it give PNG.
  const blob = webp?.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg');
  if (!blob) throw new Error('The picture could not be encoded');
  const extension = blob.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([blob], `${canvas.width}.${extension}`, { type: blob.type });
}

function blobOf(canvas: HTMLCanvasElement, type: string) {
  return new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}

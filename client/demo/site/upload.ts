import { adminEndpoint, adminHeaders } from '../../admin/apollo/adminClient.ts';
import { multipartOf, reasonOf, type Upload } from '../../admin/pictures/upload.ts';
import { shopTexts } from '../../text/shop.fr.ts';

export type { Upload };

/** Uses the page's `fetch`, which sends nothing: there is no progress to show before the end. */
export async function upload({ onProgress, signal, ...request }: Upload): Promise<unknown> {
  const response = await fetch(adminEndpoint, {
    method: 'POST',
    headers: { accept: 'application/graphql-response+json, application/json', ...adminHeaders },
    body: multipartOf(request),
    signal,
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new Error(shopTexts.problems.unreachable, { cause: error });
  });
  onProgress(1);
  if (response.status !== 200) throw new Error(reasonOf(response.status));
  return response.json();
}

import { contentTypeOf, storedType } from '../../server/catalog/picture/picture.rules.ts';
import { composeFigure } from '../../server/catalog/silhouette/figures.ts';
import { FIGURE_HEADERS, readFigure } from '../../server/catalog/silhouette/wearers.rules.ts';
import type { Pictures } from '../../server/storage/engine.ts';
import type { DemoRequest, DemoResponse } from './http.ts';

const PATH = /^\/pictures\/([^/]+)$/;

/** Pictures that staff have added, and wearers. Null for other paths, and for pictures that are unknown. */
export async function answerPicture(
  { path }: DemoRequest,
  pictures: Pictures,
): Promise<DemoResponse | null> {
  const [, name = ''] = PATH.exec(path) ?? [];
  const figure = readFigure(name);
  if (figure) {
    const body = await composeFigure(figure);
    return { status: 200, headers: new Headers(FIGURE_HEADERS), body };
  }
  const type = storedType(name);
  const bytes = type && (await pictures.read(name));
  if (!type || !bytes) return null;
  const headers = new Headers({
    'content-type': contentTypeOf(type),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  return { status: 200, headers, body: new Uint8Array(bytes) };
}

import { EVER_NEW } from '../load.ts';
import { checkList, checkOne, checkRest, get, graphql, LIST, ONE } from '../questions.ts';
import type { RunningShop } from '../running.ts';
import { sampleOf, type Sample } from '../sample.ts';

/** What strangers ask: each a list of requests to send by turns. */
export interface Questions {
  readonly list: readonly string[];
  /** The same answer as `list`, asked with other variables every time. */
  readonly renewed: readonly string[];
  readonly ones: readonly string[];
  readonly rest: readonly string[];
  /** The same for somebody who has the answer already; nothing when the shop gives no `ETag`. */
  readonly known: readonly string[];
}

/** One answer of each kind. */
export interface Answers {
  readonly list: Sample;
  readonly one: Sample;
  readonly rest: Sample;
}

/** The questions for a shop's catalogue, and its answers once they were found right field by field. */
export async function requestOnce({ url, products }: RunningShop): Promise<{
  readonly requested: Questions;
  readonly answers: Answers;
}> {
  const first = products.length;
  const all = { includeOutOfStock: true };
  // Every category that there is and one that there never is: other variables, the same products.
  const names = [...new Set(products.map(({ categoryName }) => categoryName)), EVER_NEW];
  const list = graphql(LIST, { first, filter: all });
  const renewed = graphql(LIST, { first, filter: { ...all, categories: names } });
  const ones = products.map(({ id }) => graphql(ONE, { id }));
  const rest = get('/api/products');
  const answers = {
    list: await sampleOf(url, list),
    one: await sampleOf(url, ones[0] ?? ''),
    rest: await sampleOf(url, rest),
  };
  checkList(answers.list, products);
  checkList(await sampleOf(url, renewed), products);
  for (const [n, product] of products.entries()) {
    checkOne(await sampleOf(url, ones[n] ?? ''), product);
  }
  checkRest(answers.rest, products);
  const { etag } = answers.rest.headers;
  const known = etag === undefined ? [] : [get('/api/products', { 'if-none-match': etag })];
  return { requested: { list: [list], renewed: [renewed], ones, rest: [rest], known }, answers };
}

import { BadBody } from '../../server/http/rest/json-body.ts';
import { fr } from '../../server/http/http.fr.ts';
import type { DemoRequest } from './http.ts';

const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** Returns a POST's body. Throws BadBody without a header that no foreign page can send. */
export function sentInSearch({ headers, search }: DemoRequest): unknown {
  if (!PREFLIGHT_HEADERS.some((name) => headers.get(name))) {
    throw new BadBody(400, fr.graphql.needsPreflight);
  }
  const { variables, extensions, ...rest } = Object.fromEntries(new URLSearchParams(search));
  return {
    ...rest,
    ...(variables && { variables: jsonOf(variables) }),
    ...(extensions && { extensions: jsonOf(extensions) }),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadBody(400, fr.rest.badRequest);
  }
}

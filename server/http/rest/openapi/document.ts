import { version } from '../../../../package.json';
import { accountSection } from '../../../account/account.rest.openapi.ts';
import { addressSection } from '../../../address/address.rest.openapi.ts';
import { cartSection } from '../../../cart/cart.rest.openapi.ts';
import { catalogSection } from '../../../catalog/catalog.rest.openapi.ts';
import type { RestSection } from '../../../rest.openapi.ts';
import type { RestRoute } from '../../../rest.route.ts';
import { wishlistSection } from '../../../wishlist/wishlist.rest.openapi.ts';
import { operationOf } from './operation.ts';
import type { OpenApi, Operation } from './openapi.types.ts';
import { headers, responses, schemas, securitySchemes } from './shared.ts';

const sections: readonly RestSection[] = [
  catalogSection,
  accountSection,
  cartSection,
  wishlistSection,
  addressSection,
];

const DESCRIPTION = `The REST API of Belle Vue. GraphQL, at \`/graphql\`, has the same rules and the same data, and more: orders, variants, search. Its schema is \`/schema.graphql\`.

- Bodies and responses are JSON in UTF-8. Unknown properties of a body are ignored.
- Errors are \`{ "errors": ["…"] }\`: messages in French, ready to be shown, one for each wrong field. Nothing is stored then. The header \`X-Error-Code\` has a code for programs.
- Calls under \`/api/user\` need the token of a log-in or sign-up in the \`authorization\` header, alone or after \`Bearer \`.
- HEAD works wherever GET does, OPTIONS everywhere. Another method is a 405 with \`Allow\`, an unknown path a 404.
- An address has a limit of reads and one of writes, see \`RateLimit-Policy\`; beyond them the response is 429 with \`Retry-After\`.
- Prices are texts in dirhams. The shop computes every amount.
- An example of a request and the example of its response have the same name. Bodies that the schema refuses are under \`x-invalid-examples\`.`;

export function describeRest(routes: readonly RestRoute[], publicUrl: string | null): OpenApi {
  const url = publicUrl?.replace(/\/$/, '') ?? '/';
  return {
    openapi: '3.1.0',
    info: {
      title: 'Belle Vue REST API',
      version,
      summary: 'Catalogue, account, cart, wishlist and addresses of the shop Belle Vue',
      description: DESCRIPTION,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Belle-Vue' },
    },
    servers: [{ url, description: 'This shop' }],
    tags: sections.map(({ tag, description }) => ({ name: tag, description })),
    paths: pathsOf(routes),
    components: {
      schemas: Object.assign({}, schemas, ...sections.map((section) => section.schemas)),
      responses,
      headers,
      securitySchemes,
    },
  };
}

function pathsOf(routes: readonly RestRoute[]): OpenApi['paths'] {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = `/api${route.path.replace(':id', '{id}')}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(route) };
  }
  return paths;
}

/** Throws for a route without a description. */
function describe(route: RestRoute): Operation {
  const name = `${route.method} ${route.path}`;
  for (const { tag, operations } of sections) {
    const described = operations[name];
    if (described) return operationOf(route, tag, described);
  }
  throw new Error(`The REST route ${name} has no description`);
}

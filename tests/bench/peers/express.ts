import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBeside, type Beside } from '../beside.ts';
import { installBeside } from './packages.ts';

const PROGRAM = fileURLToPath(new URL('express.mjs', import.meta.url));
const PACKAGES = {
  name: 'express',
  dependencies: {
    '@apollo/server': '^5.5.1',
    '@as-integrations/express5': '^1.1.2',
    express: '^5.1.0',
    graphql: '^16.15.0',
  },
};

/** What the shop answered: `data.products` of a list and `data.setCartQuantity`. */
export interface Answered {
  readonly products: object;
  readonly cart: object;
}

/** Starts plain Apollo Server with Express over the shop's own schema. Throws NotHere. */
export async function startExpress(folder: string, answered: Answered): Promise<Beside> {
  const program = await installBeside(PACKAGES, PROGRAM);
  const spec = join(folder, 'express.json');
  const typeDefs = await readFile('schema.graphql', 'utf8');
  await writeFile(spec, JSON.stringify({ typeDefs, ...answered }));
  return startBeside([program, spec]);
}

// Writes the types of REST for the SDK, and from which files they were made.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const { module, dependencies } = await runnerImport(
  here('../../../server/http/rest/openapi/typescript.ts'),
  {
    configFile: false,
    logLevel: 'error',
  },
);
const text = await format(module.restTypes(), { parser: 'typescript', singleQuote: true });
writeFileSync(here('../generated/rest.ts'), text);
const files = dependencies.map((file) => relative(here('../../..'), file)).toSorted();
writeFileSync(here('../generated/rest.sources.json'), JSON.stringify(files));

// Writes the types of REST for the SDK.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const file = here('../generated/rest.ts');

const { module } = await runnerImport(here('../../../server/http/rest/openapi/typescript.ts'), {
  configFile: false,
  logLevel: 'error',
});
const text = await format(module.restTypes(), { parser: 'typescript', singleQuote: true });
writeFileSync(file, text);

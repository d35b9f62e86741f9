// Writes the types of REST for the SDK; with `--check`, only says whether they are as the description.
import { readFileSync, writeFileSync } from 'node:fs';
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
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('client/sdk/generated/rest.ts is out of date: npm run codegen\n');
  process.exitCode = 1;
}

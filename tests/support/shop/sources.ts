import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SOURCES = ['client', 'server', 'seed', 'schema.graphql', 'codegen.ts', 'tsconfig.json'];
/** Which sources what codegen made is of. */
const DIGESTS = 'dist/digests';
const PACKAGES = ['package.json', 'package-lock.json'];

/** A copy of the shop's sources, for tests to change. */
export interface Sources {
  readonly folder: string;
  read(file: string): Promise<string>;
  edit(file: string, from: string | RegExp, to: string): Promise<void>;
}

export async function copySources(): Promise<Sources> {
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-dev-'));
  for (const name of [...SOURCES, ...PACKAGES, DIGESTS]) {
    await cp(name, join(folder, name), { recursive: true });
  }
  // A folder of its own, because Vite keeps a cache in it.
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir('node_modules')) {
    if (name.startsWith('.vite')) continue;
    await symlink(join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name));
  }
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  return {
    folder,
    read,
    async edit(file, from, to) {
      const before = await read(file);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} has no ${from}`);
      await writeFile(join(folder, file), after);
    },
  };
}

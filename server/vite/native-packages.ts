import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import type { Plugin, Rolldown } from 'vite';

interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface LockFile extends LockedPackage {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/**
 * Writes `package.json` and `package-lock.json` beside the bundle, with what it imports and does not
 * hold: `npm ci` there installs all that the built shop needs, in the versions of `lockFile`.
 */
export function nativePackages(lockFile: string): Plugin {
  return {
    name: 'belle-vue:native-packages',
    apply: 'build',
    generateBundle(_, bundle) {
      // npm writes it as the interface says; anything else fails the build below.
      const lock = JSON.parse(readFileSync(lockFile, 'utf8')) as LockFile;
      const names = importedPackages(bundle);
      const dependencies = Object.fromEntries(
        names.map((name) => [name, locked(lock, name).version]),
      );
      const { name, version } = lock;
      const packages = Object.fromEntries(
        withTheirOwn(lock, names).map((each) => [pathOf(each), locked(lock, each)]),
      );
      this.emitFile({
        type: 'asset',
        fileName: 'package.json',
        source: json({ name, version, private: true, type: 'module', dependencies }),
      });
      this.emitFile({
        type: 'asset',
        fileName: 'package-lock.json',
        source: json({
          name,
          version,
          lockfileVersion: 3,
          requires: true,
          packages: { '': { name, version, dependencies }, ...packages },
        }),
      });
    },
  };
}

function importedPackages(bundle: Rolldown.OutputBundle): readonly string[] {
  const imported = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
  );
  const outside = imported.filter((each) => !(each in bundle) && !isBuiltin(each));
  return Array.from(new Set(outside.map(packageOf))).sort();
}

function packageOf(imported: string): string {
  return imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');
}

const pathOf = (name: string) => `node_modules/${name}`;

function locked({ packages }: LockFile, name: string): LockedPackage {
  const found = packages[pathOf(name)];
  if (!found) throw new Error(`${name} is imported by the bundle and not in the lock file`);
  return found;
}

function withTheirOwn(lock: LockFile, names: readonly string[]): readonly string[] {
  const found = new Set(names);
  for (const name of found) {
    const { dependencies, optionalDependencies } = locked(lock, name);
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) found.add(each);
  }
  return Array.from(found).sort();
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

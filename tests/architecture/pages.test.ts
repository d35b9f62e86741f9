import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '#shared/pages.ts';
import { files, ROOT } from './source-imports.ts';

test.each(Object.entries(pages))(
  'the page « %s » has its file, which exports a component of its name',
  (_, { module }) => {
    const file = `client/${module}`;
    expect(files).toContain(file);
    const component = module.replace(/^.*\/|\.tsx$/g, '');
    expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(
      new RegExp(`^export (?:async )?(?:function|const) ${component}\\b`, 'm'),
    );
  },
);

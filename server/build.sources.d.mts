/** What codegen.ts imports of build.sources.mjs. */
export function filesIn(paths: readonly string[]): readonly string[];
export function documentsIn(code: string): readonly string[];

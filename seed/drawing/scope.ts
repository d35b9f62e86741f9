/**
 * Several garments in one picture would share names (`body`, `sleeve`): each gets its own prefix.
 * The lights belong to the scene with unchanged names.
 */
const shared = new Set(['sheen', 'glow', 'ground', 'cast', 'opening']);

export function scoped(prefix: string, markup: string): string {
  const rename = (name: string) => (shared.has(name) ? name : `${prefix}${name}`);
  return markup
    .replace(/ id="([^"]+)"/g, (_, name: string) => ` id="${rename(name)}"`)
    .replace(/href="#([\w-]+)"/g, (_, name: string) => `href="#${rename(name)}"`)
    .replace(/url\(#([\w-]+)\)/g, (_, name: string) => `url(#${rename(name)})`);
}

import type { Plugin } from 'vite';

/**
 * Writes other characters of the scripts as escapes: for a single one that is not in Latin-1, such as ’,
 * V8 would hold a whole script in two bytes a character.
 */
export function ascii(): Plugin {
  return {
    name: 'belle-vue:ascii',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, escapeOf);
      }
    },
  };
}

const escapeOf = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

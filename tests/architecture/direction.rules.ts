/** A rule that does not turn when a page is read from right to left, by the line of its style sheet. */
export interface Physical {
  readonly line: number;
  readonly declaration: string;
  /** Whether a comment on the line before says why. */
  readonly hasReason: boolean;
}

const SIDES =
  /^(?:margin|padding|inset|scroll-margin|scroll-padding|border-(?:width|style|color))$/;

/** Every declaration that names left or right, or whose values do. */
export function physicalIn(css: string): readonly Physical[] {
  const lines = css.split('\n');
  const bare = css.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...bare.matchAll(/(?<![^\s{;}])([\w-]+)\s*:\s*([^{;}]+)(?=[;}])/g)]
    .filter(([, property = '', value = '']) => isPhysical(property, value.trim()))
    .map(({ 0: declaration, index }) => {
      const line = bare.slice(0, index).split('\n').length;
      return {
        line,
        declaration: declaration.replace(/\s+/g, ' ').trim(),
        hasReason: lines[line - 2]?.trim().endsWith('*/') ?? false,
      };
    });
}

function isPhysical(property: string, value: string): boolean {
  const plain = value.replace(/url\([^)]*\)|'[^']*'|"[^"]*"/g, '');
  return (
    /^(?!--).*(?:^|-)(?:left|right)(?:-|$)/.test(property) ||
    /(?<![\w-])(?:left|right)(?![\w-])/.test(plain) ||
    (SIDES.test(property) && areSidesUnlike(partsOf(plain))) ||
    (property === 'border-radius' && radiiOf(plain).some(areCornersUnlike)) ||
    (!plain.includes('var(--direction)') && pointsSideways(property, plain))
  );
}

const areSidesUnlike = ([, right, , left]: readonly string[]) =>
  left !== undefined && left !== right;

/** Across and, behind a slash, down. */
function radiiOf(value: string): readonly (readonly string[])[] {
  const parts = partsOf(value);
  const slash = parts.indexOf('/');
  return slash < 0 ? [parts] : [parts.slice(0, slash), parts.slice(slash + 1)];
}

/** Compares one to four values: the corners go around from the top left. */
function areCornersUnlike(radii: readonly string[]): boolean {
  const [topLeft = '', topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = radii;
  return topLeft !== topRight || bottomRight !== bottomLeft;
}

/** Moves or shades along the line, without the variable that turns it. */
function pointsSideways(property: string, value: string): boolean {
  const [, moved] = /translate(?:X|3d)?\(\s*([^,]+?)\s*[,)]/.exec(value) ?? [];
  const [shifted = '0'] = property === 'translate' ? partsOf(value) : [];
  return (
    !/^(?:0|none|inherit)$/.test(shifted) ||
    (moved !== undefined && moved !== '0') ||
    /linear-gradient\(\s*-?(?:90|270)deg/.test(value)
  );
}

/** At spaces outside of brackets. */
const partsOf = (value: string): readonly string[] =>
  value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

/** Styles in scripts, which no style sheet can turn. */
export const SIDEWAYS_STYLE =
  /\bstyle(?:=\{\{|\.|\.setProperty\(')[^}\n]*?\b(?:left|right|\w+-(?:left|right)|(?:margin|padding|border|scroll)\w*(?:Left|Right)\w*)\b/;

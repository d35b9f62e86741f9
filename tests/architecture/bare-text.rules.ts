import { Visitor, type ESTree } from 'vite';

type Child = ESTree.JSXChild;
type Element = ESTree.JSXElement | ESTree.JSXFragment;

/** OPTIONAL_TEXT and OPTIONAL come and go; COMPUTED changes; a TEXT stays as it was rendered. */
type Kind = 'TEXT' | 'COMPUTED' | 'OPTIONAL_TEXT' | 'OPTIONAL' | 'OTHER';

/**
 * Returns the lines, from 1, where React holds a text node that a browser's translation may have
 * replaced by its own elements, and needs it later: to insert before it, to remove it, or to change it.
 * A text that is all that is in an element is safe: React then writes the element's content.
 */
export function bareTextsIn(source: string, program: ESTree.Program): readonly number[] {
  const found: number[] = [];
  const look = (element: Element) => {
    const children = element.children.filter((child) => !isLayout(child));
    const kinds = children.map(kindOf);
    const isBare = kinds.some((kind, place) => {
      if (element.type === 'JSXFragment') return isText(kind);
      if (kinds.length === 1 || !isText(kind)) return false;
      return kind !== 'TEXT' || kinds.slice(0, place).includes('OPTIONAL');
    });
    if (isBare) found.push(source.slice(0, element.start).split('\n').length);
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(program);
  return found;
}

const isText = (kind: Kind) => kind !== 'OTHER' && kind !== 'OPTIONAL';

/** Between two lines of JSX, or a comment: nothing is rendered. */
function isLayout(child: Child): boolean {
  if (child.type === 'JSXText') return /^\s*\n\s*$/.test(child.value);
  return child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';
}

function kindOf(child: Child): Kind {
  if (child.type === 'JSXText') return 'TEXT';
  if (child.type !== 'JSXExpressionContainer') return 'OTHER';
  const { expression } = child;
  if (expression.type === 'ConditionalExpression') {
    const branches = [expression.consequent, expression.alternate].map(kindOfExpression);
    if (!branches.some(isText)) return 'OPTIONAL';
    return branches.every(isText) ? 'COMPUTED' : 'OPTIONAL_TEXT';
  }
  if (expression.type === 'LogicalExpression') {
    return isText(kindOfExpression(expression.right)) ? 'OPTIONAL_TEXT' : 'OPTIONAL';
  }
  return expression.type === 'JSXEmptyExpression' ? 'OTHER' : kindOfExpression(expression);
}

/** Does not know of a name alone whether it is a text: the browser's test walks past these. */
function kindOfExpression(expression: ESTree.Expression): Kind {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' && expression.value !== '' ? 'TEXT' : 'OTHER';
    case 'TemplateLiteral':
      return 'COMPUTED';
    case 'MemberExpression':
      return isSentence(expression) ? 'TEXT' : 'OTHER';
    case 'CallExpression':
      return isSentence(expression.callee) && !isList(expression.callee) ? 'COMPUTED' : 'OTHER';
    default:
      return 'OTHER';
  }
}

/** Returns whether it is one of the sentences, or a formatter's. */
function isSentence(expression: ESTree.Expression): boolean {
  if (expression.type === 'Identifier')
    return /[tT]exts$|^format[A-Z]|^fr[A-Z]/.test(expression.name);
  return expression.type === 'MemberExpression' && isSentence(expression.object);
}

const isList = (callee: ESTree.Expression) =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'map';

import { plainTextNames } from './plainTexts.ts';
import type { Problems } from './problems.ts';

/** Fields that show their own problem. */
const withField = [
  new RegExp(`^(?:${plainTextNames.join('|')}|categoryName|price|originalPrice|sizeGuide)$`),
  /^(?:details\.\d+\.(?:label|value)|options\.\d+\.name|images\.\d+\.(?:alt|value))$/,
  /^variants\.\d+\.(?:sku|ownPrice|ownOriginalPrice|gtin|mpn|stock|frame\.\w+)$/,
];

/** What belongs to no field in sight, such as a variant that orders need. */
export function OtherProblems({ problems }: { problems: Problems }) {
  const texts = Object.entries(problems)
    .filter(([path]) => withField.every((pattern) => !pattern.test(path)))
    .map(([, text]) => text);
  if (texts.length === 0) return null;
  return (
    <div className="other-problems" role="alert">
      {[...new Set(texts)].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

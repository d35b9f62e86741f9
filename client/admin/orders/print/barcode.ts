import JsBarcode from 'jsbarcode';

/** The modules of a Code 128: 1 for a bar, 0 for a space. */
export function code128(text: string): string {
  const target: { encodings?: ReadonlyArray<{ data: string }> } = {};
  JsBarcode(target, text, { format: 'CODE128' });
  return target.encodings?.map(({ data }) => data).join('') ?? '';
}

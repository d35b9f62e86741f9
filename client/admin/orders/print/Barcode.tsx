import JsBarcode from 'jsbarcode';

import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import './PrintFrame.css';

/** Modules that stay white at each end, without which scanners do not see where it begins. */
const quiet = 10;
const moduleMm = 0.33;

/** The modules of a Code 128: 1 for a bar, 0 for a space. */
export function code128(text: string): string {
  const target: { encodings?: ReadonlyArray<{ data: string }> } = {};
  JsBarcode(target, text, { format: 'CODE128' });
  return target.encodings?.map(({ data }) => data).join('') ?? '';
}

/** A Code 128 of an order's number, in the size that scanners read well. */
export function Barcode({ number }: { number: string }) {
  const modules = code128(number);
  const bars = Array.from(modules.matchAll(/1+/g), ({ index, 0: { length } }) => ({
    from: quiet + index,
    length,
  }));
  const width = modules.length + 2 * quiet;
  return (
    <figure className="barcode" aria-label={frOrders.print.barcode(number)}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} 1`}
        preserveAspectRatio="none"
        style={{ width: `${width * moduleMm}mm` }}
      >
        <path d={bars.map(({ from, length }) => `M${from} 0h${length}v1h-${length}z`).join('')} />
      </svg>
    </figure>
  );
}

import type { Shop } from '../context.ts';
import { toCollect } from '../order/order.states.ts';
import { findOrdersById } from '../order/staff/staff.service.ts';
import { numberCell, printCsvLines, textCell } from '../shared/csv/csv.ts';
import { nationalPhone } from '../shared/phone.ts';
import { decimalDirhams } from '#shared/money.ts';
import { lineTitle } from '#shared/texts/order.fr.ts';
import { courierColumns } from './shipment.fr.ts';
import { isPickup } from './shipment.rules.ts';

/** Leaves out what shoppers fetch. Throws BadInput. */
export async function courierSheet(
  shop: Pick<Shop, 'store'>,
  orderIds: readonly string[],
  isForExcel: boolean,
): Promise<string> {
  const orders = await findOrdersById(shop, orderIds);
  const rows = orders
    .filter((order) => !isPickup(order))
    .map((order) => {
      const { name, phone, street, postalCode, city } = order.shippingInfo;
      const sold = order.lines.map(
        ({ title, variantTitle, alterations, quantity }) =>
          `${quantity} × ${lineTitle(title, variantTitle, alterations)}`,
      );
      return [
        order.number,
        textCell(name),
        phone === null ? '' : textCell(nationalPhone(phone)),
        textCell(street),
        textCell(postalCode),
        textCell(city),
        textCell(sold.join(', ')),
        numberCell(decimalDirhams(toCollect(order)), isForExcel),
        order.parcelNumber ?? '',
      ];
    });
  return printCsvLines([courierColumns, ...rows], { isForExcel });
}

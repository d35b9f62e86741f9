/**
 * Usual headings of the statements of Moroccan couriers, by column and parted by commas; an earlier one goes before later
 * ones.
 */
export const usualHeadings = {
  parcelNumber:
    'N° colis, code colis, id colis, N° envoi, code envoi, code suivi, N° suivi, tracking number, number tracking, ' +
    'tracking, tracking code, code tracking, tracking id, N° expédition, code expédition, N° bordereau, bordereau, ' +
    'AWB, AWB number, waybill, code barre, code barres, code à barres, barcode, parcel number, parcel, parcel id, ' +
    'parcel code, shipment number, shipment, shipment id, expédition, colis, envoi, référence colis, ref colis, ' +
    'référence, ref, code, ' +
    'رقم الطرد, كود الطرد, رمز الطرد, رقم الشحنة, كود الشحنة, رقم التتبع, كود التتبع, رمز التتبع, رقم الإرسالية, ' +
    'رقم البوليصة, الطرد, الشحنة, الإرسالية',
  amount:
    'CRBT, montant CRBT, COD, montant COD, COD amount, contre remboursement, montant contre remboursement, ' +
    'montant encaissé, encaissé, encaissement, montant collecté, collecté, montant à encaisser, somme encaissée, ' +
    'amount collected, collected amount, collected, cash collected, cash, montant, montant colis, prix colis, prix, ' +
    'valeur, valeur colis, amount, price, value, somme, total colis, total, ' +
    'المبلغ المحصل, المبلغ المستخلص, مبلغ التحصيل, التحصيل, مبلغ الطرد, ثمن الطرد, المبلغ, مبلغ, الثمن, ثمن, السعر, القيمة, ' +
    'الدفع عند الاستلام',
  fee:
    'frais livraison, frais, frais transport, frais port, frais envoi, frais service, frais CRBT, coût livraison, ' +
    'tarif livraison, tarif, prix livraison, commission, livraison, ' +
    'delivery fee, delivery fees, fee, fees, shipping fee, shipping fees, shipping cost, shipping, delivery cost, charges, ' +
    'رسوم التوصيل, رسوم الشحن, مصاريف التوصيل, مصاريف الشحن, تكلفة التوصيل, ثمن التوصيل, سعر التوصيل, الرسوم, رسوم, ' +
    'المصاريف, مصاريف, العمولة, التوصيل',
} as const;

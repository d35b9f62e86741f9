import { loadCheckout as load } from '../../order/checkout/payment/loadCheckout.ts';
import { fileUrl } from './fileUrl.ts';

export const loadCheckout = (scriptUrl: string) => load(fileUrl(scriptUrl));

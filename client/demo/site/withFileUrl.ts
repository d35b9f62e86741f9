import { useShare as useShareOf } from '../../catalog/product/useShare.ts';
import { loadCheckout as load } from '../../order/checkout/payment/loadCheckout.ts';
import { fileUrl } from './fileUrl.ts';

export const useShare = (title: string, path: string) => useShareOf(title, fileUrl(path));

export const loadCheckout = (scriptUrl: string) => load(fileUrl(scriptUrl));

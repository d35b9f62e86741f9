import { useShare as useShareOf } from '../../catalog/product/useShare.ts';
import { fileUrl } from './fileUrl.ts';

export const useShare = (title: string, path: string) => useShareOf(title, fileUrl(path));

import ar from '../../seed/translations/ar.json';
import en from '../../seed/translations/en.json';

export const files: Readonly<Record<string, unknown>> = {
  'translations/ar.json': ar,
  'translations/en.json': en,
};

import { fold } from '#shared/fold.ts';

/** « de Fès », « d’Agadir »: the name of a town or a shop behind « de ». */
export const withDe = (name: string) => (/^[aeiouh]/.test(fold(name)) ? `d’${name}` : `de ${name}`);

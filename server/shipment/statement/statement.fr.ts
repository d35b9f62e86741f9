import { formatMoney } from '#shared/money.format.ts';
import type { SomeSentences } from '../../shared/problem-codes.ts';
import type { Row } from './statement.service.ts';
import type { StatementCase } from './statement.rules.ts';

const columnNames = {
  parcelNumber: 'numéro de colis',
  amount: 'montant encaissé',
  fee: 'frais',
} as const;

const quoted = (text: string) => `«\u00a0${text}\u00a0»`;
const listed = (known: readonly string[]) =>
  known.length === 0
    ? 'Copiez aussi la ligne des titres.'
    : `Le fichier a\u00a0: ${known.map(quoted).join(', ')}. Choisissez la bonne.`;

/** Problems of carriers' statements. */
export const statementProblems = {
  INVALID: {
    STATEMENT_EMPTY: () =>
      'Ce relevé est vide\u00a0: il lui faut une ligne de titres, puis une ligne par colis.',
    STATEMENT_LINES: ({ max }) =>
      `Un relevé a ${max} lignes et 2\u00a0Mo au plus. Partagez le fichier, par exemple semaine par semaine.`,
    STATEMENT_QUOTES: ({ first }) =>
      `Ligne ${first}\u00a0: un guillemet ouvert n’est jamais refermé. Exportez à nouveau en CSV.`,
    STATEMENT_COLUMN: ({ column, known }) =>
      `La colonne ${quoted(columnNames[column])} manque. ${listed(known)}`,
    STATEMENT_NO_COLUMN: ({ text, known }) =>
      `Le fichier n’a pas de colonne ${quoted(text)}. ${listed(known)}`,
    STATEMENT_NUMBER: ({ first }) =>
      `Ligne ${first}\u00a0: le numéro de colis manque. Cette ligne est laissée de côté.`,
    STATEMENT_ABRIDGED: ({ first, text }) =>
      `Ligne ${first}\u00a0: Excel a abrégé ce numéro de colis (${text}). Mettez la colonne au format Texte, puis exportez à nouveau.`,
    STATEMENT_AMOUNT: ({ first, text }) =>
      `Ligne ${first}\u00a0: ${quoted(text)} n’est pas un montant tel que 1\u00a0290,00. Cette ligne est laissée de côté.`,
    STATEMENT_NEGATIVE: ({ first, text }) =>
      `Ligne ${first}\u00a0: ${quoted(text)} est négatif. Un colis est encaissé, ou vaut 0\u00a0: demandez au transporteur ce qu’il retient. Cette ligne est laissée de côté.`,
    UNKNOWN_STATEMENT: () => 'Ce relevé n’existe pas. Déposez le fichier à nouveau.',
    NOT_OUTSTANDING: () =>
      'Rien n’est dû pour ce colis\u00a0: il n’est pas livré, ou son argent a déjà été reversé.',
  },
} as const satisfies SomeSentences;

const money = (amount: number | null) => formatMoney(amount ?? 0);

/** Says what a row is, in words for who works through the statement. */
const caseSentences: Readonly<Record<StatementCase, (row: Row) => string>> = {
  EXACT: () => 'Exact',
  FEE_DIFFERS: ({ fee, expectedFee }) => `Frais de ${money(fee)} au lieu de ${money(expectedFee)}`,
  AMOUNT_DIFFERS: ({ amount, expectedAmount }) => {
    const less = (expectedAmount ?? 0) - amount;
    const difference = less > 0 ? `il manque ${money(less)}` : `${money(-less)} de trop`;
    return `${money(amount)} au lieu de ${money(expectedAmount)}\u00a0: ${difference}`;
  },
  NOT_DELIVERED: ({ parcel, expectedAmount }) =>
    parcel?.order.status === 'SHIPPED' && parcel.exchange === null
      ? `Payé, mais pas encore noté livré (${money(expectedAmount)} attendus)`
      : 'Ce colis n’a pas été livré',
  UNKNOWN_PARCEL: ({ otherCarrier }) =>
    otherCarrier === null
      ? 'Aucun colis de la boutique n’a ce numéro'
      : `Ce colis est chez ${otherCarrier}, pas chez ce transporteur`,
  REPEATED: () => 'Déjà plus haut dans ce relevé',
  ALREADY_SETTLED: ({ isSettledByThis, isSettledByHand }) => {
    if (isSettledByThis) return 'Soldé par ce relevé';
    return isSettledByHand ? 'Soldé à la main' : 'Déjà soldé auparavant';
  },
};

export const caseSentence = (row: Row): string => caseSentences[row.case](row);

/** Columns of the files about statements and what is owed. */
export const statementColumnsFr = [
  'Ligne',
  'Numéro de colis',
  'Commande',
  'Constat',
  'Montant (DH)',
  'Montant attendu (DH)',
  'Frais (DH)',
  'Frais attendus (DH)',
] as const;
export const outstandingColumnsFr = [
  'Transporteur',
  'Commande',
  'Numéro de colis',
  'Livrée le',
  'Jours',
  'Montant (DH)',
] as const;

import { describe, expect, test } from 'vitest';
import {
  alterationDraft,
  alterationInput,
  alterationLine,
  alterationPath,
  alterationProblems,
  newAlteration,
  type DraftAlteration,
} from '../../../client/admin/alterations/alterationDraft.ts';
import { HEM, TAPER } from '../catalog/alteration/records.ts';

/** Returns what the form has of a stored alteration. */
const draftOf = ({ price, translations, ...alteration }: typeof HEM) =>
  alterationDraft({
    ...alteration,
    price: { amount: price },
    translations: [...translations],
  });

const hem = draftOf(HEM);
const problemsOf = (change: Partial<DraftAlteration>) =>
  Object.keys(Object.fromEntries(alterationProblems([hem, { ...hem, ...change }])));

describe('an alteration in a form of the back office', () => {
  test('is typed with decimal commas, and sent as it was', () => {
    expect(hem).toEqual({
      id: 'ourlet',
      title: 'Ourlet',
      titleAR: 'تقصير',
      titleEN: 'Hem',
      price: '0,00',
      days: '2',
      measureName: 'Longueur (cm)',
      measureNameAR: 'الطول (سم)',
      measureNameEN: '',
      min: '90',
      max: '160',
      step: '0,5',
    });
    const { translations, ...rest } = alterationInput(hem);
    expect(rest).toEqual({
      id: 'ourlet',
      title: 'Ourlet',
      price: 0,
      days: 2,
      measure: { name: 'Longueur (cm)', min: 90, max: 160, step: 0.5 },
    });
    expect(translations).toEqual([
      { language: 'AR', title: 'تقصير', measureName: 'الطول (سم)' },
      { language: 'EN', title: 'Hem', measureName: '' },
    ]);
  });

  test('has no measure where nothing of it is typed, and no id before it is saved', () => {
    expect(alterationInput(draftOf(TAPER)).measure).toBeNull();
    const added = alterationInput({ ...newAlteration, title: 'Pince', price: '1 200', days: '3' });
    expect(added).toMatchObject({ title: 'Pince', price: 120_000, days: 3, measure: null });
    expect(added).not.toHaveProperty('id');
  });

  test.each<[string, Partial<DraftAlteration>, string]>([
    ['no price', { price: '' }, 'price'],
    ['a price that is none', { price: 'gratuit' }, 'price'],
    ['no days', { days: '' }, 'days'],
    ['half days', { days: '1,5' }, 'days'],
    ['a measure without its end', { max: '' }, 'max'],
    ['a step that is no number', { step: 'demi' }, 'step'],
    ['a measure in Arabic and no title in Arabic', { titleAR: ' ' }, 'titleAR'],
  ])('is not sent with %s', (_, change, field) => {
    expect(problemsOf(change)).toEqual([`alterations.1.${field}`]);
  });

  test('is sent without a measure, and with eastern digits', () => {
    const none = { measureName: '', measureNameAR: '', min: '', max: '', step: '' };
    expect(problemsOf(none)).toEqual([]);
    expect(problemsOf({ min: '٩٠', price: '٠' })).toEqual([]);
    expect(alterationInput({ ...hem, min: '٩٠' }).measure?.min).toBe(90);
  });

  test('shows each error of the server at its field', () => {
    const paths = [
      'alterations.0.title',
      'alterations.1.id',
      'alterations.1.days',
      'alterations.2.measure.name',
      'alterations.2.measure.step',
      'alterations.0.translations.0.title',
      'alterations.0.translations.1.measureName',
      'alterations',
      'translations.0.title',
    ];
    expect(paths.map(alterationPath)).toEqual([
      'alterations.0.title',
      'alterations.1.title',
      'alterations.1.days',
      'alterations.2.measureName',
      'alterations.2.step',
      'alterations.0.titleAR',
      'alterations.0.measureNameEN',
      'alterations',
      'translations.0.title',
    ]);
  });

  test('reads as one line', () => {
    expect(alterationLine(hem)).toBe(
      'Ourlet\u00a0: 0,00\u00a0DH, 2\u00a0jours, Longueur (cm) de 90 à 160 par 0,5',
    );
    expect(alterationLine(draftOf(TAPER))).toBe(
      'Cintrage de la taille\u00a0: 150,00\u00a0DH, 4\u00a0jours',
    );
  });
});

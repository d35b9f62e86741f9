import {
  colourPairs,
  isColour,
  LEAST_CONTRAST,
  type ShopColours,
} from '#shared/catalog/colours.ts';
import { frIdentity } from '../../../text/admin/settings/identity.fr.ts';
import { cx } from '../../../ui/cx.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Section } from '../../page/Section.tsx';
import { coloursOf, COLOURS, SOFTWARE_COLOURS } from './identityTexts.ts';
import type { IdentityEditor } from './useIdentityForm.ts';

const { colours: texts } = frIdentity;

/** Three colours, with what can be read on what while they are chosen. */
export function IdentityColours({ editor }: { editor: IdentityEditor }) {
  const { values, field, change } = editor;
  const colours = coloursOf(values);
  const put = (next: Record<keyof ShopColours, string>) =>
    change(() => ({
      colours_accent: next.accent,
      colours_ink: next.ink,
      colours_paper: next.paper,
    }));
  return (
    <Section title={texts.title} className="surface admin-form">
      <Checkbox
        label={texts.own}
        checked={colours !== null}
        onChange={({ target: { checked } }) =>
          put(checked ? SOFTWARE_COLOURS : { accent: '', ink: '', paper: '' })
        }
      />
      {colours === null ? null : (
        <>
          {COLOURS.map((colour) => {
            const text = field(`colours_${colour}`);
            const name = texts.names[colour];
            return (
              <Field
                key={colour}
                {...text}
                label={name}
                maxLength={7}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                trailing={
                  <input
                    type="color"
                    className="identity__picker"
                    aria-label={texts.picker(name)}
                    value={isColour(colours[colour]) ? colours[colour] : SOFTWARE_COLOURS[colour]}
                    onChange={text.onChange}
                  />
                }
              />
            );
          })}
          <Contrasts colours={colours} />
        </>
      )}
    </Section>
  );
}

function Contrasts({ colours }: { colours: ShopColours }) {
  if (!COLOURS.every((colour) => isColour(colours[colour]))) return null;
  return (
    <output className="identity__contrasts">
      {colourPairs(colours).map(({ field, on, contrast }) => {
        const isReadable = contrast >= LEAST_CONTRAST;
        const pair = on === 'accent' ? 'button' : field === 'ink' ? 'ink' : 'accent';
        // Rounded down: 4,5 is what is enough.
        const ratio = (Math.floor(contrast * 10) / 10).toLocaleString('fr');
        return (
          <span key={pair} className={cx(!isReadable && 'field__error')}>
            <span>{texts.pairs[pair]}</span> <b>{texts.contrast(ratio, isReadable)}</b>
          </span>
        );
      })}
    </output>
  );
}

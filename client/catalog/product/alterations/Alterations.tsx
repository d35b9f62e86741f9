import { alterationsHash } from '#shared/paths.ts';
import type { Alterations_ProductFragment } from '../../../generated/shop/graphql.ts';
import { alterationTexts as texts } from '../../../text/alterations.fr.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { describeOffered } from '../../../ui/format/offeredAlteration.ts';
import './Alterations.css';
import { MeasureField } from './MeasureField.tsx';
import type { AlterationsState } from './useAlterations.ts';

type Alteration = Alterations_ProductFragment['alterations'][number];

type Props = {
  alterations: readonly Alteration[];
  state: Pick<AlterationsState, 'refusals' | 'values' | 'write'>;
};

export function Alterations({ alterations, state: { refusals, values, write } }: Props) {
  const toggle = (id: string) => {
    const { [id]: ticked, ...others } = values;
    write(ticked === undefined ? { ...values, [id]: null } : others);
  };
  return (
    <fieldset id={alterationsHash.slice(1)} className="alterations">
      <legend className="alterations__title">{texts.title}</legend>
      {alterations.map((alteration) => {
        const { id, measure } = alteration;
        const value = values[id];
        const isTicked = value !== undefined;
        return (
          <div key={id}>
            <Checkbox
              label={describeOffered(alteration)}
              checked={isTicked}
              onChange={() => toggle(id)}
            />
            {isTicked && measure ? (
              <MeasureField
                measure={measure}
                value={value}
                refusals={refusals}
                onRead={(read) => write({ ...values, [id]: read })}
              />
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}

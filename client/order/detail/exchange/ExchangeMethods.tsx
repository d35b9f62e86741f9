import type { ExchangeMethod } from '../../../generated/shop/graphql.ts';
import { Radio } from '../../../ui/form/Radio.tsx';
import { exchangeTexts } from './exchange.fr.ts';
import './ExchangeForm.css';

const texts = exchangeTexts;

const methods: readonly ExchangeMethod[] = ['AT_THE_DOOR', 'SEND_BACK', 'IN_SHOP'];

type Props = { method: ExchangeMethod; onChoose?: (method: ExchangeMethod) => void };

export function ExchangeMethods({ method, onChoose }: Props) {
  return (
    <fieldset className="exchange-form__group">
      <legend className="exchange-form__legend">{texts.method}</legend>
      {methods.map((each) => (
        <Radio
          key={each}
          name="method"
          value={each}
          checked={each === method}
          onChange={() => onChoose?.(each)}
          label={texts.methods[each]}
        />
      ))}
    </fieldset>
  );
}

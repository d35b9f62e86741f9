import { useQuery } from '@apollo/client/react';
import { useId } from 'react';

import { formatMoney } from '#shared/money.format.ts';
import { lineKeyOf } from '#shared/line-key.ts';
import { alterationTitle, lineTitle } from '#shared/texts/order.fr.ts';
import { frOrderChanges } from '../../../text/admin/orders/changes.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Stepper } from '../../../ui/form/Stepper.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { ArticleSearch } from '../articles/ArticleSearch.tsx';
import type { FoundVariant } from '../articles/articles.ts';
import './OrderLinesForm.css';
import { Select } from '../../../ui/form/Select.tsx';
import { graphql } from '../../../generated/admin/index.ts';
import {
  useLinesForm,
  type Article,
  type DraftLine,
  type EditedOrder,
  type LinesForm,
} from './useLinesForm.ts';

const { lines: texts, ...shared } = frOrderChanges;

/** Limit of a cart's line; the server has the same. */
const maxOfOne = 99;

/** Changes the lines of an order in place; what that costs is shown before it is saved. */
export function OrderLinesForm({ order, onClose }: { order: EditedOrder; onClose: () => void }) {
  const { ref, ...form } = useLinesForm(order, onClose);
  const article = useForm({ article: '' }).field('article');
  return (
    <>
      <ul className="order-detail__lines stack-4">
        {form.lines.map((line, at) => (
          <EditedLine key={lineKeyOf(line)} line={line} error={form.errorAt(at)} form={form} />
        ))}
      </ul>
      {/* Outside of the form, which Enter would send. */}
      <ArticleSearch field={article} onAdd={(found) => form.add(articleOf(found))} />
      <Form ref={ref} isBusy={form.isSaving} onSubmit={form.save}>
        <Difference form={form} />
        <FormProblem text={form.problem} />
        <div className="order-lines-form__buttons row-2">
          <Button type="submit" disabled={form.isSaving}>
            {shared.save}
          </Button>
          <Button variant="quiet" onClick={form.close}>
            {shared.cancel}
          </Button>
        </div>
      </Form>
    </>
  );
}

function articleOf({ product, size, line }: FoundVariant): Article {
  const { variantId, image, price } = line;
  const { id: productId, title } = product;
  return { productId, variantId, variantTitle: size, title, image, alterations: [], price };
}

type LineProps = { line: DraftLine; error: string | undefined; form: LinesForm };

function EditedLine({ line, error, form }: LineProps) {
  const noteId = useId();
  const { title, variantTitle, alterations, quantity, price } = line;
  const id = lineKeyOf(line);
  const name = lineTitle(title, variantTitle, alterations);
  return (
    <li className="order-detail__line" aria-describedby={error ? noteId : undefined}>
      <Picture src={line.image} alt="" className="order-detail__picture" />
      <div className="order-detail__article">
        <p className="order-detail__title">{title}</p>
        <SizeChoice line={line} onChange={(variant) => form.replace(id, variant)} />
        {alterations.map((each) => (
          <p key={each.id}>{`+ ${alterationTitle(each)}`}</p>
        ))}
        <div className="order-lines-form__quantity">
          <Stepper
            label={texts.quantity(name)}
            less={texts.less(name)}
            more={texts.more(name)}
            quantity={quantity}
            most={maxOfOne}
            onStep={(step) => form.step(id, step)}
          />
          {form.lines.length > 1 ? (
            <IconButton icon="trash" label={texts.remove(name)} onClick={() => form.remove(id)} />
          ) : null}
        </div>
        {error ? (
          <p id={noteId} className="field__error">
            {error}
          </p>
        ) : null}
      </div>
      <strong className="order-detail__sum">{formatMoney(price * quantity)}</strong>
    </li>
  );
}

const signed = (amount: number) => `${amount > 0 ? '+' : ''}${formatMoney(amount)}`;

function Difference({ form: { base, preview } }: { form: LinesForm }) {
  if (!preview) return null;
  const before = base.payable.amount;
  const payable = preview.payable.amount;
  const shipping = preview.shipping.amount;
  const { discountCode } = preview;
  const refund = preview.refundDue.amount - base.refundDue.amount;
  return (
    <output className="order-lines-form__difference">
      <span>
        {texts.before} <s>{formatMoney(before)}</s>
      </span>
      <span>
        {texts.after} <strong>{formatMoney(payable)}</strong>
        {shipping > 0 ? <span>{` ${texts.shipping(formatMoney(shipping))}`}</span> : null}
      </span>
      {discountCode && discountCode.saving.amount > 0 ? (
        <span>{texts.code(discountCode.code, formatMoney(-discountCode.saving.amount))}</span>
      ) : null}
      <span>{payable === before ? texts.same : texts.difference(signed(payable - before))}</span>
      {refund > 0 ? <span>{texts.refund(formatMoney(refund))}</span> : null}
    </output>
  );
}

const variantsQuery = graphql(`
  query AdminOrderedVariants($id: ID!) {
    product(id: $id) {
      id
      variants {
        id
        title
        values
        quantityAvailable
        price {
          amount
        }
      }
    }
  }
`);

/** Shows nothing for a product of one form, or one that is no longer sold. */
function SizeChoice({ line, onChange }: { line: DraftLine; onChange: (article: Article) => void }) {
  const { data } = useQuery(variantsQuery, { variables: { id: line.productId } });
  const variants = data?.product?.variants ?? [];
  if (variants.length < 2) {
    return line.variantTitle === null ? null : <p>{line.variantTitle}</p>;
  }
  return (
    <Select
      label={texts.size(line.title)}
      className="order-lines-form__size"
      value={line.variantId}
      onChange={({ target }) => {
        const chosen = variants.find(({ id }) => id === target.value);
        if (!chosen) return;
        const { id: variantId, title: variantTitle, price } = chosen;
        const altered = line.alterations.reduce((sum, each) => sum + each.price.amount, 0);
        onChange({ ...line, variantId, variantTitle, price: price.amount + altered });
      }}
    >
      {variants.map(({ id, title, quantityAvailable }) => (
        <option key={id} value={id}>
          {quantityAvailable === null ? title : `${title} (${texts.left(quantityAvailable)})`}
        </option>
      ))}
    </Select>
  );
}

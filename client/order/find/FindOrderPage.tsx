import { PageCard } from '../../page/PageCard.tsx';
import { orderTexts } from '../order.fr.ts';
import { Service } from '../Service.tsx';
import { FindOrderForm } from './FindOrderForm.tsx';
import './FindOrderPage.css';

export function FindOrderPage() {
  const { title, text, help } = orderTexts.find;
  return (
    <PageCard title={title}>
      <p className="page-card__text">{text}</p>
      <FindOrderForm />
      <Service text={help} className="find-order__help" />
    </PageCard>
  );
}

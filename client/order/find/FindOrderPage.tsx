import { DocumentHead } from '../../page/DocumentHead.tsx';
import { orderTexts } from '../order.fr.ts';
import { Service } from '../Service.tsx';
import { FindOrderForm } from './FindOrderForm.tsx';
import './FindOrderPage.css';

export function FindOrderPage() {
  const { title, text, help } = orderTexts.find;
  return (
    <div className="page find-order">
      <DocumentHead title={title} />
      <div className="surface find-order__card">
        <h1 className="find-order__title">{title}</h1>
        <p className="find-order__text">{text}</p>
        <FindOrderForm />
        <Service text={help} className="find-order__help" />
      </div>
    </div>
  );
}
